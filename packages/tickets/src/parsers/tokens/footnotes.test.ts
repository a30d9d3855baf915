import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';

const roles = (...lines: string[]) =>
  tokenize(lines).flatMap((token) => (token.kind === 'date' ? [token.role] : []));

describe('withMarkedArrivals', () => {
  it('takes a marked day for the one of arrival where a note says so', () => {
    const note = '**This flight arrives on a different day than it departs';
    expect(roles('Wed, 10FEB', 'DELTA 159', '**Thu 11FEB', note)).toEqual([undefined, 'arrival']);
    const other = '**Indicates a different arrival date than departure date';
    expect(roles('6:15pm **Sun 14FEB', other)).toEqual(['arrival']);
    expect(roles('* 16 Oct', '* Llega al día siguiente')).toEqual(['arrival']);
  });

  it.each([
    ['without a note', ['**Thu 11FEB', '* Times are local']],
    ['with another mark', ['*Thu 11FEB', '** Arrives the next day']],
    ['of a day without a mark', ['Thu 11FEB', '* Arrives the next day']],
  ])('says nothing %s', (_, lines) => {
    expect(roles(...lines)).toEqual([undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import type { PartialDate } from '../../document.ts';
import { findDates } from '../../atoms/date.ts';
import { follows } from './follows.ts';

function date(text: string): PartialDate {
  const [hit] = findDates(text);
  if (!hit) throw new Error(`no date: ${text}`);
  return hit.value;
}

describe('follows', () => {
  it.each([
    ['28 Feb', '1 Mar'],
    ['29 Feb', '1 Mar'],
    ['30 Apr', '1 May'],
    ['31 Dec', '1 Jan'],
    ['31 Dec 2026', '1 Jan 2027'],
    ['1 Jan', '31 Dec'],
    ['1 Jan 2027', '31 Dec 2026'],
    ['10 May', '9 May'],
    ['10 May', '13 May'],
    ['03/04/2027', '5 Mar 2027'],
  ])('%s may be followed by an arrival on %s', (departure, arrival) => {
    expect(follows(date(departure), date(arrival))).toBe(true);
  });

  it.each([
    ['10 May', '8 May'],
    ['10 May', '14 May'],
    ['10 May 2026', '11 May 2027'],
    ['31 Dec 2026', '1 Jan 2026'],
    ['1 Mar', '27 Feb'],
  ])('%s is not followed by an arrival on %s', (departure, arrival) => {
    expect(follows(date(departure), date(arrival))).toBe(false);
  });
});

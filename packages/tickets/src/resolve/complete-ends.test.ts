import { describe, expect, it } from 'vitest';
import type { Found, LegDraft } from '../document.ts';
import { completeEnds } from './complete-ends.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const leg = (number: string, from: string, to: string): LegDraft => ({
  flightNumber: found(number),
  ...(from === '' ? {} : { from: found(from) }),
  ...(to === '' ? {} : { to: found(to) }),
});
const routes = (legs: readonly LegDraft[]) =>
  completeEnds(legs).map(({ from, to }) => `${from?.value ?? ''}-${to?.value ?? ''}`);

describe('completeEnds', () => {
  it.each<[string, LegDraft[], string[]]>([
    ['the way back', [leg('LJ25', 'ICN', 'CEB'), leg('LJ26', '', 'ICN')], ['ICN-CEB', 'CEB-ICN']],
    ['the way there', [leg('LJ25', 'ICN', ''), leg('LJ26', 'CEB', 'ICN')], ['ICN-CEB', 'CEB-ICN']],
    [
      'where the one before ended',
      [leg('LH99', 'MUC', 'FRA'), leg('LH1166', '', 'LIS')],
      ['MUC-FRA', 'FRA-LIS'],
    ],
    [
      'where the next one starts',
      [leg('LH99', 'MUC', ''), leg('LH1166', 'FRA', 'LIS')],
      ['MUC-FRA', 'FRA-LIS'],
    ],
    ['nothing of a lone flight', [leg('LH99', 'MUC', '')], ['MUC-']],
    [
      'no flight to where it starts',
      [leg('LH99', '', 'MUC'), leg('LH80', 'MUC', 'FRA')],
      ['-MUC', 'MUC-FRA'],
    ],
  ])('concludes %s', (_, legs, expected) => {
    expect(routes(legs)).toEqual(expected);
  });

  it.each([
    ['Lisboa', 'Lisboa'],
    ['Barcelona', undefined],
  ])('takes %s, where the next one starts, unless it is where it left', (name, toName) => {
    const back: LegDraft = { ...leg('TP1040', '', 'BCN'), fromName: found(name) };
    const [there] = completeEnds([leg('VY1250', 'BCN', ''), back]);
    expect(there?.toName?.value).toBe(toName);
  });

  it('concludes no end of the same name as the other', () => {
    const there: LegDraft = { ...leg('TK2008', '', ''), fromName: found('이스탄불') };
    const back: LegDraft = { ...leg('TK90', '', 'ICN'), fromName: found('이스탄불') };
    expect(completeEnds([there, back])[0]?.toName).toBeUndefined();
  });

  it('says that it is a conclusion', () => {
    const [, back] = completeEnds([leg('LJ25', 'ICN', 'CEB'), leg('LJ26', '', 'ICN')]);
    expect(back?.from?.foundBy).toBe('inferred');
  });
});

import { describe, expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../document.ts';
import { completeEnds } from './complete-ends.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const segment = (number: string, from: string, to: string): SegmentDraft => ({
  flightNumber: found(number),
  ...(from === '' ? {} : { from: found(from) }),
  ...(to === '' ? {} : { to: found(to) }),
});
const routes = (segments: readonly SegmentDraft[]) =>
  completeEnds(segments).map(({ from, to }) => `${from?.value ?? ''}-${to?.value ?? ''}`);

describe('completeEnds', () => {
  it.each<[string, SegmentDraft[], string[]]>([
    [
      'the way back',
      [segment('LJ25', 'ICN', 'CEB'), segment('LJ26', '', 'ICN')],
      ['ICN-CEB', 'CEB-ICN'],
    ],
    [
      'the way there',
      [segment('LJ25', 'ICN', ''), segment('LJ26', 'CEB', 'ICN')],
      ['ICN-CEB', 'CEB-ICN'],
    ],
    [
      'where the one before ended',
      [segment('LH99', 'MUC', 'FRA'), segment('LH1166', '', 'LIS')],
      ['MUC-FRA', 'FRA-LIS'],
    ],
    [
      'where the next one starts',
      [segment('LH99', 'MUC', ''), segment('LH1166', 'FRA', 'LIS')],
      ['MUC-FRA', 'FRA-LIS'],
    ],
    ['nothing of a lone flight', [segment('LH99', 'MUC', '')], ['MUC-']],
    [
      'no flight to where it starts',
      [segment('LH99', '', 'MUC'), segment('LH80', 'MUC', 'FRA')],
      ['-MUC', 'MUC-FRA'],
    ],
  ])('concludes %s', (_, segments, expected) => {
    expect(routes(segments)).toEqual(expected);
  });

  it.each([
    ['Lisboa', 'Lisboa'],
    ['Barcelona', undefined],
  ])('takes %s, where the next one starts, unless it is where it left', (name, toName) => {
    const back: SegmentDraft = { ...segment('TP1040', '', 'BCN'), fromName: found(name) };
    const [there] = completeEnds([segment('VY1250', 'BCN', ''), back]);
    expect(there?.toName?.value).toBe(toName);
  });

  it('concludes no end of the same name as the other', () => {
    const there: SegmentDraft = { ...segment('TK2008', '', ''), fromName: found('이스탄불') };
    const back: SegmentDraft = { ...segment('TK90', '', 'ICN'), fromName: found('이스탄불') };
    expect(completeEnds([there, back])[0]?.toName).toBeUndefined();
  });

  it('says that it is a conclusion', () => {
    const [, back] = completeEnds([segment('LJ25', 'ICN', 'CEB'), segment('LJ26', '', 'ICN')]);
    expect(back?.from?.foundBy).toBe('inferred');
  });
});

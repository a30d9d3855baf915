import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../document.ts';
import { addCountedDurations } from './counted-durations.ts';

const found = (value: string, line?: number): Found<string> => ({
  value,
  snippet: value,
  foundBy: 'shapes',
  ...(line === undefined ? {} : { line }),
});
const LISTED = '- 1구간 비행시간 12시간 45분, 4구간 비행시간 10시간 0분';
const read = (segments: readonly SegmentDraft[], ...lines: string[]) =>
  addCountedDurations(segments, lines).map(({ durationMin }) => durationMin?.value);

it('gives lengths to the flights by the numbers of their rows', () => {
  const segments = [{ flightNumber: found('LO98', 1) }, { flightNumber: found('LO97', 2) }];
  expect(read(segments, '1     LO098  10:05', '4     LO097  15:30', LISTED)).toEqual([765, 600]);
});

it('gives them by the place among the flights where rows have no numbers', () => {
  expect(read([{}, {}, {}, {}], LISTED)).toEqual([765, undefined, undefined, 600]);
});

it('leaves the length that a flight has, and lines that count no flights', () => {
  const durationMin = { value: 60, snippet: '1h', foundBy: 'shapes' as const };
  expect(read([{ durationMin }], LISTED)).toEqual([60]);
  expect(read([{}], '구간 요금 1,000원, 비행시간 12시간 45분')).toEqual([undefined]);
});

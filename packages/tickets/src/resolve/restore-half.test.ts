import { findAirport } from '@ooo/atlas/airports';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { WallTime } from '@ooo/domain/shared/wall-time.schema';
import { describe, expect, it } from 'vitest';
import type { Found, TravelDocument } from '../document.ts';
import type { ResolvedSegment } from './resolved-segment.ts';
import { restoreHalves } from './restore-half.ts';

const TEXT = '오후 1:55   서울/인천 ICN\n오후 3:45   오사카/간사이 KIX';
const found = <T>(value: T, snippet: string): Found<T> => ({ value, snippet, foundBy: 'shapes' });

function picture(text = TEXT, isRecognised = true): TravelDocument {
  return {
    kind: 'image',
    text,
    lines: text.split('\n'),
    structured: [],
    receivedOn: CalendarDate.parse('2027-02-01'),
    receivedOnKnown: true,
    printed: [{ text, words: [], page: 1, isRecognised }],
    notices: [],
  };
}

/** An hour and 50 minutes. */
function toOsaka(
  departs: readonly [time: string, snippet: string],
  arrives: readonly [time: string, snippet: string],
  durationMin = 110,
): ResolvedSegment {
  return {
    from: findAirport('ICN'),
    to: findAirport('KIX'),
    draft: {
      departureDate: found({ day: 5, month: 3, year: 2027 }, '2027. 3. 5.'),
      departureTime: found(WallTime.parse(departs[0]), departs[1]),
      arrivalTime: found(WallTime.parse(arrives[0]), arrives[1]),
      durationMin: found(durationMin, '1시간 50분'),
    },
  };
}

const times = (segment: ResolvedSegment, document = picture()): (string | undefined)[] =>
  restoreHalves([segment], document).flatMap(({ draft }) => [
    draft.departureTime?.value,
    draft.arrivalTime?.value,
  ]);

describe('restoreHalves', () => {
  it('finds the half of a departure from the printed length', () => {
    const segment = toOsaka(['01:55', 'QF 1:55   서울'], ['15:45', '오후 3:45   오사카']);
    expect(times(segment)).toEqual(['13:55', '15:45']);
    expect(restoreHalves([segment], picture())[0]?.draft.departureTime?.foundBy).toBe('inferred');
  });

  it.each([
    ['an arrival', ['13:55', '오후 1:55 서울'], ['03:45', '3:45'], ['13:55', '15:45']],
    ['an hour after midnight', ['12:10', '12:10'], ['02:00', '오전 2:00'], ['00:10', '02:00']],
    ['English times', ['01:55', '1:55 ICN'], ['15:45', '3:45 PM'], ['13:55', '15:45']],
  ] as const)('finds the half of %s', (_, departs, arrives, expected) => {
    expect(times(toOsaka(departs, arrives))).toEqual(expected);
  });

  it.each([
    ['that agree', toOsaka(['13:55', '1:55'], ['15:45', '오후 3:45'])],
    ['that both lack it', toOsaka(['01:55', '1:55'], ['03:45', '3:45'], 830)],
    ['that both have it', toOsaka(['01:55', '오전 1:55'], ['15:45', '오후 3:45'])],
    ['that differ by less', toOsaka(['01:55', '1:55'], ['15:45', '오후 3:45'], 200)],
  ])('leaves times %s', (_, segment) => {
    const { departureTime, arrivalTime } = segment.draft;
    expect(times(segment)).toEqual([departureTime?.value, arrivalTime?.value]);
  });

  it.each([
    ['text', picture(TEXT, false)],
    ['a picture with the hours of a whole day', picture('13:55 ICN\n15:45 KIX')],
  ])('leaves the times of %s', (_, document) => {
    const segment = toOsaka(['01:55', '1:55'], ['15:45', '15:45']);
    expect(times(segment, document)).toEqual(['01:55', '15:45']);
  });
});

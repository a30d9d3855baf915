import { describe, expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { segmentsOfDirection, DIRECTION_WORDS, directionOf } from './directions.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const segment = (from: string, to: string): SegmentDraft => ({ from: found(from), to: found(to) });
const read = (text: string) => {
  const match = new RegExp(DIRECTION_WORDS, 'iu').exec(text);
  return match ? directionOf(match.groups) : undefined;
};

describe('the words of a direction', () => {
  it.each([
    ['Outbound', 'there'],
    ['Going out', 'there'],
    ['ida', 'there'],
    ['가는편', 'there'],
    ['Coming back', 'back'],
    ['Regreso', 'back'],
    ['오는 편', 'back'],
    ['출국', 'there'],
    ['귀국편', 'back'],
    ['구간2', 1],
    ['Flight 1', 0],
    ['Inside', undefined],
    ['Flight 12', undefined],
    ['Vidal', undefined],
  ])('%s is %s', (text, direction) => {
    expect(read(text)).toBe(direction);
  });
});

describe('segmentsOfDirection', () => {
  const round = [
    segment('SCL', 'LIM'),
    segment('LIM', 'CUZ'),
    segment('CUZ', 'LIM'),
    segment('LIM', 'SCL'),
  ];

  it('halves a round trip', () => {
    expect(segmentsOfDirection(round, 'there')).toEqual([0, 1]);
    expect(segmentsOfDirection(round, 'back')).toEqual([2, 3]);
    expect(segmentsOfDirection(round, 3)).toEqual([3]);
  });

  it.each<[string, readonly [month: number, day: number][], readonly number[]]>([
    [
      'behind the longest stay',
      [
        [4, 6],
        [4, 9],
        [4, 9],
      ],
      [1, 2],
    ],
    [
      'behind a turn of the year',
      [
        [12, 30],
        [12, 31],
        [1, 9],
      ],
      [2],
    ],
    [
      'of which nobody knows where it begins',
      [
        [4, 6],
        [4, 9],
        [4, 12],
      ],
      [],
    ],
  ])('finds the return %s', (_, days, back) => {
    const segments = [segment('CPH', 'LIS'), segment('LIS', 'FRA'), segment('FRA', 'CPH')].map(
      (one, at) => {
        const [month = 1, day = 1] = days[at] ?? [];
        return Object.assign(one, { departureDate: { ...found(''), value: { month, day } } });
      },
    );
    expect(segmentsOfDirection(segments, 'back')).toEqual(back);
  });

  it('takes another city of the country that was left for the end of a journey', () => {
    const open = [segment('MAN', 'MUC'), segment('ZAG', 'LHR')];
    expect(segmentsOfDirection(open, 'back')).toEqual([1]);
    expect(segmentsOfDirection([segment('MAN', 'LHR'), segment('LHR', 'EDI')], 'back')).toEqual([]);
  });

  it('knows no way back of an open one, and no flight that is not there', () => {
    expect(segmentsOfDirection(round.slice(0, 3), 'back')).toEqual([]);
    expect(segmentsOfDirection(round, 4)).toEqual([]);
    expect(segmentsOfDirection(round.slice(0, 1), 'there')).toEqual([0]);
  });
});

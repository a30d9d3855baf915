import { describe, expect, it } from 'vitest';
import type { Found, LegDraft } from '../../../document.ts';
import { legsOfWay, WAY_WORDS, wayOf } from './ways.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const leg = (from: string, to: string): LegDraft => ({ from: found(from), to: found(to) });
const read = (text: string) => {
  const match = new RegExp(WAY_WORDS, 'iu').exec(text);
  return match ? wayOf(match.groups) : undefined;
};

describe('the words of a way', () => {
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
  ])('%s is %s', (text, way) => {
    expect(read(text)).toBe(way);
  });
});

describe('legsOfWay', () => {
  const round = [leg('SCL', 'LIM'), leg('LIM', 'CUZ'), leg('CUZ', 'LIM'), leg('LIM', 'SCL')];

  it('halves a round trip', () => {
    expect(legsOfWay(round, 'there')).toEqual([0, 1]);
    expect(legsOfWay(round, 'back')).toEqual([2, 3]);
    expect(legsOfWay(round, 3)).toEqual([3]);
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
  ])('finds the way back %s', (_, days, back) => {
    const legs = [leg('CPH', 'LIS'), leg('LIS', 'FRA'), leg('FRA', 'CPH')].map((one, at) => {
      const [month = 1, day = 1] = days[at] ?? [];
      return Object.assign(one, { departureDate: { ...found(''), value: { month, day } } });
    });
    expect(legsOfWay(legs, 'back')).toEqual(back);
  });

  it('takes another city of the country that was left for the end of a journey', () => {
    const open = [leg('MAN', 'MUC'), leg('ZAG', 'LHR')];
    expect(legsOfWay(open, 'back')).toEqual([1]);
    expect(legsOfWay([leg('MAN', 'LHR'), leg('LHR', 'EDI')], 'back')).toEqual([]);
  });

  it('knows no way back of an open one, and no flight that is not there', () => {
    expect(legsOfWay(round.slice(0, 3), 'back')).toEqual([]);
    expect(legsOfWay(round, 4)).toEqual([]);
    expect(legsOfWay(round.slice(0, 1), 'there')).toEqual([0]);
  });
});

import { time } from '@ooo/domain/testing/literals';
import { makePoi } from '@ooo/domain/testing/make-trip';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { describe, expect, it } from 'vitest';
import { gridHours, layOutDay, listTravel } from './day-layout.ts';

const visit = (id: number, start: string, duration = 60, coordinates?: Coordinates) =>
  makePoi({
    id,
    startTime: time(start),
    duration,
    location: coordinates ? { coordinates } : {},
  });

const lanesOf = (...pois: ReturnType<typeof visit>[]) =>
  layOutDay(pois).map(({ poi, lane, lanes }) => [poi.id, lane, lanes]);

describe('layOutDay', () => {
  it('keeps one column where nothing overlaps, in the order of the clock', () => {
    expect(lanesOf(visit(2, '11:00'), visit(1, '09:00'))).toEqual([
      [1, 0, 1],
      [2, 0, 1],
    ]);
  });

  it('does not call it an overlap where one ends as the next begins', () => {
    expect(lanesOf(visit(1, '09:00'), visit(2, '10:00'))).toEqual([
      [1, 0, 1],
      [2, 0, 1],
    ]);
  });

  it('stands overlapping visits side by side and uses a column again', () => {
    expect(lanesOf(visit(1, '09:00', 180), visit(2, '09:30', 30), visit(3, '10:30'))).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 1, 2],
    ]);
  });

  it('leaves out what has no time', () => {
    expect(layOutDay([makePoi()])).toEqual([]);
  });
});

describe('listTravel', () => {
  const palace: Coordinates = [126.977, 37.5796];
  const tower: Coordinates = [126.9882, 37.5512];

  const ways = (next: string) =>
    listTravel(layOutDay([visit(1, '09:00', 60, palace), visit(2, next, 60, tower)]));

  it('says how long the way is and whether it fits', () => {
    expect(ways('11:00')).toMatchObject([{ startMin: 600, endMin: 660, isTight: false }]);
    expect(ways('10:05')).toMatchObject([{ isTight: true }]);
    expect(ways('11:00')[0]?.travelMin).toBeGreaterThan(10);
  });

  it('is silent where a place is unknown or visits overlap', () => {
    expect(listTravel(layOutDay([visit(1, '09:00'), visit(2, '11:00', 60, tower)]))).toEqual([]);
    expect(
      listTravel(layOutDay([visit(1, '09:00', 120, palace), visit(2, '10:00', 60, tower)])),
    ).toEqual([]);
  });
});

describe('gridHours', () => {
  it.each([
    ['nothing', [], { from: 8, to: 21 }],
    ['an early start', [visit(1, '05:30')], { from: 5, to: 21 }],
    ['a late end', [visit(1, '22:30', 150)], { from: 8, to: 25 }],
  ])('%s', (_, pois, hours) => {
    expect(gridHours(layOutDay(pois))).toEqual(hours);
  });
});

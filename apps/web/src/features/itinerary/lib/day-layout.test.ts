import { time } from '@ooo/domain/testing/literals';
import { makePoi } from '@ooo/domain/testing/make-trip';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { describe, expect, it } from 'vitest';
import { gridHours, weekHours, layOutDay, listTravel, slotStart } from './day-layout.ts';

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

  it('puts overlapping visits side by side and reuses a column', () => {
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

  const travel = (next: string) =>
    listTravel(layOutDay([visit(1, '09:00', 60, palace), visit(2, next, 60, tower)]));

  it('says how long the travel takes and whether it fits', () => {
    expect(travel('11:00')).toMatchObject([{ startMin: 600, endMin: 660, isTight: false }]);
    expect(travel('10:05')).toMatchObject([{ isTight: true }]);
    expect(travel('11:00')[0]?.travelMin).toBeGreaterThan(10);
  });

  it('says nothing if a place is unknown or visits overlap', () => {
    expect(listTravel(layOutDay([visit(1, '09:00'), visit(2, '11:00', 60, tower)]))).toEqual([]);
    expect(
      listTravel(layOutDay([visit(1, '09:00', 120, palace), visit(2, '10:00', 60, tower)])),
    ).toEqual([]);
  });
});

const bounds = (startMin: number, endMin: number) => ({ startMin, endMin });
const wholeDay = bounds(0, 1440);

describe('gridHours', () => {
  it.each([
    ['nothing', [], wholeDay, { from: 8, to: 21 }],
    ['an early start', [visit(1, '05:30')], wholeDay, { from: 5, to: 21 }],
    ['a late end', [visit(1, '22:30', 150)], wholeDay, { from: 8, to: 25 }],
    ['a landing at noon', [visit(1, '12:00')], bounds(840, 1440), { from: 11, to: 21 }],
    ['a landing in the evening', [visit(1, '17:30')], bounds(1170, 1440), { from: 16, to: 24 }],
    ['a landing before midnight', [visit(1, '23:00')], undefined, { from: 16, to: 24 }],
    ['a flight in the morning', [visit(1, '10:00')], bounds(0, 480), { from: 8, to: 16 }],
    ['a flight in the night', [visit(1, '01:00')], undefined, { from: 1, to: 9 }],
    ['a day that the flights close', [], undefined, { from: 16, to: 24 }],
  ])('%s', (_, pois, open, hours) => {
    expect(gridHours(layOutDay(pois), open)).toEqual(hours);
  });
});

const gridDay = (
  pois: ReturnType<typeof visit>[],
  open: ReturnType<typeof bounds> | undefined,
) => ({
  blocks: layOutDay(pois),
  bounds: open,
});

describe('weekHours', () => {
  it('shows all hours that any of the days needs', () => {
    const days = [
      gridDay([visit(1, '06:15')], wholeDay),
      gridDay([visit(2, '21:30', 90)], wholeDay),
    ];
    expect(weekHours(days)).toEqual({ from: 6, to: 23 });
  });

  it('is not extended by a day that the flights fill', () => {
    expect(weekHours([gridDay([], undefined), gridDay([], wholeDay)])).toEqual({ from: 8, to: 21 });
    expect(weekHours([gridDay([], undefined)])).toEqual({ from: 16, to: 24 });
  });
});

describe('slotStart', () => {
  it.each([
    ['a free hour', wholeDay, 9, 540],
    ['the hour in which the day opens', bounds(1170, 1440), 19, 1170],
    ['an hour before that', bounds(1170, 1440), 18, undefined],
    ['the hour in which it closes', bounds(0, 510), 8, 480],
    ['an hour after that', bounds(0, 510), 9, undefined],
    ['an hour of the next day', wholeDay, 24, undefined],
    ['a day that the flights close', undefined, 12, undefined],
  ])('%s', (_, open, hour, startMin) => {
    expect(slotStart(open, hour)).toBe(startMin);
  });
});

import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { makePoi } from '../testing/make-trip.ts';
import type { WeatherDay } from '../weather/weather.schema.ts';
import { listDayNeeds } from './day-needs.ts';
import type { ItineraryDay, ItineraryRow } from './itinerary.types.ts';

const DAY = date('2025-10-11');

const MILD: WeatherDay = {
  date: DAY,
  kind: 'forecast',
  source: 'Test',
  asOf: '2025-10-10T00:00:00Z',
  condition: 'clear',
  tempMin: 55,
  tempMax: 70,
};

const makeDay = (rows: readonly ItineraryRow[] = [], walkKm = 0): ItineraryDay => ({
  date: DAY,
  number: 2,
  rows,
  stopCount: rows.length,
  walkKm,
  travelMin: 0,
  fill: 0,
});

const hike: ItineraryRow = {
  type: 'stop',
  poi: makePoi({ kind: 'trail', date: DAY, startTime: time('09:00'), duration: 240 }),
  number: 1,
  startMin: 540,
  endMin: 780,
  travel: undefined,
  warning: undefined,
};
const landing: ItineraryRow = { type: 'flight', poi: makePoi(), startMin: 0, travel: undefined };

describe('listDayNeeds', () => {
  it.each([
    ['a mild day', {}, []],
    ['rain', { condition: 'rain' }, ['umbrella']],
    ['rain on every second day', { kind: 'climate', rainChance: 50 }, ['umbrella']],
    ['a climate with rain now and then', { kind: 'climate', rainChance: 49, precipitation: 3 }, []],
    ['a forecast of a millimetre', { precipitation: 1 }, ['umbrella']],
    ['strong sun', { uvIndex: 6 }, ['sun']],
    ['weak sun', { uvIndex: 5.9 }, []],
    ['heat', { tempMax: 82 }, ['sun']],
    ['cold', { tempMin: 41 }, ['warm']],
  ] satisfies [string, Partial<WeatherDay>, string[]][])('%s', (_, weather, needs) => {
    expect(listDayNeeds(makeDay(), { ...MILD, ...weather })).toEqual(needs);
  });

  it.each([
    ['nothing known', makeDay(), []],
    ['a flight', makeDay([landing]), ['passport']],
    ['a hike', makeDay([hike]), ['shoes']],
    ['far on foot', makeDay([], 6), ['shoes']],
    ['less far', makeDay([], 5.9), []],
  ])('%s', (_, day, needs) => {
    expect(listDayNeeds(day, undefined)).toEqual(needs);
  });
});

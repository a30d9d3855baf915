import { describe, expect, it } from 'vitest';
import { date } from '../testing/literals.ts';
import { makeTrip } from '../testing/make-trip.ts';
import {
  type Consequence,
  isWrittenFor,
  staleCaches,
  type TripSource,
  whatChanges,
} from './trip-dependencies.rules.ts';

const trip = makeTrip();
const ELSEWHERE: Consequence[] = [
  'country',
  'weather',
  'overview',
  'timeDifference',
  'packing',
  'times',
];
const OTHER_DAYS = ELSEWHERE.filter((each) => each !== 'country');

describe('whatChanges §3.6 §4.23', () => {
  it.each<[string, Partial<TripSource>, Consequence[]]>([
    ['nothing', {}, []],
    ['the same dates', { startDate: trip.startDate, endDate: trip.endDate }, []],
    ['the first date', { startDate: date('2025-10-09') }, OTHER_DAYS],
    ['the last date', { endDate: date('2025-10-14') }, OTHER_DAYS],
    ['the destination', { destination: 'Busan' }, ELSEWHERE],
    ['the arrival airport', { arrivalAirport: 'GMP' }, ELSEWHERE],
    ['airport and bags', { arrivalAirport: null, checkedBags: 2 }, ELSEWHERE],
    ['the bags', { checkedBags: 2 }, ['packing']],
    ['the occasion', { occasion: 'work' }, ['packing']],
    ['the preferences', { packingPreferences: { laundry: true } }, ['packing']],
    ['the flights', { flightDetails: { baggage: { weightLimit: '23 kg' } } }, ['packing', 'times']],
    ['the airport of home', { departureAirport: 'LHR' }, ['timeDifference', 'packing']],
    ['the unit', { temperatureUnit: 'celsius' }, ['packing']],
    ['dates and bags', { endDate: date('2025-10-14'), checkedBags: 2 }, OTHER_DAYS],
  ])('after %s changed', (_, change, expected) => {
    expect([...whatChanges(trip, { ...trip, ...change })]).toEqual(expected);
  });
});

describe('staleCaches', () => {
  it('are those that are kept', () => {
    expect(staleCaches(new Set(ELSEWHERE))).toEqual(['weather', 'packing', 'overview']);
    expect(staleCaches(new Set(['times', 'packing']))).toEqual(['packing']);
    expect(staleCaches(new Set())).toEqual([]);
  });
});

describe('isWrittenFor', () => {
  const reader = { language: 'en', temperatureUnit: 'celsius' } as const;
  it.each([
    ['the same reader', {}, true],
    ['another language', { language: 'ko' }, false],
    ['another unit', { temperatureUnit: 'fahrenheit' }, false],
  ] as const)('%s', (_, other, expected) => {
    expect(isWrittenFor(reader, { ...reader, ...other })).toBe(expected);
  });
});

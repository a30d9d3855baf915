import { describe, expect, it } from 'vitest';
import { date } from '../testing/literals.ts';
import { makeTrip } from '../testing/make-trip.ts';
import { type CacheSource, cacheReset } from './trip-caches.rules.ts';

const trip = makeTrip();
const ALL = [
  'weatherCache',
  'weatherCachedAt',
  'weatherNextRefresh',
  'packingCache',
  'packingCachedAt',
  'destinationOverviewCache',
  'destinationOverviewCachedAt',
];
const WEATHER = ['weatherCache', 'weatherCachedAt', 'weatherNextRefresh'];
const PACKING = ['packingCache', 'packingCachedAt'];
const OVERVIEW = ['destinationOverviewCache', 'destinationOverviewCachedAt'];

describe('cacheReset', () => {
  it.each<[string, Partial<CacheSource>, string[]]>([
    ['nothing', {}, []],
    ['the same dates', { startDate: trip.startDate, endDate: trip.endDate }, []],
    ['the first date', { startDate: date('2025-10-09') }, ALL],
    ['the last date', { endDate: date('2025-10-14') }, ALL],
    ['the destination', { destination: 'Busan' }, ALL],
    ['the arrival airport', { arrivalAirport: 'GMP' }, [...WEATHER, ...OVERVIEW, ...PACKING]],
    [
      'airport and bags',
      { arrivalAirport: null, checkedBags: 2 },
      [...WEATHER, ...OVERVIEW, ...PACKING],
    ],
    ['the bags', { checkedBags: 2 }, PACKING],
    ['the occasion', { occasion: 'work' }, PACKING],
    ['the preferences', { packingPreferences: { laundry: true } }, PACKING],
    ['the flights', { flightDetails: { baggage: { weightLimit: '23 kg' } } }, PACKING],
    ['the airport of home', { departureAirport: 'LHR' }, PACKING],
    ['the unit', { temperatureUnit: 'celsius' }, PACKING],
    ['dates and bags', { endDate: date('2025-10-14'), checkedBags: 2 }, ALL],
  ])('after %s changed', (_, change, fields) => {
    const reset = cacheReset(trip, { ...trip, ...change });
    expect(Object.keys(reset)).toEqual(fields);
    expect(Object.values(reset).every((value) => value === null)).toBe(true);
  });
});

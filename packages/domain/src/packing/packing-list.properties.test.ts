import { LANGUAGES } from '@ooo/texts/languages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeWeatherDay } from '../testing/make-packing.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { addDays, daysBetween, listDates } from '../shared/calendar-date.ts';
import { tripDate } from '../testing/arbitraries.ts';
import type { PackingInput } from './packing-input.types.ts';
import { makePackingList } from './packing-list.ts';
import { MAX_PACKING_ITEMS, PackingPreferences, PackingRecommendation } from './packing.schema.ts';
import type { PackingItem } from '@ooo/texts/packing.types';
import { PACKING_ITEMS } from './packing-items.ts';

const RUNS = { numRuns: 400 };

const country = fc.record(
  {
    countryCode: fc.constantFrom('US', 'KR', 'ES', 'GB', 'XX', '??'),
    plugs: fc.subarray(['A', 'C', 'F', 'G', 'I']),
    volts: fc.subarray([100, 120, 230]),
    currencies: fc.subarray(['EUR', 'KRW', 'bad']),
    tapWater: fc.constantFrom('safe' as const, 'not-recommended' as const),
  },
  { requiredKeys: ['countryCode'] },
);

const preferences = fc
  .record(
    {
      activities: fc.subarray(['beach', 'hiking', 'skiing', 'opera', 'spa', 'gym', 'camping', 'x']),
      childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
      laundry: fc.boolean(),
      ownItems: fc.array(
        fc.record({ item: fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }) }),
        { maxLength: 5 },
      ),
    },
    { requiredKeys: [] },
  )
  .map((value) => PackingPreferences.safeParse(value).data ?? null);

const day = fc.record({
  lowC: fc.integer({ min: -40, max: 32 }),
  range: fc.integer({ min: 0, max: 20 }),
  rains: fc.boolean(),
});

const trips: fc.Arbitrary<PackingInput> = fc
  .record({
    first: tripDate,
    nights: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 365 })),
    sky: fc.array(day, { maxLength: 30 }),
    occasion: fc.constantFrom('vacation' as const, 'work' as const, 'hybrid' as const),
    checkedBags: fc.integer({ min: 0, max: 3 }),
    gender: fc.constantFrom('male', 'female', 'unisex', 'unspecified' as const),
    preferences,
    unit: fc.constantFrom('celsius' as const, 'fahrenheit' as const),
    from: fc.option(country, { nil: undefined }),
    to: fc.option(country, { nil: undefined }),
    flightMin: fc.option(fc.integer({ min: 30, max: 1500 }), { nil: undefined }),
    names: fc.array(
      fc.oneof(
        fc.constantFrom('Sensō-ji', 'Bondi Beach', '한라산 국립공원', 'Teatro Real', '봉은사'),
        fc.string({ maxLength: 200 }),
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ first, nights, sky, preferences, unit, names, from, to, flightMin, ...fields }) => {
    const endDate = addDays(first, nights);
    const weather = listDates(first, endDate).flatMap((date, at) => {
      const of = sky[at % Math.max(1, sky.length)];
      if (!of) return [];
      const condition = of.rains ? 'rain' : 'clear';
      return [makeWeatherDay(date, [of.lowC, of.lowC + of.range], { kind: 'forecast', condition })];
    });
    return {
      trip: makeTrip({
        startDate: first,
        endDate,
        temperatureUnit: unit,
        packingPreferences: preferences,
        ...fields,
      }),
      weather,
      places: names.map((name) => makePoi({ name })),
      from,
      to,
      flightMin,
    };
  });

const daysOf = ({ trip }: PackingInput): number => daysBetween(trip.startDate, trip.endDate) + 1;
const lowOf = ({ weather }: PackingInput): number =>
  Math.min(...weather.map(({ tempMin }) => ((tempMin - 32) * 5) / 9));

function listOf(input: PackingInput) {
  const list = makePackingList(input, 'en');
  return {
    list,
    has: (item: PackingItem) => list.some(({ id }) => id === item),
    count: (item: PackingItem) => list.find(({ id }) => id === item)?.quantity ?? 0,
  };
}

/** Items of which no traveller needs more than one a day. */
const DAILY = [
  'underwear',
  'socks',
  't-shirts',
  'long-sleeved-tops',
  'bras',
  'undershirts',
] as const;

describe('of any trip', () => {
  it('nothing essential is missing', () => {
    fc.assert(
      fc.property(trips, (input) => {
        const { has, count } = listOf(input);
        expect(has('passport') !== has('id-card')).toBe(true);
        for (const item of ['tickets', 'payment-cards', 'medicines', 'phone-charger'] as const) {
          expect(has(item)).toBe(true);
        }
        const fresh = Math.min(daysOf(input), 6);
        expect(count('underwear')).toBeGreaterThanOrEqual(fresh);
        expect(count('socks')).toBeGreaterThanOrEqual(Math.ceil(fresh / 2));
        expect(count('trousers') + count('business-trousers')).toBeGreaterThan(0);
        const wet = input.weather.filter(({ condition }) => condition === 'rain').length;
        expect(has('rain-jacket') || wet <= input.weather.length / 3).toBe(true);
        expect(has('warm-layer') || lowOf(input) > 9.99).toBe(true);
        const forWinter = ['winter-coat', 'gloves', 'warm-hat'] as const;
        expect(forWinter.every(has) || lowOf(input) > 2.99).toBe(true);
        expect(has('liquids-bag') || input.trip.checkedBags > 0).toBe(true);
      }),
      RUNS,
    );
  });

  it('no quantity is absurd', () => {
    fc.assert(
      fc.property(trips, (input) => {
        const { list, count } = listOf(input);
        expect(list.filter(({ quantity }) => quantity < 1 || quantity > 10)).toEqual([]);
        for (const item of DAILY) expect(count(item)).toBeLessThanOrEqual(daysOf(input));
        expect(count('t-shirts') + count('long-sleeved-tops')).toBeLessThanOrEqual(10);
        expect(count('trousers') + count('shorts')).toBeLessThanOrEqual(4);
      }),
      RUNS,
    );
  });

  it('no item comes twice, and each fits its schema, in every language', () => {
    fc.assert(
      fc.property(trips, (input) => {
        const lists = LANGUAGES.map((language) => makePackingList(input, language));
        for (const list of lists) {
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
          const ruled = list.filter(({ id }) => id in PACKING_ITEMS);
          expect(new Set(ruled.map(({ item }) => item)).size).toBe(ruled.length);
          expect(list.length).toBeLessThanOrEqual(MAX_PACKING_ITEMS);
          expect(PackingRecommendation.array().safeParse(list).error).toBeUndefined();
          expect(list.filter(({ reason }) => /undefined|NaN|Infinity|^$/.test(reason))).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('the same trip gives the same list', () => {
    fc.assert(
      fc.property(trips, (input) => {
        expect(makePackingList(input, 'ko')).toEqual(makePackingList(structuredClone(input), 'ko'));
      }),
      { numRuns: 50 },
    );
  });
});

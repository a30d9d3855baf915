import { LANGUAGES } from '@ooo/texts/languages';
import { distanceKm } from '@ooo/domain/distance/haversine';
import { whereaboutsOf } from '@ooo/domain/places/built-in-place';
import { nameIn } from '@ooo/domain/shared/local-names';
import { namesOf } from '@ooo/domain/places/place-words';
import { PlaceKind } from '@ooo/domain/places/place-kind.schema';
import {
  categoryOfShelf,
  DISCOVERY_SHELVES,
  DISCOVERY_SUBCATEGORIES,
} from '@ooo/domain/places/discovery-shelves';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { foldJoined } from '@ooo/domain/shared/fold';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCityFile } from './city-folders.ts';
import { isOpeningHours } from './opening-hours.ts';
import { centerOfPlaceCity, PLACE_CITIES, placesOfCity } from './place-table.ts';

/** Walks and nature lie outside the city. */
const FAR_KINDS = new Set(['theme-park', 'island', 'village', 'national-park', 'winery']);
const MARKETS: ReadonlySet<PlaceKind> = new Set(['food-market', 'food-hall', 'street-food']);
const CITY_RADIUS_KM = 60;
const TRIP_RADIUS_KM = 95;
const SAME_SPOT_KM = 0.015;

const line = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !/[<>]/.test(text));
const hangul = line.regex(/[가-힣]/);
const about = line.min(12).max(160);

const PlaceFile = z.strictObject({
  asOf: CalendarDate,
  places: z.array(
    z.strictObject({
      shelf: z.enum([...DISCOVERY_SUBCATEGORIES, 'hotels']),
      kind: PlaceKind,
      name: line,
      local: line.optional(),
      ko: line.optional(),
      es: line.optional(),
      other: z.array(line).optional(),
      lat: z.number().min(-90).max(90),
      lon: z.number().min(-180).max(180),
      quarter: line,
      quarterKo: hangul.optional(),
      address: line.optional(),
      addressKo: hangul.optional(),
      hours: z.string().refine(isOpeningHours, 'cannot be read').optional(),
      visitMin: z.int().min(15).max(600).multipleOf(15).optional(),
      website: z.url({ protocol: /^https?$/ }).optional(),
      about: z.strictObject({ en: about, ko: about.regex(/[가-힣]/), es: about }),
    }),
  ),
});

it.each(['SEL', 'PUS', 'CJU'])(
  'readers of Korean find in %s where a place is in Hangul',
  (city) => {
    const places = placesOfCity(city);
    expect(places.length).toBeGreaterThan(0);
    const latin = places.filter((place) => {
      const { neighborhood, address = neighborhood } = whereaboutsOf(place, 'ko');
      return /[a-z]/iu.test(`${neighborhood} ${address}`);
    });
    expect(latin).toEqual([]);
    expect(places.every((place) => whereaboutsOf(place, 'es').address === place.address)).toBe(
      true,
    );
  },
);

describe.each(PLACE_CITIES)('the places of %s', (city) => {
  const places = placesOfCity(city);
  const center = centerOfPlaceCity(city) ?? [0, 0];

  it('are written as they should be', () => {
    expect(PlaceFile.safeParse(readCityFile(city, 'places.json')).error).toBeUndefined();
  });

  it('are at least 40, and 5 on every shelf', () => {
    expect(places.filter(({ shelf }) => shelf).length).toBeGreaterThanOrEqual(40);
    for (const { subcategory } of DISCOVERY_SHELVES) {
      const count = places.filter(({ shelf }) => shelf === subcategory).length;
      expect({ subcategory, enough: count >= 5 }).toEqual({ subcategory, enough: true });
    }
  });

  it('have an id and a name of their own in every language', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    for (const language of LANGUAGES) {
      const names = places.map((place) => foldJoined(nameIn(place.names, language)));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
    const unnamed = places.filter((place) =>
      namesOf(place).some((name) => foldJoined(name) === ''),
    );
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });

  it('have a Korean name', () => {
    const without = places.filter(({ names }) => !/[가-힣]/.test(names.ko ?? ''));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('lie in their city, walks and nature around it, no two of a tag on one spot', () => {
    const far = places.filter(({ shelf = '', kind, coordinates }) => {
      const isNature = ['hiking', 'parks'].includes(shelf) || FAR_KINDS.has(kind);
      const limit = isNature ? TRIP_RADIUS_KM : CITY_RADIUS_KM;
      return distanceKm(coordinates, center) > limit;
    });
    expect(far.map(({ id }) => id)).toEqual([]);
    const twins = places.filter((place, at) =>
      places
        .slice(at + 1)
        .some(
          ({ tag, coordinates }) =>
            tag === place.tag && distanceKm(place.coordinates, coordinates) < SAME_SPOT_KM,
        ),
    );
    expect(twins.map(({ id }) => id)).toEqual([]);
  });

  it('are on a shelf of their tag; a market may be a sight', () => {
    const wrong = places.flatMap(({ id, kind, tag, shelf }) => {
      if (!shelf || tag === 'shop' || MARKETS.has(kind)) return [];
      const isFood = categoryOfShelf(shelf) === 'food';
      return isFood === (tag === 'eat' || tag === 'drink') ? [] : [`${id}: ${kind} in ${shelf}`];
    });
    expect(wrong).toEqual([]);
  });
});

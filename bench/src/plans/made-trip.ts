import { findAirport } from '@ooo/atlas/airports';
import { type Destination, findDestination } from '@ooo/atlas/destinations';
import { findHolidayArea } from '@ooo/atlas/holidays';
import { listOpenWindows } from '@ooo/atlas/opening-hours';
import { listPlaces, PLACE_CITIES } from '@ooo/atlas/places';
import { distanceKm } from '@ooo/domain/distance/haversine';
import type { BuiltInPlace } from '@ooo/domain/places/built-in-place';
import { newPoi } from '@ooo/domain/pois/new-poi';
import type { Poi, PoiCreate } from '@ooo/domain/pois/poi.schema';
import type { OpenWindow, Pace } from '@ooo/domain/scheduling/schedule.schema';
import { addDays, fromDayNumber, listDates, toDayNumber } from '@ooo/domain/shared/calendar-date';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { PoiId, TripId } from '@ooo/domain/shared/ids';
import { makeRandom } from '../random.ts';
import { makeFixed } from './made-fixed.ts';
import { makeFlights, toFlightDetails } from './made-flights.ts';
import type { MadeTrip } from './made-trip.types.ts';

const FIRST_DATE = toDayNumber(CalendarDate.parse('2026-01-01'));
const DATES = 2 * 365;
const MOST_PLACES = 60;
/** A little less than what the planner takes as near the destination. */
const NEAR_KM = 95;
const TRIP_ID = TripId.parse(1_000_001);
const PACES: readonly Pace[] = ['relaxed', 'balanced', 'full'];
/** Of 100 trips. */
const HOTEL_SHARE = 0.85;
const HOTEL_WITH_DATES_SHARE = 0.25;

/** How often travellers save places of each shelf. */
const SHELF_WEIGHTS: Readonly<Record<string, number>> = {
  attractions: 1.5,
  'hidden-gems': 0.8,
  restaurants: 1.2,
  trending: 1.2,
  cafes: 0.8,
  bars: 0.7,
  parks: 0.8,
  hiking: 0.5,
};

export interface Size {
  readonly places: number;
  readonly days: number;
}

/** A trip made from a seed, which decides the city, the pace and, if none is given, the size. */
export function makeCityTrip(seed: number, size?: Size): MadeTrip {
  const random = makeRandom(seed);
  const days = size?.days ?? 1 + Math.floor(random() * 14);
  const wanted = size?.places ?? placesFor(random, days);
  const city = pickCity(random, wanted);
  const near = listPlaces(city.code).filter(
    ({ coordinates }) => distanceKm(coordinates, city.coordinates) < NEAR_KM,
  );
  const chosen = choose(
    random,
    near.filter(({ shelf }) => shelf !== undefined),
  );
  const startDate = fromDayNumber(FIRST_DATE + Math.floor(random() * DATES));
  const endDate = addDays(startDate, days - 1);
  const flights = makeFlights(random, days);
  const airportAt = findAirport(city.airports[0] ?? '')?.coordinates;
  const hotel =
    random() < HOTEL_SHARE
      ? pick(
          random,
          near.filter(({ tag }) => tag === 'hotel'),
        )
      : undefined;
  const stay = random() < HOTEL_WITH_DATES_SHARE ? { date: startDate, endDate } : {};
  const pace = pick(random, PACES) ?? 'balanced';
  const places = chosen.slice(0, wanted).map((place, index) => toPoi(place, index + 1));
  const spare = chosen.slice(wanted).map((place, index) => toPoi(place, wanted + index + 1));
  const hoursOf = hoursIn(city);
  const fixed = makeFixed(random, spare, { startDate, days, flights, airportAt, hoursOf });
  const hotels = hotel ? [toPoi(hotel, chosen.length + 1, stay)] : [];
  return {
    name: `seed ${seed}: ${city.city}, ${places.length} places, ${days} days, ${pace}`,
    city,
    trip: { startDate, endDate, flightDetails: toFlightDetails(flights) },
    pace,
    pois: [...hotels, ...fixed.map(({ poi }) => poi), ...places],
    hoursOf,
    airportAt,
    hotelAt: hotel?.coordinates,
    dates: listDates(startDate, endDate),
    places,
    fixed,
    flights,
  };
}

/** From 3 to 60: mostly two to six for a day, now and then any number. */
function placesFor(random: () => number, days: number): number {
  const aDay = 2 + random() * 4;
  const any = 3 + Math.floor(random() * (MOST_PLACES - 2));
  const usual = Math.round(days * aDay);
  return random() < 0.3 ? any : Math.min(MOST_PLACES, Math.max(3, usual));
}

/** A city that has so many places, and a few to be fixed. */
function pickCity(random: () => number, wanted: number): Destination {
  const cities = PLACE_CITIES.flatMap((code) => {
    const city = findDestination(code);
    const enough = listPlaces(code).filter(({ shelf }) => shelf !== undefined).length >= wanted;
    return city && enough ? [city] : [];
  });
  const city = pick(random, cities);
  if (!city) throw new Error(`No city has ${wanted} places.`);
  return city;
}

/** In a random order in which what travellers save more often comes earlier (Efraimidis and Spirakis). */
function choose(random: () => number, places: readonly BuiltInPlace[]): BuiltInPlace[] {
  return places
    .map((place) => ({ place, key: random() ** (1 / (SHELF_WEIGHTS[place.shelf ?? ''] ?? 1)) }))
    .toSorted((a, b) => b.key - a.key)
    .map(({ place }) => place);
}

/** A place as the product saves it from discovery. */
export function toPoi(place: BuiltInPlace, id: number, fields: Partial<PoiCreate> = {}): Poi {
  const { kind, tag, coordinates, neighborhood, visitMin, openingHours } = place;
  return newPoi(
    {
      tripId: TRIP_ID,
      name: place.names.en,
      category: 'attraction',
      tag,
      kind,
      duration: visitMin,
      location: { coordinates, neighborhood },
      ...(openingHours !== undefined && { openingHours }),
      ...fields,
    },
    { id: PoiId.parse(id), now: '2026-01-01T00:00:00Z' },
  );
}

function hoursIn({ code, countryCode, zone, coordinates }: Destination): MadeTrip['hoursOf'] {
  const known = new Map<string, readonly OpenWindow[] | null>();
  return ({ openingHours, location }, date) => {
    if (!openingHours) return null;
    const key = `${openingHours} ${date} ${location.coordinates?.join()}`;
    const windows = known.get(key);
    if (windows !== undefined) return windows;
    const [day] = listOpenWindows({
      expression: openingHours,
      dates: [date],
      zone,
      coordinates: location.coordinates ?? coordinates,
      countryCode: findHolidayArea(code) ?? countryCode,
    });
    known.set(key, day?.windows ?? null);
    return day?.windows ?? null;
  };
}

export function pick<Item>(random: () => number, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

import type { PackingCountry } from '../packing/packing-input.types.ts';
import type { BuiltInPlace } from '../places/built-in-place.ts';
import type { DestinationFacts } from '../places/destination-facts.schema.ts';
import type { OpenWindow } from '../scheduling/schedule.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { daysBetween } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { LocalNames } from '../shared/local-names.ts';
import type { SourcedNormals } from '../weather/climate-weather.ts';
import type { DemoOverview } from './demo-overview.ts';

/** An airport as the demo needs it. */
export interface DemoAirport {
  readonly iata: string;
  readonly name: string;
  /** Of the city that travellers mean. */
  readonly cityName: string;
  readonly cityNames: LocalNames;
  /** Of the group of airports that serve the city. */
  readonly cityCode: string;
  readonly country: string;
  readonly countryCode: string;
  readonly flag: string;
  readonly zone: string;
  readonly coordinates: Coordinates;
}

/** What a browser has to know of Seoul to show the demo without a server: a part of the atlas. */
export interface DemoAtlas {
  readonly destination: DestinationFacts;
  readonly airports: readonly DemoAirport[];
  readonly climate: SourcedNormals;
  readonly overview: DemoOverview;
  /** What packing has to know of the countries of the airports. */
  readonly packing: { readonly countries: readonly PackingCountry[] };
  readonly asOf: CalendarDate;
  /** The date of the first day of `hours`. */
  readonly firstDate: CalendarDate;
  readonly places: readonly DemoPlace[];
}

export interface DemoPlace extends Omit<BuiltInPlace, 'asOf'> {
  /** Open windows by day, `[opens, closes]` in minutes since its midnight; null if unknown. */
  readonly hours: readonly (readonly (readonly [number, number])[] | null)[];
}

/** The places as the rest of the product knows them. */
export function listBuiltInPlaces({ places, asOf }: DemoAtlas): BuiltInPlace[] {
  return places.map(({ hours: _hours, ...place }) => Object.assign(place, { asOf }));
}

function keyOf(openingHours: string | undefined, coordinates: Coordinates): string {
  return JSON.stringify([openingHours, coordinates]);
}

/**
 * When a POI is open on a date of the demo. Hours are known only for the atlas's own places, as long as their
 * location and hours are unchanged; null for all others and on other days.
 */
export function demoHours(atlas: DemoAtlas): (
  poi: {
    readonly openingHours: string | null;
    readonly location: { readonly coordinates?: Coordinates | undefined };
  },
  date: CalendarDate,
) => OpenWindow[] | null {
  const hoursByPlace = new Map(
    atlas.places.map(({ openingHours, coordinates, hours }) => [
      keyOf(openingHours, coordinates),
      hours,
    ]),
  );
  return ({ openingHours, location }, date) => {
    if (openingHours === null || !location.coordinates) return null;
    const hours = hoursByPlace.get(keyOf(openingHours, location.coordinates));
    const windows = hours?.[daysBetween(atlas.firstDate, date)] ?? null;
    return windows && windows.map(([openMin, closeMin]) => ({ openMin, closeMin }));
  };
}

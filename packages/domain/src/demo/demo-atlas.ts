import type { PackingCountry } from '../packing/packing-input.types.ts';
import type { BuiltInPlace } from '../places/built-in-place.ts';
import type { DestinationFacts } from '../places/destination-facts.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
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
  readonly places: readonly DemoPlace[];
}

export type DemoPlace = Omit<BuiltInPlace, 'asOf'>;

/** The places as the rest of the product knows them. */
export function listBuiltInPlaces({ places, asOf }: DemoAtlas): BuiltInPlace[] {
  return places.map((place) => ({ ...place, asOf }));
}

import type { Poi } from '../pois/poi.schema.ts';
import type { Trip } from '../trips/trip.schema.ts';
import type { WeatherDay } from '../weather/weather.schema.ts';

/** What is known of a country. What is absent is unknown, and the list then says to check. */
export interface PackingCountry {
  readonly countryCode: string;
  /** Letters of the IEC: `A`, `G`. */
  readonly plugs?: readonly string[];
  readonly volts?: readonly number[];
  /** ISO 4217, the usual one first. */
  readonly currencies?: readonly string[];
  readonly tapWater?: 'safe' | 'safe-in-cities' | 'not-recommended';
}

export type PackingTrip = Pick<
  Trip,
  | 'startDate'
  | 'endDate'
  | 'departureAirport'
  | 'arrivalAirport'
  | 'flightDetails'
  | 'occasion'
  | 'checkedBags'
  | 'gender'
  | 'packingPreferences'
  | 'temperatureUnit'
>;

export type PackingPlace = Pick<Poi, 'name' | 'tag' | 'notes'>;

/** The input of a packing list. */
export interface PackingInput {
  readonly trip: PackingTrip;
  /** Days outside the trip do not count; empty if nothing is known. */
  readonly weather: readonly WeatherDay[];
  readonly places: readonly PackingPlace[];
  /** Where the traveller lives, as far as the departure shows it. */
  readonly from?: PackingCountry | undefined;
  readonly to?: PackingCountry | undefined;
  /** An estimate of the flight's minutes: it counts where the ticket gives no duration. */
  readonly flightMin?: number | undefined;
}

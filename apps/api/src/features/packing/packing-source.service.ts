import { findAirport } from '@ooo/atlas/airports';
import { findCountryFacts } from '@ooo/atlas/country-facts';
import type { Destination } from '@ooo/atlas/destinations';
import type { PackingCountry, PackingInput } from '@ooo/domain/packing/packing-input.types';
import { estimateFlightMin, toPackingCountry } from '@ooo/domain/packing/packing-source';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { listDates } from '@ooo/domain/shared/calendar-date';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { findTripDestination } from '../trips/trip-destination.service.ts';
import { climateAt } from '../weather/climate.service.ts';

/** What a packing list is made from: the stored trip, and what the atlas knows about its destination. */
export function toPackingInput(trip: TripWithCaches, places: readonly Poi[]): PackingInput {
  const destination = findTripDestination(trip);
  const home = trip.departureAirport === null ? undefined : findAirport(trip.departureAirport);
  const goal = trip.arrivalAirport === null ? undefined : findAirport(trip.arrivalAirport);
  return {
    trip,
    places,
    weather: trip.weatherCache?.length ? trip.weatherCache : listClimateDays(trip, destination),
    from: home && knownCountry(home.countryCode),
    to: destination && knownCountry(destination.countryCode),
    flightMin: home && goal && estimateFlightMin(home.coordinates, goal.coordinates),
  };
}

/** The usual weather of the trip's days; empty where no station is near. */
function listClimateDays(
  { startDate, endDate }: Pick<Trip, 'startDate' | 'endDate'>,
  place: Destination | undefined,
): WeatherDay[] {
  if (!place) return [];
  const climate = climateAt(place);
  return listDates(startDate, endDate).flatMap((date) => climate(date) ?? []);
}

/** What the atlas knows of a country, as far as it matters for packing. */
function knownCountry(countryCode: string): PackingCountry {
  const facts = findCountryFacts(countryCode);
  return facts ? toPackingCountry(facts) : { countryCode };
}

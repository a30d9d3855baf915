import { findAirport } from '@ooo/atlas/airports';
import { findCountryFacts } from '@ooo/atlas/country-facts';
import type { Destination } from '@ooo/atlas/destinations';
import { distanceKm } from '@ooo/domain/distance/haversine';
import type { PackingCountry, PackingInput } from '@ooo/domain/packing/packing-input.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { listDates } from '@ooo/domain/shared/calendar-date';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { findTripDestination } from '../trips/trip-destination.service.ts';
import { climateAt } from '../weather/climate.service.ts';

/** An airliner's speed, and what take-off and landing add. */
const CRUISE_KM_PER_MIN = 14;
const GROUND_MIN = 30;

/** What a packing list is made of: the trip as stored, and what the atlas knows about where it goes. */
export function toPackingInput(trip: Trip, places: readonly Poi[]): PackingInput {
  const destination = findTripDestination(trip);
  const home = trip.departureAirport === null ? undefined : findAirport(trip.departureAirport);
  const goal = trip.arrivalAirport === null ? undefined : findAirport(trip.arrivalAirport);
  return {
    trip,
    places,
    weather: trip.weatherCache?.length ? trip.weatherCache : listClimateDays(trip, destination),
    from: home && toPackingCountry(home.countryCode),
    to: destination && toPackingCountry(destination.countryCode),
    flightMin: home && goal && estimateFlightMin(home.coordinates, goal.coordinates),
  };
}

function estimateFlightMin(from: Coordinates, to: Coordinates): number {
  return Math.round(distanceKm(from, to) / CRUISE_KM_PER_MIN) + GROUND_MIN;
}

/** What the trip's days are usually like; empty where no station is near. */
function listClimateDays(
  { startDate, endDate }: Pick<Trip, 'startDate' | 'endDate'>,
  place: Destination | undefined,
): WeatherDay[] {
  if (!place) return [];
  const climate = climateAt(place);
  return listDates(startDate, endDate).flatMap((date) => climate(date) ?? []);
}

/** What the atlas knows of a country, as far as it matters for packing. */
function toPackingCountry(countryCode: string): PackingCountry {
  const facts = findCountryFacts(countryCode);
  if (!facts) return { countryCode };
  const { plugs, volts } = facts.power;
  const { currencies } = facts.money;
  return { countryCode, plugs, volts, currencies, tapWater: facts.water.tapWater };
}

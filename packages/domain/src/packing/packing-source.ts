import { distanceKm } from '../distance/haversine.ts';
import type { CountryFacts } from '../overview/country-facts.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { PackingCountry } from './packing-input.types.ts';

/** An airliner's speed, and what take-off and landing add. */
const CRUISE_KM_PER_MIN = 14;
const GROUND_MIN = 30;

/** About how long a flight between two airports takes. */
export function estimateFlightMin(from: Coordinates, to: Coordinates): number {
  return Math.round(distanceKm(from, to) / CRUISE_KM_PER_MIN) + GROUND_MIN;
}

/** The facts of a country that matter for packing. */
export function toPackingCountry({
  countryCode,
  power: { plugs, volts },
  money: { currencies },
  water: { tapWater },
}: CountryFacts): PackingCountry {
  return { countryCode, plugs, volts, currencies, tapWater };
}

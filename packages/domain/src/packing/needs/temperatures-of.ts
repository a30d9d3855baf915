import type { Temperatures } from '@ooo/texts/packing.types';
import type { TripProfile } from '../trip-profile.ts';

/** The temperatures as sentences tell them; undefined if the weather is unknown. */
export function temperaturesOf({ climate, trip }: TripProfile): Temperatures | undefined {
  if (!climate) return undefined;
  const { lowC, highC, isForecast } = climate;
  return { lowC, highC, isForecast, unit: trip.temperatureUnit };
}

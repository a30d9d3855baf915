import { fold } from '../shared/fold.ts';
import { cityOfDestination } from '../trips/city-of-destination.ts';
import type { TemperatureRange } from './temperature-range.ts';
import { toFahrenheit } from './weather-place.ts';

type RangeC = readonly [minC: number, maxC: number];

/** As the specification of trip cards gives them. */
const ANYWHERE: RangeC = [15, 25];
const CITIES: Readonly<Record<string, RangeC>> = {
  'san francisco': [10, 20],
  barcelona: [15, 25],
  'mexico city': [18, 28],
};

/** The temperatures of a trip's card without a known climate: a guess, to be labelled as one. */
export function guessTemperatures(destination: string): TemperatureRange {
  const [minC, maxC] = CITIES[fold(cityOfDestination(destination))] ?? ANYWHERE;
  return { minF: toFahrenheit(minC), maxF: toFahrenheit(maxC) };
}

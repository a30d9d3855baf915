import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { sunOfDay } from './sun.ts';
import type { WeatherDay } from './weather.schema.ts';

/** Where the weather is; its days are those of the zone. */
export interface WeatherPlace {
  readonly coordinates: Coordinates;
  readonly zone: string;
}

/** To a tenth of a degree. */
export function toFahrenheit(celsius: number): number {
  return Math.round(celsius * 18 + 320) / 10;
}

/** Sunrise and sunset on the clock of the place; without them in a polar day or night. */
export function toSunFields(
  date: CalendarDate,
  { coordinates, zone }: WeatherPlace,
): Pick<WeatherDay, 'sunrise' | 'sunset' | 'sun'> {
  const sun = sunOfDay(date, coordinates, zone);
  if (sun.kind !== 'rises') return { sun: sun.kind };
  return { sun: sun.kind, sunrise: sun.sunrise.time, sunset: sun.sunset.time };
}

import { followsSun } from '@ooo/atlas/opening-hours';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { HoursPlace, HoursQuestion } from '../context/ports/planning.ts';

/**
 * What to ask about the hours of a place; undefined where it has none. For hours that do not follow the sun it is the
 * same for all places of a country, so that they share one answer.
 */
export function toHoursQuestion(
  { openingHours, location }: Pick<Poi, 'openingHours' | 'location'>,
  at: HoursPlace,
): HoursQuestion | undefined {
  if (!openingHours) return undefined;
  const { countryCode } = at;
  return followsSun(openingHours)
    ? { ...at, expression: openingHours, coordinates: location.coordinates ?? at.coordinates }
    : { expression: openingHours, coordinates: [0, 0], zone: 'Etc/UTC', countryCode };
}

/** The same for questions with the same answer. */
export function hoursKey({ expression, zone, coordinates, countryCode }: HoursQuestion): string {
  return JSON.stringify([expression, zone, coordinates, countryCode]);
}

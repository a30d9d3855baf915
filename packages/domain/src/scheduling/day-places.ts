import type { Poi } from '../pois/poi.schema.ts';
import { type CalendarDate, addDays } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';

/**
 * The hotel of the night that begins on the date: the one whose stay `[date, endDate)` includes it, otherwise one
 * saved without dates. Undefined if none has coordinates.
 */
export function hotelOfNight(pois: readonly Poi[], night: CalendarDate): Coordinates | undefined {
  const hotels = pois.filter((poi) => poi.tag === 'hotel' && poi.location.coordinates);
  const booked = hotels.find(
    ({ date, endDate }) => date !== null && date <= night && night < (endDate ?? addDays(date, 1)),
  );
  return (booked ?? hotels.find(({ date }) => date === null))?.location.coordinates;
}

/** Where a day begins and ends without flights: the hotel of the night before, and that of the night after. */
export function hotelsOfDay(
  pois: readonly Poi[],
  date: CalendarDate,
): { readonly startAt?: Coordinates; readonly endAt?: Coordinates } {
  const startAt = hotelOfNight(pois, addDays(date, -1));
  const endAt = hotelOfNight(pois, date);
  return { ...(startAt && { startAt }), ...(endAt && { endAt }) };
}

import type { Poi } from '../pois/poi.schema.ts';
import { type CalendarDate, addDays } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';

/**
 * Where the night that begins on the date is spent: the hotel whose stay `[date, endDate)` includes it, otherwise one
 * saved without dates.
 */
export function baseOfNight(pois: readonly Poi[], night: CalendarDate): Poi | undefined {
  const hotels = pois.filter(({ tag }) => tag === 'hotel');
  const booked = hotels.find(
    ({ date, endDate }) => date !== null && date <= night && night < (endDate ?? addDays(date, 1)),
  );
  return booked ?? hotels.find(({ date }) => date === null);
}

/** The spot of {@link baseOfNight} among the hotels that have one; undefined if none has. */
export function hotelOfNight(pois: readonly Poi[], night: CalendarDate): Coordinates | undefined {
  const located = pois.filter(({ location }) => location.coordinates);
  return baseOfNight(located, night)?.location.coordinates;
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

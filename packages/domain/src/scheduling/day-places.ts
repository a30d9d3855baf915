import type { Poi } from '../pois/poi.schema.ts';
import { type CalendarDate, addDays } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { isNightOf, stayOf } from './bases.ts';

/** Where the night that begins on the date is spent: the hotel that has it, otherwise one saved without dates. */
export function baseOfNight(pois: readonly Poi[], night: CalendarDate): Poi | undefined {
  const hotels = pois.filter(({ tag }) => tag === 'hotel');
  const booked = hotels.find((poi) => {
    const stay = stayOf(poi);
    return stay !== undefined && isNightOf(stay, night);
  });
  return booked ?? hotels.find(({ date }) => date === null);
}

/**
 * The spot of {@link baseOfNight}. Of the hotels without dates, one that has a spot; undefined if none has, or if it is
 * unknown where the one with this night is.
 */
export function hotelOfNight(pois: readonly Poi[], night: CalendarDate): Coordinates | undefined {
  const base = baseOfNight(pois, night);
  if (base && base.date !== null) return base.location.coordinates;
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

import { arrivalAtDestination, departureFromDestination } from '../flight-window/flight-ends.ts';
import type { FlightTrip } from '../flight-window/flight-ends.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { addDays, type CalendarDate, daysBetween, listDates } from '../shared/calendar-date.ts';
import type { PoiId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** The nights at a base: from that of `firstNight` to that before `lastMorning`, at least one. */
export interface Stay {
  readonly firstNight: CalendarDate;
  readonly lastMorning: CalendarDate;
}

type Dated = Pick<Poi, 'date' | 'endDate'>;

/** The nights that a hotel is booked for; undefined without dates. Without an end, or with none after it, one night. */
export function stayOf({ date, endDate }: Dated): Stay | undefined {
  if (date === null) return undefined;
  const lastMorning = endDate !== null && endDate > date ? endDate : addDays(date, 1);
  return { firstNight: date, lastMorning };
}

export function nightCount({ firstNight, lastMorning }: Stay): number {
  return daysBetween(firstNight, lastMorning);
}

export function isNightOf({ firstNight, lastMorning }: Stay, night: CalendarDate): boolean {
  return firstNight <= night && night < lastMorning;
}

/**
 * The nights at the destination by the date on which each begins: from the day of the landing to the eve of the
 * departure, from the first to the last date of the trip where a flight is unknown. None on a trip of one day.
 */
export function listNights(trip: FlightTrip): CalendarDate[] {
  const from = arrivalAtDestination(trip)?.date ?? trip.startDate;
  const to = departureFromDestination(trip)?.date ?? trip.endDate;
  return listDates(
    from > trip.startDate ? from : trip.startDate,
    addDays(to < trip.endDate ? to : trip.endDate, -1),
  );
}

/** The hotels of a trip: those with nights in their order, then those without. */
export function listBases(pois: readonly Poi[]): Poi[] {
  return pois
    .filter(({ tag }) => tag === 'hotel')
    .toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'));
}

/**
 * The nights for which no base is known, in their order. A hotel without dates is taken for all nights that no other
 * has, as the planner takes it, so that with one there is no such night.
 */
export function nightsWithoutBase(trip: FlightTrip, pois: readonly Poi[]): CalendarDate[] {
  const stays = listBases(pois).map(stayOf);
  if (stays.includes(undefined)) return [];
  return listNights(trip).filter(
    (night) => !stays.some((stay) => stay !== undefined && isNightOf(stay, night)),
  );
}

/** The nights that a new base begins with: the first that have none, else all nights of the trip; undefined without. */
export function suggestStay(trip: FlightTrip, pois: readonly Poi[]): Stay | undefined {
  const nights = listNights(trip);
  const dated = pois.filter(({ date }) => date !== null);
  const free = nightsWithoutBase(trip, dated);
  const firstNight = free[0] ?? nights[0];
  const last = free.findLast((night, index) => daysBetween(free[0] ?? night, night) === index);
  const lastNight = last ?? nights.at(-1);
  return firstNight && lastNight && { firstNight, lastMorning: addDays(lastNight, 1) };
}

/** From that night up to the next base, or to the end of the trip; the hotel `id` itself does not count. */
export function stayFrom(
  trip: Pick<FlightTrip, 'endDate'>,
  pois: readonly Poi[],
  firstNight: CalendarDate,
  id?: PoiId,
): Stay {
  const next = listBases(pois).find((poi) => poi.id !== id && poi.date && poi.date > firstNight);
  const end = next?.date && next.date < trip.endDate ? next.date : trip.endDate;
  return { firstNight, lastMorning: end > firstNight ? end : addDays(firstNight, 1) };
}

export type StayRefusal = 'no-night' | 'outside-trip' | 'overlap';

/**
 * Whether a base may have these nights: at least one, all on the trip, and none that another base has. A hotel without
 * dates gives way. The hotel `id` itself does not count. The value is the number of nights.
 */
export function checkStay(
  trip: FlightTrip,
  pois: readonly Poi[],
  stay: Stay,
  id?: PoiId,
): Result<number, StayRefusal> {
  if (stay.lastMorning <= stay.firstNight) return fail('no-night');
  if (stay.firstNight < trip.startDate || stay.lastMorning > trip.endDate) {
    return fail('outside-trip');
  }
  return findOverlap(pois, stay, id) ? fail('overlap') : ok(nightCount(stay));
}

/** Another base with one of these nights. */
export function findOverlap(pois: readonly Poi[], stay: Stay, id?: PoiId): Poi | undefined {
  return listBases(pois).find((poi) => {
    const other = poi.id === id ? undefined : stayOf(poi);
    return other && other.firstNight < stay.lastMorning && stay.firstNight < other.lastMorning;
  });
}

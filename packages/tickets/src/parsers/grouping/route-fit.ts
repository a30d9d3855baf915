import type { Airport } from '@ooo/atlas/airports';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { CalendarDate as CalendarDateSchema } from '@ooo/domain/shared/calendar-date.schema';
import { type WallTime, fromMinutes, toMinutes } from '@ooo/domain/shared/wall-time';
import type { PartialDate } from '../../document.ts';
import { expectFlightTime, flightMinutes } from '../../flights/flight-time.ts';
import { settleAirport } from '../../flights/settle-airport.ts';
import type { TokenOf } from '../tokens/token.ts';

/**
 * How two ends, two times and a printed duration fit each other: `proved` where the zones of the ends make exactly that
 * duration of the times, `impossible` where no aircraft takes what the times say, `unknown` where an end is.
 */
export type Fit = 'proved' | 'possible' | 'impossible' | 'unknown';

export type PlaceToken = TokenOf<'airport' | 'place'>;

/** The ends and times that a flight may have, and the durations printed beside it in minutes. */
export interface Route {
  readonly from: PlaceToken;
  readonly to: PlaceToken;
  readonly departure: WallTime;
  readonly arrival: WallTime;
  readonly durations: readonly number[];
  readonly date: PartialDate | undefined;
}

/** Judges how the routes of one document fit. */
export type Judge = (route: Route) => Fit;

const DAY_MIN = 24 * 60;
const MIDNIGHT = fromMinutes(0);
/** Tail wind and short routes, as in finding the day of arrival. */
const LEAST_SHARE = 0.9;

/** Values that all flights between two airports share on a day, in minutes. */
interface FlightSpan {
  /** That a clock at the departure is ahead of one at the arrival. */
  readonly shift: number;
  readonly least: number;
  readonly most: number;
}

/**
 * A judge for a document in whose `year` dates without one lie; a flight without a date is judged as on its `usual`
 * one. It keeps what it looked up.
 */
export function makeJudge(year: number, usual: PartialDate = { day: 1, month: 1 }): Judge {
  const airportOf = keep(({ kind, value }: PlaceToken) =>
    kind === 'airport'
      ? settleAirport(value, undefined)?.airport
      : settleAirport(undefined, value)?.airport,
  );
  const dayOf = keep((date: PartialDate) => toDay(date, year));
  const spanOf = keep((date: CalendarDate) =>
    keep((from: Airport) => keep((to: Airport) => measureSpan(from, to, date))),
  );
  return ({ from, to, departure, arrival, durations, date }) => {
    const [start, end] = [airportOf(from), airportOf(to)];
    if (!start || !end) return 'unknown';
    if (start.iata === end.iata) return 'impossible';
    const { shift, least, most } = spanOf(dayOf(date ?? usual))(start)(end);
    const minutes = toMinutes(arrival) - toMinutes(departure) + shift;
    const flown = ((minutes % DAY_MIN) + DAY_MIN) % DAY_MIN;
    if (flown < least * LEAST_SHARE || flown > most) return 'impossible';
    return durations.includes(flown) ? 'proved' : 'possible';
  };
}

function measureSpan(from: Airport, to: Airport, date: CalendarDate): FlightSpan {
  const midnight = { date, time: MIDNIGHT };
  return { shift: flightMinutes(from, midnight, to, midnight), ...expectFlightTime(from, to) };
}

/** The day of a date; what is none, as 31 February, counts as new year: it tells zones apart, if not summer from winter. */
function toDay({ year = 0, month, day }: PartialDate, usualYear: number): CalendarDate {
  const text = [year || usualYear, twoDigits(month), twoDigits(day)].join('-');
  const newYear = CalendarDateSchema.parse(`${usualYear}-01-01`);
  return CalendarDateSchema.catch(newYear).parse(text);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** A function that is often called with the same argument. */
function keep<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const kept = known.get(key) ?? { value: find(key) };
    known.set(key, kept);
    return kept.value;
  };
}

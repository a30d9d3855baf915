import type { PartialDate } from '../../document.ts';

/** Days from a departure to the arrival of a long flight with stops, or a date that is not read well. */
const MOST_DAYS = 3;

const YEAR = 365;
/** Days of a year before each of its months. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** True where an arrival on the second day may end a flight of the first; 03/04 may be April 3, or March 4. */
export function follows(departure: PartialDate, arrival: PartialDate, most = MOST_DAYS): boolean {
  return turnings(departure).some((from) =>
    turnings(arrival).some((to) => liesAfter(from, to, most)),
  );
}

function turnings(date: PartialDate): PartialDate[] {
  return date.ambiguous ? [date, { ...date, day: date.month, month: date.day }] : [date];
}

function liesAfter(departure: PartialDate, arrival: PartialDate, most: number): boolean {
  const days = daysBetween(departure, arrival);
  return days >= -1 && days <= most;
}

/** Without years the two are taken to be near each other, over a new year too. */
function daysBetween(departure: PartialDate, arrival: PartialDate): number {
  const days = dayOfYear(arrival) - dayOfYear(departure);
  if (departure.year !== undefined && arrival.year !== undefined)
    return days + (arrival.year - departure.year) * YEAR;
  return days - Math.round(days / YEAR) * YEAR;
}

/** From 1 on; 29 February is the day of 1 March. */
function dayOfYear({ month, day }: PartialDate): number {
  return (DAYS_BEFORE[month - 1] ?? 0) + day;
}

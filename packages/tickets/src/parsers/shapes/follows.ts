import type { PartialDate } from '../../document.ts';

/** Days from a departure to the arrival of a long flight with stops, or a date that is not read well. */
const MOST_DAYS = 3;

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
  if (departure.year !== undefined && arrival.year !== undefined && arrival.year < departure.year)
    return false;
  const days = (arrival.month - departure.month) * 31 + arrival.day - departure.day;
  const wrapped = days < -300 ? days + 372 : days;
  return wrapped >= -1 && wrapped <= most;
}

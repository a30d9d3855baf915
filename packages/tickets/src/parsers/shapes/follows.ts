import type { PartialDate } from '../../document.ts';

/** True where an arrival on the second day may end a flight of the first; 03/04 may be April 3, or March 4. */
export function follows(departure: PartialDate, arrival: PartialDate): boolean {
  return turnings(departure).some((from) => turnings(arrival).some((to) => liesAfter(from, to)));
}

function turnings(date: PartialDate): PartialDate[] {
  return date.ambiguous ? [date, { ...date, day: date.month, month: date.day }] : [date];
}

function liesAfter(departure: PartialDate, arrival: PartialDate): boolean {
  if (departure.year !== undefined && arrival.year !== undefined && arrival.year < departure.year)
    return false;
  const days = (arrival.month - departure.month) * 31 + arrival.day - departure.day;
  const wrapped = days < -300 ? days + 372 : days;
  return wrapped >= -1 && wrapped <= 3;
}

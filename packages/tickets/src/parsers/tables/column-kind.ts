import { labelAt, namesOtherEvent } from '../../atoms/labels.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';

/** The end of the flight that a column is of. */
export function roleOfHeading(heading: string | undefined): FlightEnd | undefined {
  if (heading === undefined) return undefined;
  const roles = heading.split(/\s?[/&]\s?/u).map((part) => labelAt(part)?.field);
  const [field] = roles;
  // `Depart/Arrive` heads both ends.
  if (roles.includes('departure') && roles.includes('arrival')) return undefined;
  return field === 'departure' || field === 'arrival' ? field : undefined;
}

/** True for the column of flight numbers; `Flight Time` heads durations. */
export function isOfFlights(heading: string | undefined): boolean {
  return (
    heading !== undefined &&
    /^(?:flight(?!\s(?:time|duration))|flt|vuelo|flug(?!zeit|dauer|zeug)|vol|vlucht(?!duur)|volo|voo|편명|항공편|便名)/iu.test(
      heading,
    )
  );
}

/** True for a column of dates or times: a place in it is there by chance. */
export function isOfTimes(heading: string | undefined): boolean {
  if (heading === undefined || /city|airport|ciudad|aeropuerto|공항/iu.test(heading)) return false;
  return /date|time|hora|fecha|zeit|일시|시[간각]|일자?$/iu.test(heading);
}

/** True where a column holds dates or times of something else, as of boarding. */
export function isOtherColumn(heading: string | undefined): boolean {
  return heading !== undefined && namesOtherEvent(heading.replace(/\stime$/iu, ''));
}

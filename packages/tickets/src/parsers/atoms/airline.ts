import { findAirline, findAirlineByName } from '@ooo/atlas/airlines';

export function isAirlineCode(code: string): boolean {
  return findAirline(code) !== undefined;
}

/** Name of the carrier of a flight number, `KE81` → `Korean Air`; undefined where the atlas has none. */
export function airlineOf(flightNumber: string): string | undefined {
  const code = /^[A-Z]{3}/u.exec(flightNumber)?.[0] ?? flightNumber.slice(0, 2);
  return findAirline(code)?.name;
}

/** Code of an airline named in a text, as in a sender's name; undefined where none is. */
export function airlineCodeByName(name: string): string | undefined {
  return findAirlineByName(name)?.iata;
}

import { type Airline, findAirline, findAirlineByName } from '@ooo/atlas/airlines';

export function isAirlineCode(code: string): boolean {
  return findAirline(code) !== undefined;
}

/** Whether an airline flies under the code today. */
export function fliesAs(code: string): boolean {
  return findAirline(code)?.isActive === true;
}

/** Name of the carrier of a flight number, `KE81` → `Korean Air`; undefined where the atlas has none. */
export function airlineOf(flightNumber: string): string | undefined {
  return carrierOf(flightNumber)?.name;
}

/** Country of a flight number's carrier, as in ISO 3166. */
export function carrierCountry(flightNumber: string): string | undefined {
  return carrierOf(flightNumber)?.countryCode;
}

function carrierOf(flightNumber: string): Airline | undefined {
  return findAirline(/^[A-Z]{3}/u.exec(flightNumber)?.[0] ?? flightNumber.slice(0, 2));
}

/** Code of an airline named in a text, as in a sender's name; undefined where none is. */
export function airlineCodeByName(name: string): string | undefined {
  return findAirlineByName(name)?.iata;
}

import type { Found, SegmentDraft } from '../document.ts';
import { isAirportCode } from '../atoms/airport-code.ts';
import { airlineOf } from '../atoms/airline.ts';
import { defined } from '@ooo/domain/shared/defined';
import { readInstant } from './instant.ts';
import { type LocalMoment, toLocalMoment } from './moment.ts';
import { zoneOfAirport } from '../flights/zone-of-airport.ts';

type Semantics = ReadonlyMap<string, unknown>;

/** What a pass says for machines (Apple's SemanticTags). The current times count before the original ones. */
export function readSemantics(semantics: Semantics): SegmentDraft {
  const from = readCode(semantics, 'departureAirportCode');
  const to = readCode(semantics, 'destinationAirportCode');
  const flightNumber = readFlightNumber(semantics);
  const departure = readMoment(semantics, 'DepartureDate', from);
  const arrival = readMoment(semantics, 'ArrivalDate', to);
  const airline = flightNumber && airlineOf(flightNumber.value);
  return defined({
    flightNumber,
    airline: flightNumber && airline ? { ...flightNumber, value: airline } : undefined,
    from,
    to,
    fromName: from ? undefined : readText(semantics, 'departureCityName', /./),
    toName: to ? undefined : readText(semantics, 'destinationCityName', /./),
    departureDate: departure?.date,
    departureTime: departure?.time,
    arrivalDate: arrival?.date,
    arrivalTime: arrival?.time,
    seat: readSeat(semantics),
    pnr: readText(semantics, 'confirmationNumber', /^[A-Z\d]{5,8}$/),
  });
}

function readText(semantics: Semantics, name: string, pattern: RegExp): Found<string> | undefined {
  const value = semantics.get(name);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return pattern.test(text)
    ? { value: text, snippet: `${name}: ${text}`, foundBy: 'structured' }
    : undefined;
}

function readCode(semantics: Semantics, name: string): Found<string> | undefined {
  const code = readText(semantics, name, /^[A-Z]{3}$/);
  return code && isAirportCode(code.value) ? code : undefined;
}

/** `flightCode` is `KE081`; else `airlineCode` and `flightNumber` are apart. */
function readFlightNumber(semantics: Semantics): Found<string> | undefined {
  const code = readText(semantics, 'flightCode', /^[A-Z\d]{2}\s?\d{1,4}$/);
  if (code) return { ...code, value: code.value.replace(/^(..)\s?0*/, '$1') };
  const carrier = readText(semantics, 'airlineCode', /^[A-Z\d]{2}$/);
  const number = readText(semantics, 'flightNumber', /^\d{1,4}$/);
  return carrier && number
    ? { ...number, value: `${carrier.value}${Number(number.value)}` }
    : undefined;
}

function readSeat(semantics: Semantics): Found<string> | undefined {
  const seats = semantics.get('seats');
  const first: unknown = Array.isArray(seats) ? seats[0] : undefined;
  if (typeof first !== 'object' || first === null) return undefined;
  const { seatRow = '', seatNumber = '' } = Object.fromEntries(Object.entries(first));
  const value = /\d/.test(String(seatNumber)) ? String(seatNumber) : `${seatRow}${seatNumber}`;
  return /^\d{1,3}[A-Z]$/.test(value)
    ? { value, snippet: `seats: ${value}`, foundBy: 'structured' }
    : undefined;
}

function readMoment(
  semantics: Semantics,
  name: string,
  airport: Found<string> | undefined,
): LocalMoment | undefined {
  for (const prefix of ['current', 'original']) {
    const found = readText(semantics, `${prefix}${name}`, /./);
    const moment = found && readInstant(found.value, found.snippet);
    if (moment) return toLocalMoment(moment, zoneOfAirport(airport));
  }
  return undefined;
}

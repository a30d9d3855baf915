import { defined } from '@ooo/domain/shared/defined';
import type { SegmentDraft } from '../document.ts';
import { airlineCodeByName } from '../atoms/airline.ts';
import {
  findValues,
  hasType,
  listNodes,
  type SchemaNode,
  type SchemaValue,
} from './schema-node.ts';
import { readDuration, readLocalDate, readLocalTime } from './local-time.ts';

/** Reservations of a page: each traveller may have one for each flight. */
const MAX_RESERVATIONS = 200;

const CARRIERS = ['airline', 'provider', 'carrier', 'seller'];

type Read<T> = (text: string) => T | undefined;

/** Segments of the flight reservations among things of schema.org. Cancelled reservations give none. */
export function toSegmentDrafts(things: readonly SchemaNode[]): SegmentDraft[] {
  return listNodes(things, 'FlightReservation')
    .slice(0, MAX_RESERVATIONS)
    .filter(isHeld)
    .flatMap(toSegments);
}

function isHeld(reservation: SchemaNode): boolean {
  return !textsOf(reservation, ['reservationStatus', 'status']).some((status) =>
    /cancel/i.test(status),
  );
}

function toSegments(reservation: SchemaNode): SegmentDraft[] {
  const flights = listNodes(find(reservation, ['reservationFor']), 'Flight');
  const shared = toSharedFields(reservation);
  return flights.map((flight) => Object.assign(toFlightFields(flight), shared)).filter(isSegment);
}

/** A flight with neither number nor airports is an empty template. */
function isSegment(draft: SegmentDraft): boolean {
  return draft.flightNumber !== undefined || (draft.from !== undefined && draft.to !== undefined);
}

function toSharedFields(reservation: SchemaNode): SegmentDraft {
  return defined({
    pnr: read(
      reservation,
      ['reservationNumber', 'reservationId', 'confirmationNumber'],
      toRecordLocator,
    ),
    seat: read(reservation, ['airplaneSeat', 'seatNumber'], (text) => text.toUpperCase()),
    passenger: readName(reservation, ['underName']),
  });
}

function toFlightFields(flight: SchemaNode): SegmentDraft {
  return defined({
    flightNumber: readFlightNumber(flight),
    airline: readName(flight, CARRIERS),
    operatedBy: readName(flight, ['operatedBy']),
    from: readCode(flight, 'departureAirport'),
    to: readCode(flight, 'arrivalAirport'),
    fromName: readName(flight, ['departureAirport']),
    toName: readName(flight, ['arrivalAirport']),
    departureDate: read(flight, ['departureTime'], readLocalDate),
    departureTime: read(flight, ['departureTime'], readLocalTime),
    arrivalDate: read(flight, ['arrivalTime'], readLocalDate),
    arrivalTime: read(flight, ['arrivalTime'], readLocalTime),
    durationMin: read(flight, ['estimatedFlightDuration'], readDuration),
    aircraft: readName(flight, ['aircraft']),
    meal: read(flight, ['mealService'], (text) => text),
  });
}

/** `110` of carrier `UA` or of United Airlines, `UA110` and `UA 0110` are all `UA110`; digits alone where no carrier is named. */
function readFlightNumber(flight: SchemaNode): SegmentDraft['flightNumber'] {
  const coded = textsOf(flight, CARRIERS, ['iataCode'])[0]?.toUpperCase();
  const carrier = coded ?? airlineCodeByName(readName(flight, CARRIERS)?.value ?? '');
  return read(flight, ['flightNumber'], (text) => {
    const match = /^([A-Z\d]{2}[A-Z]?(?<!\d\d))?\s*0*(\d{1,4})([A-Z]?)$/i.exec(
      text.replace(/[\s-]+/g, ''),
    );
    if (!match) return undefined;
    const [, own, digits = '', suffix = ''] = match;
    return `${own ?? carrier ?? ''}${digits}${suffix}`.toUpperCase();
  });
}

function readCode(flight: SchemaNode, property: string): SegmentDraft['from'] {
  const airport = find(flight, [property])[0];
  if (airport === undefined) return undefined;
  const text = typeof airport === 'string' ? airport : textsOf(airport, ['iataCode'])[0];
  const code = /^\s*([A-Z]{3})\s*$/i.exec(text ?? '')?.[1]?.toUpperCase();
  return code === undefined ? undefined : foundAs(property, code, code);
}

function readName(node: SchemaNode, properties: readonly string[]): SegmentDraft['airline'] {
  const [value] = find(node, properties);
  if (value === undefined) return undefined;
  const name = typeof value === 'string' ? value : toPersonOrThingName(value);
  return name === undefined || name === '' ? undefined : foundAs(properties[0] ?? '', name, name);
}

function toPersonOrThingName(node: SchemaNode): string | undefined {
  const name = node.properties.get('name')?.find((value) => typeof value === 'string');
  if (name !== undefined || !hasType(node, 'Person')) return name;
  return textsOf(node, ['givenName'])
    .concat(textsOf(node, ['familyName']))
    .join(' ');
}

/** Booking codes only: some senders put a sentence here. */
function toRecordLocator(text: string): string | undefined {
  return /^[A-Z\d]{5,8}$/i.test(text) ? text.toUpperCase() : undefined;
}

function read<T>(node: SchemaNode, properties: readonly string[], parse: Read<T>) {
  for (const text of textsOf(node, properties)) {
    const value = parse(text);
    if (value !== undefined && value !== '') return foundAs(properties[0] ?? '', text, value);
  }
  return undefined;
}

function foundAs<T>(property: string, text: string, value: T) {
  return { value, snippet: `${property}: ${text}`, foundBy: 'structured' as const };
}

function find(node: SchemaNode, properties: readonly string[]): readonly SchemaValue[] {
  return findValues(node, properties, 'FlightReservation');
}

/** Texts of a property, or of `inner` within the things that it holds. */
function textsOf(
  node: SchemaNode,
  properties: readonly string[],
  inner?: readonly string[],
): string[] {
  const values = find(node, properties);
  if (inner === undefined) return values.filter((value) => typeof value === 'string');
  return values.flatMap((value) => (typeof value === 'string' ? [] : textsOf(value, inner)));
}

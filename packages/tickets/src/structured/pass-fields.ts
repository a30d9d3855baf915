import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { Found, SegmentDraft, PartialDate } from '../document.ts';
import { findAirportCodes } from '../atoms/airport.ts';
import { isAirportCode } from '../atoms/airport-code.ts';
import { airlineCodeByName, airlineOf } from '../atoms/airline.ts';
import { readAircraft } from '../atoms/aircraft.ts';
import { readBaggage } from '../atoms/baggage.ts';
import { findDates } from '../atoms/date.ts';
import { findFlightNumbers, toFlightNumber } from '../atoms/flight-number.ts';
import { readRecordLocator } from '../atoms/record-locator-value.ts';
import { readMeal } from '../atoms/meal.ts';
import { readSeats } from '../atoms/seat.ts';
import { findTimes } from '../atoms/time.ts';
import { tidyPlace } from '../parsers/tokens/place-name.ts';
import { defined } from '@ooo/domain/shared/defined';
import { readInstant } from './instant.ts';
import { toLocalMoment } from './moment.ts';
import { isAbout } from './pass-words.ts';
import type { Pass, PassField } from './pass.ts';
import type { FlightEnd } from '../flights/flight-end.ts';
import { zoneOfAirport } from '../flights/zone-of-airport.ts';

/** A label without its subject. */
const TIME = /^(?:time|hora|heure|uhrzeit|ora|orario|tijd|시간|시각|時刻|时间)$/iu;

/** What a pass shows. Dates may lack the year. */
export function readPassFields({ primary, fields, organization }: Pass): SegmentDraft {
  const flight = readFlight(fields) ?? readLoneNumber(fields, organization);
  const airline = flight && airlineOf(flight.value);
  const from = readEnd('from', primary[0]);
  const to = readEnd('to', primary[1]);
  return defined({
    flightNumber: flight,
    airline: flight && airline ? { ...flight, value: airline } : undefined,
    ...from,
    ...to,
    ...readMoment('departure', { primary, fields }, zoneOfAirport(from.from, from.fromName)),
    ...readMoment('arrival', { primary, fields }, zoneOfAirport(to.to, to.toName)),
    seat: readField(about(fields, 'seat'), readSeats),
    pnr: readField(about(fields, 'pnr'), readRecordLocator),
    aircraft: readField(about(fields, 'aircraft'), readAircraft),
    meal: readField(about(fields, 'meal'), readMeal),
    baggage: readAllowance(fields),
  });
}

function snippetOf({ label, value }: PassField): string {
  return `${label}: ${value.split('\n')[0] ?? ''}`;
}

function foundIn<T>(field: PassField, value: T): Found<T> {
  return { value, snippet: snippetOf(field), foundBy: 'structured' };
}

function about(fields: readonly PassField[], what: Parameters<typeof isAbout>[1]): PassField[] {
  return fields.filter((field) => isAbout(field, what));
}

/** The first value that can be read as what is asked for. */
function readField<T>(
  fields: readonly PassField[],
  read: (value: string) => T | undefined,
): Found<T> | undefined {
  for (const field of fields) {
    const value = read(field.value.trim());
    if (value !== undefined) return foundIn(field, value);
  }
  return undefined;
}

/** The label says whether a bag is for the hold. */
function readAllowance(fields: readonly PassField[]): Found<string> | undefined {
  for (const field of about(fields, 'baggage')) {
    const text = `${field.label.trim()}: ${field.value.trim().replaceAll(/\s*\n\s*/gu, '; ')}`;
    const value = readBaggage(text);
    if (value !== undefined) return foundIn(field, value);
  }
  return undefined;
}

/** The field with that name; else any short unambiguous value. */
function readFlight(fields: readonly PassField[]): Found<string> | undefined {
  return readField(about(fields, 'flight'), findFlight) ?? readField(fields, findFlightAlone);
}

/** `1021` in the field of the flight, with the airline in a field of its own or as who gives out the pass. */
function readLoneNumber(
  fields: readonly PassField[],
  organization: string,
): Found<string> | undefined {
  const named = about(fields, 'airline').map(({ value }) => value.trim());
  const [carrier] = [...named, organization].flatMap((name) => airlineCodeByName(name) ?? []);
  if (carrier === undefined) return undefined;
  return readField(about(fields, 'flight'), (value) =>
    /^\d{1,4}$/u.test(value) ? toFlightNumber(carrier, value) : undefined,
  );
}

function findFlight(value: string): string | undefined {
  return findFlightNumbers(value)[0]?.value.flightNumber;
}

function findFlightAlone(text: string): string | undefined {
  const [hit] = findFlightNumbers(text);
  const isAlone = hit?.value.sure === true && hit.end - hit.start === text.length;
  return isAlone ? hit.value.flightNumber : undefined;
}

/** One end of the journey: the code is the value, or is in the label above the city's name. */
function readEnd(side: 'from' | 'to', field: PassField | undefined): Partial<SegmentDraft> {
  if (!field) return {};
  const [value, label] = [field.value.trim(), field.label.trim()];
  const code =
    [value, label].find(isAirportCode) ??
    [value, label].flatMap((text) => findAirportCodes(text).map((hit) => hit.value))[0];
  if (code !== undefined) return { [side]: foundIn(field, code) };
  const name = tidyPlace(value) ?? tidyPlace(label);
  return name === undefined ? {} : { [`${side}Name`]: foundIn(field, name) };
}

/** Date and time of one end. A date that is no end's is the departure's; a time may be beside the place's name. */
function readMoment(
  side: FlightEnd,
  { primary, fields }: Pick<Pass, 'primary' | 'fields'>,
  zone: string | undefined,
): Partial<SegmentDraft> {
  const timed = fields.filter((field) => !isAbout(field, 'other'));
  const own = timed.filter((field) => sideOf(field) === side);
  const dated = side === 'arrival' ? own : [...own, ...timed.filter(isOnlyDate)];
  for (const field of own) {
    const moment = readInstant(field.value, snippetOf(field));
    if (!moment) continue;
    const { instant: _, ...onTheClock } = moment;
    const local = toLocalMoment(field.ignoresTimeZone ? onTheClock : moment, zone);
    if (local) return defined({ [`${side}Date`]: local.date, [`${side}Time`]: local.time });
  }
  const place = primary[side === 'departure' ? 0 : 1];
  return defined({
    [`${side}Date`]: readField(dated, (text): PartialDate | undefined => findDates(text)[0]?.value),
    [`${side}Time`]:
      readField(own, findTime) ??
      (side === 'departure' ? readLoneTime(fields) : undefined) ??
      (place && !isAbout(place, 'other') ? readPlaced(place) : undefined),
  });
}

function findTime(text: string): WallTime | undefined {
  return findTimes(text)[0]?.value.time;
}

/** The time in `SALIDA 07:05` above the city, or behind it. */
function readPlaced(place: PassField): Found<WallTime> | undefined {
  const time = findTime(place.label) ?? findTime(place.value);
  return time === undefined ? undefined : foundIn(place, time);
}

/** `HORA 14:00` where boarding has a time of its own: what it leaves open is the departure. */
function readLoneTime(fields: readonly PassField[]): Found<WallTime> | undefined {
  const boards = fields.some((field) => isAbout(field, 'boarding') && findTime(field.value));
  const [only, ...more] = boards ? fields.filter(isOnlyTime) : [];
  return only && more.length === 0 ? readField([only], findTime) : undefined;
}

function isOnlyTime(field: PassField): boolean {
  return TIME.test(field.label.trim()) && sideOf(field) === undefined && !isAbout(field, 'other');
}

function sideOf(field: PassField): FlightEnd | undefined {
  if (isAbout(field, 'arrival')) return 'arrival';
  return isAbout(field, 'departure') ? 'departure' : undefined;
}

function isOnlyDate(field: PassField): boolean {
  return sideOf(field) === undefined && isAbout(field, 'date');
}

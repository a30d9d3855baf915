import type { Found, LegDraft, PartialDate } from '../document.ts';
import { findAirportCodes } from '../atoms/airport.ts';
import { isAirportCode } from '../atoms/airport-code.ts';
import { airlineOf } from '../atoms/airline.ts';
import { readBaggage } from '../atoms/baggage.ts';
import { findDates } from '../atoms/date.ts';
import { findFlightNumbers } from '../atoms/flight-number.ts';
import { readLocator } from '../atoms/locator-value.ts';
import { readSeats } from '../atoms/seat.ts';
import { findTimes } from '../atoms/time.ts';
import { tidyPlace } from '../parsers/tokens/place-name.ts';
import { definedOnly } from '../text/defined.ts';
import { readInstant } from './instant.ts';
import { toLocalMoment } from './moment.ts';
import type { Pass, PassField } from './pass.ts';
import { zoneOfAirport } from '../flights/zone-of-airport.ts';

/** Words in the key or label of a field, in the order in which they are asked for. */
const WORDS = {
  /** Times and dates of something else. */
  other: /board|gate|check|clos|issu|expir|valid|birth|update|einsteig|embarque|puerta|탑승|마감/iu,
  seat: /seat|sitz|asiento|si[eè]ge|plaza|좌석/iu,
  pnr: /confirm|locator|booking|record|\bpnr\b|reference|buchung|reserva|localizador|예약/iu,
  flight: /flight|flug|vuelo|\bvol\b|편명|항공편/iu,
  baggage: /\bbag|gep[aä]ck|equipaje|수하물/iu,
  arrival: /arriv|\barr\b|ankunft|llegada|landing|도착/iu,
  departure: /depart|\bdept?\b|abflug|salida|출발/iu,
  date: /\bdate\b|datum|fecha|날짜|일자/iu,
} as const;

const ANY = /(?:)/;

/** What a pass shows. Dates may lack the year. */
export function readPassFields({ primary, fields }: Pass): LegDraft {
  const flight = readFlight(fields);
  const airline = flight && airlineOf(flight.value);
  const from = readEnd('from', primary[0]);
  const to = readEnd('to', primary[1]);
  return definedOnly({
    flightNumber: flight,
    airline: flight && airline ? { ...flight, value: airline } : undefined,
    ...from,
    ...to,
    ...readMoment('departure', fields, zoneOfAirport(from.from, from.fromName)),
    ...readMoment('arrival', fields, zoneOfAirport(to.to, to.toName)),
    seat: readField(fields, WORDS.seat, readSeats),
    pnr: readField(fields, WORDS.pnr, readLocator),
    baggage: readField(fields, WORDS.baggage, readBaggage),
  });
}

/** `boardingTime` and `BOARDS` as words: keys are written in one. */
function wordsOf({ key, label }: PassField): string {
  return `${key.replaceAll(/([a-z])([A-Z])|[_-]/g, '$1 $2')} ${label}`;
}

function snippetOf({ label, value }: PassField): string {
  return `${label}: ${value.split('\n')[0] ?? ''}`;
}

function foundIn<T>(field: PassField, value: T): Found<T> {
  return { value, snippet: snippetOf(field), foundBy: 'structured' };
}

function readField<T>(
  fields: readonly PassField[],
  words: RegExp,
  read: (value: string) => T | undefined,
): Found<T> | undefined {
  for (const field of fields) {
    const value = words.test(wordsOf(field)) ? read(field.value.trim()) : undefined;
    if (value !== undefined) return foundIn(field, value);
  }
  return undefined;
}

/** The field that is called so; else any short value that can be nothing else. */
function readFlight(fields: readonly PassField[]): Found<string> | undefined {
  return readField(fields, WORDS.flight, findFlight) ?? readField(fields, ANY, findFlightAlone);
}

function findFlight(value: string): string | undefined {
  return findFlightNumbers(value)[0]?.value.flightNumber;
}

function findFlightAlone(text: string): string | undefined {
  const [hit] = findFlightNumbers(text);
  const isAlone = hit?.value.sure === true && hit.end - hit.start === text.length;
  return isAlone ? hit.value.flightNumber : undefined;
}

/** One end of the journey: the code is the value, or stands in the label above the city's name. */
function readEnd(side: 'from' | 'to', field: PassField | undefined): Partial<LegDraft> {
  if (!field) return {};
  const [value, label] = [field.value.trim(), field.label.trim()];
  const code =
    [value, label].find(isAirportCode) ??
    [value, label].flatMap((text) => findAirportCodes(text).map((hit) => hit.value))[0];
  if (code !== undefined) return { [side]: foundIn(field, code) };
  const name = tidyPlace(value) ?? tidyPlace(label);
  return name === undefined ? {} : { [`${side}Name`]: foundIn(field, name) };
}

/** Date and time of one end. A date that is no end's is the departure's. */
function readMoment(
  side: 'departure' | 'arrival',
  fields: readonly PassField[],
  zone: string | undefined,
): Partial<LegDraft> {
  const timed = fields.filter((field) => !WORDS.other.test(wordsOf(field)));
  const own = timed.filter((field) => sideOf(field) === side);
  const dated = side === 'arrival' ? own : [...own, ...timed.filter(isOnlyDate)];
  for (const field of own) {
    const moment = readInstant(field.value, snippetOf(field));
    if (!moment) continue;
    const { instant: _, ...onTheClock } = moment;
    const local = toLocalMoment(field.ignoresTimeZone ? onTheClock : moment, zone);
    if (local) return definedOnly({ [`${side}Date`]: local.date, [`${side}Time`]: local.time });
  }
  return definedOnly({
    [`${side}Date`]: firstOf(dated, (text): PartialDate | undefined => findDates(text)[0]?.value),
    [`${side}Time`]: firstOf(own, (text) => findTimes(text)[0]?.value.time),
  });
}

function sideOf(field: PassField): 'departure' | 'arrival' | undefined {
  const words = wordsOf(field);
  if (WORDS.arrival.test(words)) return 'arrival';
  return WORDS.departure.test(words) ? 'departure' : undefined;
}

function isOnlyDate(field: PassField): boolean {
  return sideOf(field) === undefined && WORDS.date.test(wordsOf(field));
}

function firstOf<T>(
  fields: readonly PassField[],
  read: (text: string) => T | undefined,
): Found<T> | undefined {
  return readField(fields, ANY, read);
}

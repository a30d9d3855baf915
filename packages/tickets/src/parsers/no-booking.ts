import type { DocumentFacts, LegDraft, NoBooking, TravelDocument } from '../document.ts';
import {
  ALL_CANCELLED,
  BALANCE,
  BOOKED,
  FREIGHT,
  GOES_ON,
  MILES,
  TICKETS,
  TITLES,
  TRAVELLER,
} from './no-booking-words.ts';

/** Lines with something on them in which a document says what it is. */
const HEAD_LINES = 14;
const LONGEST = 200;
const LOOKED_AT = 400;
/** What leads to other pages: `Flights | Hotels | Airport transfer booking`. */
const MENU = /(?:[|·•›>/]\s*\p{L}[^|·•›>/]{0,30}){3}|(?<!\p{L})if (?:you|your|the)\s/iu;
/** The heading of flights that are booked beside something else. */
const FLIGHTS =
  /^\W{0,6}(?:(?:your|our|flight|air) )?(?:flights?|itinerary|vuelos?|flüge|vols|voli|항공(?:편|\s?일정)?|여정)(?: (?:details|information|itinerary))?\s*:?\W{0,6}$/iu;
const TICKET = /(?<![\d-])\d{3}[- ]?\d{10}(?!\d)/u;
/** Labels of a stay. */
const STAY =
  /(?<!\p{L})(?:room (?:type|rate)|guests?(?: name)?|check-?in|check-?out|nights?|arrival date|departure date|per night|adults?|hu[eé]sped(?:es)?|habitaci[oó]n|noches?|zimmer|nächte)(?!\p{L})|객실|체크인|체크아웃|투숙|\d박/giu;
/** Words of a topic that make a document one of it. */
const ENOUGH = 4;
const MOST_TEXT = 60_000;
/** The number of a flight that a host asks for, to know when a guest comes and goes. */
const NAMED =
  /(?<!\p{L})(?:(?:arriv(?:al|ing)|depart(?:ure|ing)|guest['’]?s?) flight|vuelo de (?:llegada|salida)|ankunftsflug|abflug)(?!\p{L})|(?:도착|출발|입국|출국)\s?(?:항공)?편/iu;

interface Told {
  readonly document: Pick<TravelDocument, 'lines' | 'subject'>;
  readonly legs: readonly LegDraft[];
  readonly facts: DocumentFacts;
  /** The lines that the legs were read in. */
  readonly lines: readonly string[];
}

/**
 * Why the flights of a document are none to plan with: by what it calls itself at its head, and by what fills it.
 * Undefined where nothing is against them.
 */
export function findNoBooking({ document, legs, facts, lines }: Told): NoBooking | undefined {
  const printed = document.lines.slice(0, LOOKED_AT).map((line) => line.slice(0, LONGEST));
  const title = findTitle([document.subject ?? '', ...printed]);
  if (title === 'cancelled' || printed.some(isAllCancelled)) {
    return printed.some((line) => GOES_ON.test(line)) ? undefined : 'cancelled';
  }
  if (legs.length === 0) return undefined;
  if (title === 'offered' || title === 'waiting')
    return isTaken(legs, facts, printed) ? undefined : title;
  if (title === 'service') return hasFlightsOfItsOwn(printed) ? undefined : title;
  return title ?? findFilling(legs, lines);
}

/** `If your booking has been cancelled …` is a rule. */
function isAllCancelled(line: string): boolean {
  const said = ALL_CANCELLED.exec(line);
  return (
    said !== null &&
    !/(?<!\p{L})(?:if|once|when|unless|after|si|cuando|wenn)\s[^.]{0,40}$/iu.test(
      line.slice(0, said.index),
    )
  );
}

/** What most of a document's words are of: freight, a statement of miles that lists flights without their times, a stay. */
function findFilling(legs: readonly LegDraft[], lines: readonly string[]): NoBooking | undefined {
  const text = lines.join('\n').slice(0, MOST_TEXT);
  if (countKinds(text, FREIGHT) >= ENOUGH && !TRAVELLER.test(text)) return 'freight';
  const isTimed = legs.some(({ departureTime, arrivalTime }) => departureTime ?? arrivalTime);
  if (!isTimed && (text.match(MILES)?.length ?? 0) >= ENOUGH) {
    return BALANCE.test(text) ? 'flown' : 'offered';
  }
  return isStay(legs, lines, text) ? 'service' : undefined;
}

function countKinds(text: string, pattern: RegExp): number {
  return new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase())).size;
}

/** What the first line says that says what the document is. */
function findTitle(lines: readonly string[]): NoBooking | undefined {
  const head = lines.filter((line) => /[\p{L}\d]/u.test(line)).slice(0, HEAD_LINES);
  for (const line of head) {
    if (MENU.test(line)) continue;
    const title = TITLES.find(([, words]) => words.test(line));
    if (title) return title[0] === 'service' && TICKETS.test(line) ? undefined : title[0];
    if (BOOKED.test(line)) return undefined;
  }
  return undefined;
}

/** A proposal that was taken has a locator, a ticket or seats. */
function isTaken(
  legs: readonly LegDraft[],
  { pnr }: DocumentFacts,
  lines: readonly string[],
): boolean {
  return (
    pnr !== undefined ||
    legs.some((leg) => leg.pnr ?? leg.seat) ||
    lines.some((line) => TICKET.test(line))
  );
}

function hasFlightsOfItsOwn(lines: readonly string[]): boolean {
  return lines.some((line) => FLIGHTS.test(line) || TICKET.test(line));
}

/** True for a hotel's booking that only names the flights of its guest, each with one of its times at most. */
function isStay(legs: readonly LegDraft[], lines: readonly string[], text: string): boolean {
  if (hasFlightsOfItsOwn(lines) || countKinds(text, STAY) < ENOUGH) return false;
  return legs.every(
    ({ flightNumber, departureTime, arrivalTime }) =>
      !(departureTime && arrivalTime) && NAMED.test(lines[(flightNumber?.line ?? 0) - 1] ?? ''),
  );
}

import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { NoBooking } from '@ooo/texts/tickets.types';
import type { DocumentFacts, SegmentDraft, PartialDate, TravelDocument } from '../../document.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { TICKET_NUMBER } from '../../atoms/ticket-number.ts';
import { mentionsFlights } from '../../topic.ts';
import { findFilling } from './filling.ts';
import {
  AFTERWARDS,
  ALL_CANCELLED,
  BETTER_SEAT,
  CALLED_OFF,
  CONFIRMED,
  FLIGHT_CANCELLED,
  GIVEN_BACK,
  GOES_ON,
  NEVER_BOOKED,
  NEWS,
  OF_LESS,
  OPEN,
  REPAID,
  SETTLED,
  WAITING,
} from './phrases.ts';
import { BOOKED, TICKETS, TITLES } from './titles.ts';

/** Lines with something on them in which a document says what it is. */
const HEAD_LINES = 14;
const LONGEST = 200;
const LOOKED_AT = 400;
/** Links to other pages: `Flights | Hotels | Airport transfer booking`. */
const MENU = /(?:[|·•›>/]\s*\p{L}[^|·•›>/]{0,30}){3}|(?<!\p{L})if (?:you|your|the)\s/iu;
/** The heading of flights that are booked beside something else. */
const FLIGHTS =
  /^\W{0,6}(?:(?:your|our|flight|air) )?(?:flights?|itinerary|vuelos?|flüge|vols|voli|항공(?:편|\s?일정)?|여정)(?: (?:details|information|itinerary))?\s*:?\W{0,6}$/iu;
/** Words of any shop: the goods are below. */
const ORDERED = /(?<!\p{L})(?:order|pedido)(?!\p{L})/iu;
/** The heading of one flight, as of one that only has to be known. */
const ONE_FLIGHT =
  /^\W{0,6}(?:(?:your|the|my|flight|tu|su) )?(?:flight|vuelo|항공편)(?: (?:details|information))?\s*:?\W{0,6}$/iu;
const ALL_NEWS = new RegExp(NEWS.source, 'giu');
const NEWSY = 2;

interface Told {
  readonly document: Pick<TravelDocument, 'lines' | 'subject' | 'receivedOn'>;
  readonly segments: readonly SegmentDraft[];
  readonly facts: DocumentFacts;
  /** The lines that the segments were read in. */
  readonly lines: readonly string[];
}

/**
 * Why the flights of a document are none to plan with: by what it calls itself at its head, and by what fills it.
 * Undefined where nothing is against them.
 */
export function findNoBooking({ document, segments, facts, lines }: Told): NoBooking | undefined {
  const printed = document.lines.slice(0, LOOKED_AT).map((line) => line.slice(0, LONGEST));
  const text = printed.join(' ').replaceAll(/\s+/gu, ' ');
  const head = takeHead([document.subject ?? '', ...printed]);
  const above = takeAbove(head, segments);
  const title = findTitle(above);
  if (
    title === 'cancelled' ||
    isCancelled(printed, text, segments) ||
    isCalledOff(above, text, segments)
  ) {
    return GOES_ON.test(text) ? undefined : 'cancelled';
  }
  if (segments.length === 0) return title === 'flown' && mentionsFlights(text) ? title : undefined;
  if (title === 'service') return hasFlightsOfItsOwn(printed, segments) ? undefined : title;
  const isTold = !NEVER_BOOKED.test(text) && isTaken(segments, facts, printed);
  if (title === 'waiting' || title === 'offered') return isTold ? undefined : title;
  if (title) return title;
  const isPast = segments.every((segment) =>
    isBefore(segment.departureDate?.value, document.receivedOn),
  );
  if (isPast && head.some((line) => AFTERWARDS.test(line)) && !BOOKED.test(text)) return 'flown';
  const open = isTold ? undefined : findOpen(above, text);
  if (open) return open;
  const filling = findFilling(segments, lines, isTold);
  return filling === 'service' && hasFlightsOfItsOwn(printed, segments) ? undefined : filling;
}

/** Kinds of flights without a record locator, a ticket or a seat: on a waiting list, not booked yet, or in the news. */
function findOpen(above: readonly string[], text: string): NoBooking | undefined {
  if (
    above.some((line) => WAITING.test(line) && !BETTER_SEAT.test(line)) &&
    !CONFIRMED.test(text)
  ) {
    return 'waiting';
  }
  if ((OPEN.test(text) && !SETTLED.test(text)) || NEVER_BOOKED.test(text)) return 'offered';
  return (text.match(ALL_NEWS)?.length ?? 0) >= NEWSY ? 'watched' : undefined;
}

/** Flights below a line that says so, of which nothing is left. */
function isCalledOff(
  above: readonly string[],
  text: string,
  segments: readonly SegmentDraft[],
): boolean {
  if (CONFIRMED.test(text)) return false;
  const told = above.filter((line) => !OF_LESS.test(line) && namesNoOther(line, segments));
  if (told.some((line) => says(GIVEN_BACK, line))) return true;
  return told.some((line) => says(CALLED_OFF, line)) && REPAID.test(text);
}

/** Nothing is left of a booking, as a sentence says; or of a flight, and its money comes back. */
function isCancelled(
  lines: readonly string[],
  text: string,
  segments: readonly SegmentDraft[],
): boolean {
  if (lines.some((line) => says(ALL_CANCELLED, line))) return true;
  if (!REPAID.test(text) || CONFIRMED.test(text)) return false;
  return lines.some((line) => says(FLIGHT_CANCELLED, line) && namesNoOther(line, segments));
}

/** False for a line of one flight where the document has others. */
function namesNoOther(line: string, segments: readonly SegmentDraft[]): boolean {
  const named = new Set(findFlightNumbers(line).map(({ value }) => value.flightNumber));
  return (
    named.size === 0 || segments.every(({ flightNumber }) => named.has(flightNumber?.value ?? ''))
  );
}

/** `If your booking has been cancelled …` is a rule. */
function says(phrase: RegExp, text: string): boolean {
  const said = phrase.exec(text);
  if (!said) return false;
  const before = text.slice(Math.max(0, said.index - 60), said.index);
  return !/(?<!\p{L})(?:if|once|when|unless|after|si|cuando|wenn)\s[^.]{0,40}$/iu.test(before);
}

function isBefore(date: PartialDate | undefined, day: CalendarDate): boolean {
  if (date?.year === undefined) return false;
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return (
    date.year * 10_000 + date.month * 100 + date.day < year * 10_000 + month * 100 + dayOfMonth
  );
}

/** The first lines with something on them. */
function takeHead(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => /[\p{L}\d]/u.test(line)).slice(0, HEAD_LINES);
}

/** The text above the first flight, and next to its number. */
function takeAbove(head: readonly string[], segments: readonly SegmentDraft[]): readonly string[] {
  const numbers = new Set(segments.map(({ flightNumber }) => flightNumber?.value));
  const first = head.findIndex((line) =>
    findFlightNumbers(line).some(({ value }) => numbers.has(value.flightNumber)),
  );
  return first < 0 ? head : head.slice(0, first + 1);
}

/** The statement of the first line that names the kind of document. */
function findTitle(above: readonly string[]): NoBooking | undefined {
  let isOrdered = false;
  for (const line of above) {
    if (MENU.test(line)) continue;
    const [title] = TITLES.find(([, words]) => words.test(line)) ?? [];
    if (isOrdered && title && title !== 'service') return undefined;
    if (title === 'service' && TICKETS.test(line)) return undefined;
    if (title === 'flown' && above.some((other) => other !== line && BOOKED.test(other))) continue;
    if (title) return title;
    if (BOOKED.test(line) && !ORDERED.test(line)) return undefined;
    isOrdered ||= BOOKED.test(line);
  }
  return undefined;
}

/** A proposal that was taken has a record locator, a ticket or seats. */
function isTaken(
  segments: readonly SegmentDraft[],
  { pnr }: DocumentFacts,
  lines: readonly string[],
): boolean {
  return (
    pnr !== undefined ||
    segments.some((segment) => segment.pnr ?? segment.seat) ||
    lines.some((line) => TICKET_NUMBER.test(line))
  );
}

/**
 * True for papers of flights too: with a ticket's number, or a heading of flights, of a single one where both its times
 * are told.
 */
function hasFlightsOfItsOwn(lines: readonly string[], segments: readonly SegmentDraft[]): boolean {
  const isWhole = segments.some((segment) => segment.departureTime && segment.arrivalTime);
  return lines.some(
    (line) =>
      TICKET_NUMBER.test(line) || (FLIGHTS.test(line) && (isWhole || !ONE_FLIGHT.test(line))),
  );
}

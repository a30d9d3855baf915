import { PLAIN_ENGLISH, type Writing } from '@ooo/domain/shared/writing';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { toInstant } from '@ooo/domain/shared/zoned';
import type { TicketReading } from '@ooo/domain/tickets/ticket.schema';
import type { DocumentFacts, SegmentDraft, ParsedDocument, TravelDocument } from '../document.ts';
import { airlineOf } from '../atoms/airline.ts';
import { checkConnections } from './check-connections.ts';
import { checkSegments } from './check-segments.ts';
import { checkTimes } from './check-times.ts';
import { completeEnds } from './complete-ends.ts';
import { dateSegments } from './date-segments.ts';
import { dedupeSegments } from '../flights/dedupe-segments.ts';
import { explainNoFlight } from './explain-no-flight.ts';
import { shapeJourney } from './journey.ts';
import { listPassengers } from './list-passengers.ts';
import { listConflicts, mergeDrafts } from './merge-drafts.ts';
import { placeSegments } from './place-segments.ts';
import {
  type Choice,
  type Notes,
  ask,
  makeNotes,
  reorderNotes,
  toDayChoice,
  warn,
} from './question.ts';
import type { ResolvedSegment } from './resolved-segment.ts';
import { hasReplacedSchedule } from '../parsers/noise/schedule-change.ts';
import { word } from '../sentences/sentences.ts';
import { restoreHalves } from './restore-half.ts';
import { listEvidence, toTicketSegment } from './to-ticket-segment.ts';

/**
 * The reading of a document: its flights, each once, with whole dates and airports, and the journey that
 * they make. What the document leaves open is a question or a warning, as `writing` says; no segment is a reading
 * too, and says why.
 */
export function resolveTicket(
  document: TravelDocument,
  parsed: ParsedDocument,
  writing: Writing = PLAIN_ENGLISH,
): TicketReading {
  return resolveDrafts(listDrafts(document, parsed), document, parsed, writing);
}

/** The flights that a document tells of, each once, with what it says once for all of them. */
export function listDrafts(document: TravelDocument, parsed: ParsedDocument): SegmentDraft[] {
  const merged = mergeDrafts(dedupeSegments(document.structured), dedupeSegments(parsed.segments));
  return merged.map((segment) => withFacts(segment, parsed.facts));
}

/** The reading of `drafts`, with all that is around them. */
export function resolveDrafts(
  drafts: readonly SegmentDraft[],
  document: TravelDocument,
  parsed: ParsedDocument,
  writing: Writing,
): TicketReading {
  const all = [...document.structured, ...parsed.segments];
  const notes = makeNotes(writing);
  if (drafts.length === 0) return withoutFlight(document, parsed, writing);
  const placed = restoreHalves(placeSegments(completeEnds(drafts), notes), document);
  const dated = dateSegments(placed, document, parsed.facts, notes);
  askConflicts(dated, notes);
  const order = orderOf(dated);
  const settled = reorderNotes(notes, order);
  const segments = checkSegments(
    order.flatMap((at) => dated[at] ?? []),
    settled,
  );
  const journey = shapeJourney(segments);
  checkConnections(segments, journey.returnFrom, checkTimes(segments, settled), settled);
  if (hasReplacedSchedule(document.lines)) {
    warn(settled, 'SCHEDULE_CHANGED', (say) => say.scheduleChanged);
  }
  return {
    legs: segments.map(toTicketSegment),
    ...journey,
    passengers: listPassengers(all, parsed),
    warnings: [...document.notices, ...settled.warnings],
    questions: settled.questions,
    evidence: segments.flatMap(listEvidence),
  };
}

function withoutFlight(
  document: TravelDocument,
  { noBooking }: ParsedDocument,
  writing: Writing,
): TicketReading {
  const explained = document.notices.some(({ code }) => code === 'NO_TEXT' || code === 'NO_FLIGHT');
  const message = word(explainNoFlight(document, noBooking), writing);
  return {
    legs: [],
    passengers: [],
    warnings: explained
      ? [...document.notices]
      : [...document.notices, { code: 'NO_FLIGHT', message }],
    questions: [],
    evidence: [],
  };
}

/** Values that the document has once for all flights: the record locator, and the carrier of bare numbers. */
function withFacts(segment: SegmentDraft, facts: DocumentFacts): SegmentDraft {
  const { flightNumber } = segment;
  const pnr = segment.pnr ?? facts.pnr;
  const carrier = facts.carrier ?? facts.namedCarrier;
  const number =
    flightNumber && carrier && /^\d+$/u.test(flightNumber.value)
      ? {
          ...flightNumber,
          value: `${carrier.value}${flightNumber.value}`,
          foundBy: 'inferred' as const,
        }
      : flightNumber;
  const airlineName = number && !segment.airline ? airlineOf(number.value) : undefined;
  return {
    ...segment,
    ...(pnr ? { pnr } : {}),
    ...(number ? { flightNumber: number } : {}),
    ...(number && airlineName ? { airline: { ...number, value: airlineName } } : {}),
  };
}

function askConflicts(segments: readonly ResolvedSegment[], notes: Notes): void {
  for (const [at, { draft, departureDate }] of segments.entries()) {
    for (const { field, taken, other } of listConflicts(draft, departureDate)) {
      ask(notes, at, field, (say) => say.whichValue(field), [taken, other].map(toChoice));
    }
  }
}

/** A code or a time is the same in all languages, a day is not. */
function toChoice(value: string): Choice {
  return isCalendarDate(value) ? toDayChoice(value) : { value, label: value };
}

/** Indices in order of departure, by zones: over the date line the clock runs back. As printed where a date is missing. */
function orderOf(segments: readonly ResolvedSegment[]): number[] {
  const order = segments.map((_, index) => index);
  const instants = segments.map(departureMs);
  if (instants.includes(undefined)) return order;
  return order.sort((a, b) => (instants[a] ?? 0) - (instants[b] ?? 0) || a - b);
}

function departureMs({ departureDate, departureTime, from }: ResolvedSegment): number | undefined {
  if (departureDate === undefined) return undefined;
  const time = departureTime ?? fromMinutes(0);
  return toInstant({ date: departureDate, time, zone: from?.zone ?? 'UTC' }).getTime();
}

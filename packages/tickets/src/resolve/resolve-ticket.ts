import type { Language } from '@ooo/domain/shared/language';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { toInstant } from '@ooo/domain/shared/zoned';
import type { TicketReading } from '@ooo/domain/tickets/ticket.schema';
import type { DocumentFacts, LegDraft, ParsedDocument, TravelDocument } from '../document.ts';
import { airlineOf } from '../atoms/airline.ts';
import { checkConnections } from './check-connections.ts';
import { checkLegs } from './check-legs.ts';
import { checkTimes } from './check-times.ts';
import { completeEnds } from './complete-ends.ts';
import { dateLegs } from './date-legs.ts';
import { dedupeLegs } from '../flights/dedupe-legs.ts';
import { explainNoFlight } from './explain-no-flight.ts';
import { shapeJourney } from './journey.ts';
import { listPassengers } from './list-passengers.ts';
import { listConflicts, mergeDrafts } from './merge-drafts.ts';
import { placeLegs } from './place-legs.ts';
import {
  type Choice,
  type Notes,
  ask,
  makeNotes,
  reorderNotes,
  toDayChoice,
  warn,
} from './question.ts';
import type { ResolvedLeg } from './resolved-leg.ts';
import { hasReplacedSchedule } from '../parsers/noise/schedule-change.ts';
import { word } from '../sentences/sentences.ts';
import { restoreHalves } from './restore-half.ts';
import { listEvidence, toTicketLeg } from './to-ticket-leg.ts';

/**
 * The reading of a document: its flights, each once, with whole dates and airports, and the journey that
 * they make. What the document leaves open is a question or a warning, in `language`; no leg is a reading
 * too, and says why.
 */
export function resolveTicket(
  document: TravelDocument,
  parsed: ParsedDocument,
  language: Language = 'en',
): TicketReading {
  return resolveDrafts(listDrafts(document, parsed), document, parsed, language);
}

/** The flights that a document tells of, each once, with what it says once for all of them. */
export function listDrafts(document: TravelDocument, parsed: ParsedDocument): LegDraft[] {
  const merged = mergeDrafts(dedupeLegs(document.structured), dedupeLegs(parsed.legs));
  return merged.map((leg) => withFacts(leg, parsed.facts));
}

/** The reading of `drafts`, with all that stands around them. */
export function resolveDrafts(
  drafts: readonly LegDraft[],
  document: TravelDocument,
  parsed: ParsedDocument,
  language: Language,
): TicketReading {
  const all = [...document.structured, ...parsed.legs];
  const notes = makeNotes(language);
  if (drafts.length === 0) return withoutFlight(document, parsed, language);
  const placed = restoreHalves(placeLegs(completeEnds(drafts), notes), document);
  const dated = dateLegs(placed, document, parsed.facts, notes);
  askConflicts(dated, notes);
  const order = orderOf(dated);
  const settled = reorderNotes(notes, order);
  const legs = checkLegs(
    order.flatMap((at) => dated[at] ?? []),
    settled,
  );
  const journey = shapeJourney(legs);
  checkConnections(legs, journey.returnFrom, checkTimes(legs, settled), settled);
  if (hasReplacedSchedule(document.lines)) {
    warn(settled, 'SCHEDULE_CHANGED', (say) => say.scheduleChanged);
  }
  return {
    legs: legs.map(toTicketLeg),
    ...journey,
    passengers: listPassengers(all, parsed),
    warnings: [...document.notices, ...settled.warnings],
    questions: settled.questions,
    evidence: legs.flatMap(listEvidence),
  };
}

function withoutFlight(
  document: TravelDocument,
  { noBooking }: ParsedDocument,
  language: Language,
): TicketReading {
  const explained = document.notices.some(({ code }) => code === 'NO_TEXT' || code === 'NO_FLIGHT');
  const message = word(explainNoFlight(document, noBooking), language);
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

/** What the document says once for all: the locator, and the carrier of numbers that stand alone. */
function withFacts(leg: LegDraft, facts: DocumentFacts): LegDraft {
  const { flightNumber } = leg;
  const pnr = leg.pnr ?? facts.pnr;
  const carrier = facts.carrier ?? facts.toldCarrier;
  const number =
    flightNumber && carrier && /^\d+$/u.test(flightNumber.value)
      ? {
          ...flightNumber,
          value: `${carrier.value}${flightNumber.value}`,
          foundBy: 'inferred' as const,
        }
      : flightNumber;
  const airlineName = number && !leg.airline ? airlineOf(number.value) : undefined;
  return {
    ...leg,
    ...(pnr ? { pnr } : {}),
    ...(number ? { flightNumber: number } : {}),
    ...(number && airlineName ? { airline: { ...number, value: airlineName } } : {}),
  };
}

function askConflicts(legs: readonly ResolvedLeg[], notes: Notes): void {
  for (const [at, { draft, departureDate }] of legs.entries()) {
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
function orderOf(legs: readonly ResolvedLeg[]): number[] {
  const order = legs.map((_, index) => index);
  const instants = legs.map(departureMs);
  if (instants.includes(undefined)) return order;
  return order.sort((a, b) => (instants[a] ?? 0) - (instants[b] ?? 0) || a - b);
}

function departureMs({ departureDate, departureTime, from }: ResolvedLeg): number | undefined {
  if (departureDate === undefined) return undefined;
  const time = departureTime ?? fromMinutes(0);
  return toInstant({ date: departureDate, time, zone: from?.zone ?? 'UTC' }).getTime();
}

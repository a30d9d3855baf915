import { isSameFlight } from '@ooo/domain/tickets/same-flight';
import type {
  TicketSegment,
  TicketQuestion,
  TicketReading,
  TicketsAnswer,
  TicketWarning,
} from '@ooo/domain/tickets/ticket.schema';
import type { DraftDocument, TripDraft } from '../state/draft.types.ts';
import { withFlights, withoutSegment, withoutReadSegment } from './edit-draft.ts';
import { ALL_FIELDS } from './segment-fields.ts';
import { problemOfDocument } from './reading-problem.ts';

/** Identifies a flight in two readings: one without a number or a day by all its fields. */
function isSameReading(one: TicketSegment, other: TicketSegment): boolean {
  return isSameFlight(one, other) || ALL_FIELDS.every((field) => one[field] === other[field]);
}

/**
 * `fresh` with what the traveller changed in the flight as it was read before. Holds because each field is of
 * one of two flights.
 */
function withCorrections(
  fresh: TicketSegment,
  before: TicketSegment,
  now: TicketSegment,
): TicketSegment {
  const changed = ALL_FIELDS.filter((field) => before[field] !== now[field]);
  const kept = Object.entries(fresh).filter(([field]) => !changed.some((name) => name === field));
  const corrected = changed.flatMap((field) =>
    now[field] === undefined ? [] : [[field, now[field]]],
  );
  return Object.fromEntries([...kept, ...corrected]) as TicketSegment;
}

/** The flights of a new reading, with the corrections and the typed flights of the draft. */
function carryOver(draft: TripDraft, reading: TicketReading): TicketSegment[] {
  const read = draft.reading?.legs ?? [];
  const typed = draft.legs.slice(read.length);
  const carried = reading.legs.map((segment) => {
    const at = read.findIndex((before) => isSameReading(before, segment));
    const now = at === -1 ? typed.find((other) => isSameFlight(other, segment)) : draft.legs[at];
    return now ? withCorrections(segment, read[at] ?? {}, now) : segment;
  });
  return [
    ...carried,
    ...typed.filter((segment) => !reading.legs.some((other) => isSameFlight(segment, other))),
  ];
}

function withoutRemoved(reading: TicketReading, removed: readonly TicketSegment[]): TicketReading {
  const at = reading.legs.findIndex((segment) =>
    removed.some((other) => isSameReading(segment, other)),
  );
  return at === -1 ? reading : withoutRemoved(withoutReadSegment(reading, at), removed);
}

/** The answers to what is asked again, with the same choices. */
function keepAnswers(draft: TripDraft, { questions }: TicketReading): TripDraft['answers'] {
  const asked = new Map((draft.reading?.questions ?? []).map((one) => [one.id, one]));
  const isAskedAgain = (question: TicketQuestion) =>
    JSON.stringify(asked.get(question.id)?.choices) === JSON.stringify(question.choices);
  return Object.fromEntries(
    questions.filter(isAskedAgain).flatMap(({ id }) => {
      const answer = draft.answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}

/** The notes of one document, and of all of them. */
function toldOf(warnings: readonly TicketWarning[], id: number): string {
  const own = warnings.filter(({ document }) => document === undefined || document === id);
  return own.map(({ message }) => message).join(' ');
}

/** The draft with the joint reading of its documents `ids`; corrections and typed flights stay. */
export function withReading(
  draft: TripDraft,
  ids: readonly number[],
  { documents, flights }: TicketsAnswer,
): TripDraft {
  const said: TicketReading = {
    ...flights,
    evidence: flights.evidence.map((item) => ({ ...item, document: ids[item.document ?? 0] })),
    warnings: flights.warnings.map((warning) => ({
      ...warning,
      document: warning.document === undefined ? undefined : ids[warning.document],
    })),
  };
  const reading = withoutRemoved(said, draft.removed);
  const whyNone = (id: number) =>
    flights.legs.length > 0
      ? undefined
      : { failure: 'noFlights' as const, detail: toldOf(said.warnings, id) };
  const next = withFlights(draft, { reading, legs: carryOver(draft, reading) });
  return {
    ...next,
    answers: keepAnswers(draft, reading),
    documents: draft.documents.map((document): DraftDocument => {
      const answer = documents[ids.indexOf(document.id)];
      if (!answer) return document;
      const { text, problem } = answer;
      return problem
        ? { ...document, state: 'failed', step: undefined, problem: problemOfDocument(problem) }
        : { ...document, state: 'read', step: undefined, text, problem: whyNone(document.id) };
    }),
  };
}

/** How many flights are in a document. */
export function countFlights(reading: TicketReading | null, documentId: number): number {
  const found = reading?.evidence.filter(({ document }) => document === documentId) ?? [];
  return new Set(found.map(({ leg: segment }) => segment)).size;
}

/** The draft without a document, and without the flights that only it has. */
export function withoutDocument(draft: TripDraft, id: number): TripDraft {
  const documents = draft.documents.filter((document) => document.id !== id);
  const alone = draft.legs.flatMap((_leg, index) => {
    const sources = draft.reading?.evidence.filter(({ leg: segment }) => segment === index) ?? [];
    return sources.length > 0 && sources.every(({ document }) => document === id) ? [index] : [];
  });
  const next = alone.toReversed().reduce(withoutSegment, draft);
  const { reading } = next;
  const warnings = reading?.warnings.filter(({ document }) => document !== id) ?? [];
  return { ...next, documents, reading: reading && { ...reading, warnings } };
}

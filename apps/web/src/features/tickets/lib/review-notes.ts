import type { TicketSegment, TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import type { TripDraft } from '../state/draft.types.ts';
import { SHOWN_FIELDS } from './segment-fields.ts';

/** What is said of a flight is about these. */
const TOLD_FIELDS = [...SHOWN_FIELDS, 'duration'] as const;

function isAsRead(segment: TicketSegment | undefined, read: TicketSegment | undefined): boolean {
  return TOLD_FIELDS.every((field) => segment?.[field] === read?.[field]);
}

/** What is said of a flight and the one before it. */
const JOINTS: ReadonlySet<TicketWarning['code']> = new Set(['AIRPORTS_APART', 'FLIGHTS_OVERLAP']);

/** True for what is said of a flight and the one before it: without that one it says nothing. */
export function isJoint({ code }: TicketWarning): boolean {
  return JOINTS.has(code);
}

/**
 * What was noticed of the flight at `index`, or of none in particular without it. Of a flight it holds
 * only while it has not been corrected, nor the one before it where it is about both; what it lacks is said beside its fields.
 */
export function listNotes({ reading, legs: segments }: TripDraft, index?: number): TicketWarning[] {
  const notes = reading?.warnings.filter(({ leg: segment }) => segment === index) ?? [];
  if (index === undefined) return notes;
  const [isBeforeAsRead, holds] = [index - 1, index].map((at) =>
    isAsRead(segments[at], reading?.legs[at]),
  );
  return notes.filter(
    (note) => holds && note.code !== 'INCOMPLETE_LEG' && (isBeforeAsRead || !isJoint(note)),
  );
}

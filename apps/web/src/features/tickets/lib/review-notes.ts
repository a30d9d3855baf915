import type { TicketSegment, TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import type { TripDraft } from '../state/draft.types.ts';
import { SHOWN_FIELDS } from './segment-fields.ts';

/** Notes about a flight are about these fields. */
const TOLD_FIELDS = [...SHOWN_FIELDS, 'duration'] as const;

function isAsRead(segment: TicketSegment | undefined, read: TicketSegment | undefined): boolean {
  return TOLD_FIELDS.every((field) => segment?.[field] === read?.[field]);
}

/** Notes about a flight and the one before it. */
const JOINTS: ReadonlySet<TicketWarning['code']> = new Set(['AIRPORTS_APART', 'FLIGHTS_OVERLAP']);

/** True for a note about a flight and the one before it: without that one it is meaningless. */
export function isJoint({ code }: TicketWarning): boolean {
  return JOINTS.has(code);
}

/**
 * The notes about the flight at `index`, or without `index` those about no flight in particular. A note
 * is dropped once one of the flights that it is about was corrected; missing values are shown at their fields.
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

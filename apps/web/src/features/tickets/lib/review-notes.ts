import type { TicketLeg, TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import type { TripDraft } from '../state/draft.types.ts';
import { SHOWN_FIELDS } from './leg-fields.ts';

/** What is said of a flight is about these. */
const TOLD_FIELDS = [...SHOWN_FIELDS, 'duration'] as const;

function isAsRead(leg: TicketLeg | undefined, read: TicketLeg | undefined): boolean {
  return TOLD_FIELDS.every((field) => leg?.[field] === read?.[field]);
}

/**
 * What was noticed of the flight at `index`, or of none in particular without it. Of a flight it holds
 * only while nobody has corrected it; what it lacks is said beside its fields.
 */
export function listNotes({ reading, legs }: TripDraft, index?: number): TicketWarning[] {
  const notes = reading?.warnings.filter(({ leg }) => leg === index) ?? [];
  if (index === undefined) return notes;
  const holds = isAsRead(legs[index], reading?.legs[index]);
  return holds ? notes.filter(({ code }) => code !== 'INCOMPLETE_LEG') : [];
}

import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { TicketSegment, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import { z } from 'zod';
import { sessionStore } from '../../../lib/session-store.ts';
import { EMPTY_DRAFT, NOTHING_TYPED, type TripDraft } from './draft.types.ts';

const PREFIX = 'trip-draft:';

/** Texts longer than any ticket's are not kept: the document can be added again. */
const MAX_TEXT = 100_000;

/** A tab keeps five million characters in all: a pasted text beyond this would cost everything else. */
const MAX_PASTED = 1_000_000;

/** A draft without its files and passwords: those live as long as the page. */
const StoredDraft = z.object({
  step: z.enum(['source', 'flights', 'trip']),
  source: z.enum(['upload', 'paste']),
  pastedText: z.string(),
  typed: z.object({ number: z.string(), date: CalendarDate.nullable() }).default(NOTHING_TYPED),
  documents: z.array(
    z.object({
      id: z.int(),
      name: z.string().nullable(),
      kind: z.enum(['pdf', 'image', 'document', 'text']),
      isRead: z.boolean(),
      text: z.string(),
    }),
  ),
  nextDocumentId: z.int(),
  reading: TicketReading.nullable(),
  legs: z.array(TicketSegment),
  removed: z.array(TicketSegment),
  answers: z.record(z.string(), z.string()),
  trip: z.object({
    arrivalAirport: z.string(),
    destination: z.string(),
    startDate: CalendarDate.nullable(),
    endDate: CalendarDate.nullable(),
    departureAirport: z.string(),
    name: z.string(),
    suggestedCity: z.string(),
    isNotFlying: z.boolean().default(false),
  }),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The key of a user's draft. */
export function toDraftKey(owner: string, name: string): string {
  return `${PREFIX}${owner}:${name}`;
}

/** The draft from before a reload; other users' drafts in this tab are removed. */
export function restoreDraft(owner: string, name: string): TripDraft {
  sessionStore.removeAll(PREFIX, toDraftKey(owner, ''));
  const stored = sessionStore.read(toDraftKey(owner, name));
  const parsed = StoredDraft.safeParse(stored === null ? undefined : parseJson(stored));
  if (!parsed.success) return EMPTY_DRAFT;
  const { documents, ...draft } = parsed.data;
  return {
    ...EMPTY_DRAFT,
    ...draft,
    documents: documents.map(({ id, name: title, kind, isRead, text }) => {
      const state = isRead ? 'read' : 'stopped';
      return { id, name: title, kind, file: null, state, text };
    }),
  };
}

/** Keeps a draft over a reload of the page. */
export function rememberDraft(owner: string, name: string, draft: TripDraft): void {
  const key = toDraftKey(owner, name);
  if (draft === EMPTY_DRAFT) {
    sessionStore.remove(key);
    return;
  }
  const documents = draft.documents.map(({ id, name: title, kind, state, text }) => ({
    id,
    name: title,
    kind,
    isRead: state === 'read',
    text: text.slice(0, MAX_TEXT),
  }));
  const pastedText = draft.pastedText.length > MAX_PASTED ? '' : draft.pastedText;
  sessionStore.write(key, JSON.stringify({ ...draft, documents, pastedText }));
}

import type { Writing } from '@ooo/domain/shared/writing';
import type { TicketAnswer, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import type { DraftedDocument } from './document.ts';
import { addSuggestions } from './assistant/add-suggestions.ts';
import { noteUnchecked } from './assistant/note-assistant.ts';
import type { SuggestedSegment } from './assistant/suggested-segment.ts';
import { parseSegments } from './parsers/parse-segments.ts';
import { placeOnPage } from './readers/place-on-page.ts';
import { readDocument, type DocumentInput } from './readers/read-document.ts';
import type { OnDocumentStep } from './readers/reader.types.ts';
import { resolveTicket } from './resolve/resolve-ticket.ts';
import { resolveTogether } from './resolve/resolve-together.ts';
import { wordErrors } from './ticket-error.ts';

export type TicketInput = DocumentInput;

/**
 * The flights of a travel document, from its bytes. Fails only with a `TicketError`; a document without a
 * flight is an answer that says so, and the input's `writing` gives the language of all its sentences. Runs in the caller's
 * process: a server uses `createTicketPool`.
 */
export async function readTicket(
  input: TicketInput,
  onStep?: OnDocumentStep,
): Promise<TicketAnswer> {
  const { document, parsed } = await draftTicket(input, onStep);
  return { text: document.text, flights: resolveTicket(document, parsed, input.writing) };
}

/** The first half of `readTicket`: one of the documents of a journey, before the others are known. */
export async function draftTicket(
  input: TicketInput,
  onStep: OnDocumentStep = () => {},
): Promise<DraftedDocument> {
  const document = await wordErrors(input.writing, () => readDocument(input, onStep));
  onStep({ step: 'flights' });
  return placeOnPage({ document, parsed: parseSegments(document) });
}

/** Documents of one journey as they were given; undefined is one that could not be read. */
export interface Journey {
  readonly documents: readonly (DraftedDocument | undefined)[];
  readonly writing?: Writing | undefined;
  /** The assistant's unchecked answer for each; undefined if it was not asked. */
  readonly suggestions?: readonly (readonly SuggestedSegment[] | undefined)[] | undefined;
}

/** The second half for several documents: one reading of them all. */
export function resolveJourney({ documents, writing, suggestions = [] }: Journey): TicketReading {
  const helped = documents.map((drafted, at) => {
    const segments = suggestions[at];
    return drafted && segments ? addSuggestions(drafted, segments) : drafted;
  });
  return noteUnchecked(resolveTogether(helped, writing), writing);
}

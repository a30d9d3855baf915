import type { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { parseLegs } from './parsers/parse-legs.ts';
import { readDocument, type DocumentInput } from './readers/read-document.ts';
import { resolveTicket } from './resolve/resolve-ticket.ts';
import { wordErrors } from './ticket-error.ts';

export type TicketInput = DocumentInput;

/**
 * The flights of a travel document, from its bytes. Fails only with a `TicketError`; a document without a
 * flight is an answer that says so, and all that is said is in the input's language. Runs in the caller's
 * thread: a server uses `createTicketPool`.
 */
export async function readTicket(input: TicketInput): Promise<TicketAnswer> {
  const document = await wordErrors(input.language, () => readDocument(input));
  const flights = resolveTicket(document, parseLegs(document), input.language);
  return { text: document.text, flights };
}

import type { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { parseLegs } from './parsers/parse-legs.ts';
import { readDocument, type DocumentInput } from './readers/read-document.ts';
import { resolveTicket } from './resolve/resolve-ticket.ts';

export type TicketInput = DocumentInput;

/**
 * The flights of a travel document, from its bytes. Fails only with a `TicketError`; a document without a
 * flight is an answer that says so. Runs in the caller's thread: a server uses `createTicketPool`.
 */
export async function readTicket(input: TicketInput): Promise<TicketAnswer> {
  const document = await readDocument(input);
  return { text: document.text, flights: resolveTicket(document, parseLegs(document)) };
}

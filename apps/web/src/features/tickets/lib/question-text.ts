import type { TicketQuestion, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import { findPrinted } from './printed-value.ts';

/** The question with the value alone in quotes, where it quotes the whole line that the value was read from. */
export function questionText(
  { leg: segment, field, message }: TicketQuestion,
  reading: TicketReading,
): string {
  const read = segment === undefined ? undefined : reading.legs[segment];
  const evidence = reading.evidence.find((item) => item.leg === segment && item.field === field);
  const snippet = evidence?.snippet.trim();
  if (!read || !snippet) return message;
  const value = findPrinted(read, field, snippet);
  return value ? message.replace(snippet, () => snippet.slice(value.start, value.end)) : message;
}

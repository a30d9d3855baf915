import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { readTicket } from '../read-ticket.ts';
import { TODAY } from './read-bytes.ts';

/** The flights of a document as a test has it: as bytes, or as the text of the file. */
export async function readFlights(content: Uint8Array | string, receivedOn?: string) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const input = { bytes, today: TODAY, receivedOn: receivedOn as CalendarDate | undefined };
  return (await readTicket(input)).flights;
}

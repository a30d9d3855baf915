import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { isCalendarDate, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { checkDocumentSize } from '../limits.ts';
import type { TicketPool } from '../worker/pool.ts';
import type { FileRequest } from './file-request.ts';

/** Reads the ticket in a file; a size beyond the limit is noticed before anything is loaded. */
export async function readFileTicket(
  pool: TicketPool,
  request: FileRequest,
): Promise<TicketAnswer> {
  const { size } = await stat(request.file);
  checkDocumentSize(size);
  return pool.read({
    bytes: await readFile(request.file),
    name: basename(request.file),
    receivedOn: request.receivedOn ?? undefined,
    sender: request.sender ?? undefined,
    today: findToday(),
  });
}

/** Today on this machine's clock. */
function findToday(): CalendarDate {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const today = parts.map((part) => String(part).padStart(2, '0')).join('-');
  if (!isCalendarDate(today)) throw new Error(`The clock of this machine says ${today}.`);
  return today;
}

export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

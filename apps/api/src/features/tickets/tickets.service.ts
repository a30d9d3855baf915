import { TicketError, type TicketErrorCode } from '@ooo/tickets/ticket-error';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TicketAnswer, TicketText } from '@ooo/domain/tickets/ticket.schema';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

interface TicketDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly receivedOn?: CalendarDate | undefined;
  readonly sender?: string | undefined;
}

const CODES: Record<TicketErrorCode, AppErrorCode> = {
  EMPTY: 'BAD_REQUEST',
  ENCRYPTED: 'BAD_REQUEST',
  WRONG_PASSWORD: 'BAD_REQUEST',
  BROKEN: 'BAD_REQUEST',
  UNSUPPORTED: 'UNSUPPORTED_TYPE',
  TOO_LARGE: 'TOO_LARGE',
  TOO_SLOW: 'TOO_LARGE',
  BUSY: 'RATE_LIMITED',
};

/**
 * A document without a flight is an answer that says why, in the user's language; one that cannot be read at
 * all is an error that does.
 */
export async function readDocument(
  { tickets, clock }: Deps,
  { language }: CurrentUser,
  document: TicketDocument,
): Promise<TicketAnswer> {
  try {
    return await tickets.read({ ...document, language, today: todayIn('UTC', clock()) });
  } catch (error) {
    if (!(error instanceof TicketError)) throw error;
    throw new AppError(CODES[error.code], {
      message: error.message,
      details: { reason: error.code },
    });
  }
}

export async function readText(
  deps: Deps,
  user: CurrentUser,
  { text, ...rest }: TicketText,
): Promise<TicketAnswer> {
  return readDocument(deps, user, {
    ...rest,
    name: 'ticket.txt',
    bytes: new TextEncoder().encode(text),
  });
}

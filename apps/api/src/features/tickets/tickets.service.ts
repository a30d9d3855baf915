import { TicketError, type TicketErrorCode } from '@ooo/tickets/ticket-error';
import type { TicketInput } from '@ooo/tickets/read-ticket';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { TicketAnswer, TicketsAnswer, TicketText } from '@ooo/domain/tickets/ticket.schema';
import {
  MAX_TICKET_FILES_BYTES,
  type TicketFile,
  type TicketFiles,
} from '@ooo/domain/tickets/ticket-files.schema';
import { AppError } from '../../errors/app-error.ts';
import type { Context } from '../../trpc/context.ts';
import { assistFor } from './assistant.service.ts';

interface ReadingRequest extends Pick<Context, 'deps' | 'log' | 'tell' | 'spend'> {
  readonly user: CurrentUser;
  /** Ends the reading. */
  readonly signal: AbortSignal | undefined;
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
  request: ReadingRequest,
  document: TicketFile,
): Promise<TicketAnswer> {
  const { deps, user, tell, signal } = request;
  const input = toInput(deps, user, document);
  return orAppError(signal, async () => deps.tickets.read(input, tell, signal, assistFor(request)));
}

export async function readText(
  request: ReadingRequest,
  { text, ...rest }: TicketText,
): Promise<TicketAnswer> {
  const bytes = new TextEncoder().encode(text);
  return readDocument(request, { ...rest, name: 'ticket.txt', bytes });
}

/** Several documents as one journey, each with its problem where it cannot be read. Each counts as an upload. */
export async function readDocuments(
  request: ReadingRequest,
  { documents, ...circumstances }: TicketFiles,
): Promise<TicketsAnswer> {
  const { deps, user, tell, spend, signal } = request;
  const together = documents.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  if (together > MAX_TICKET_FILES_BYTES) throw new AppError('TOO_LARGE');
  for (let beyond = 1; beyond < documents.length; beyond += 1) await spend('upload');
  const inputs = documents.map((document) =>
    toInput(deps, user, { ...document, ...circumstances }),
  );
  return orAppError(signal, async () =>
    deps.tickets.readTogether(inputs, tell, signal, assistFor(request)),
  );
}

function toInput(
  { clock }: Context['deps'],
  { language }: CurrentUser,
  document: TicketFile,
): TicketInput {
  return { ...document, language, today: todayIn('UTC', clock()) };
}

/** What `read` gives; where a document cannot be read, or nobody waits any more, an error that says so. */
async function orAppError<T>(signal: AbortSignal | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (signal?.aborted) throw new AppError('BAD_REQUEST', { message: 'Reading was cancelled.' });
    if (!(error instanceof TicketError)) throw error;
    throw new AppError(CODES[error.code], {
      message: error.message,
      details: { reason: error.code },
    });
  }
}

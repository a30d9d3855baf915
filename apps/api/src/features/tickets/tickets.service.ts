import type { ReadingOptions } from '@ooo/tickets/worker/pool';
import { TicketError, type TicketErrorCode } from '@ooo/tickets/ticket-error';
import type { TicketInput } from '@ooo/tickets/read-ticket';
import type { ErrorReason } from '@ooo/texts/errors.types';
import { toWriting } from '@ooo/domain/shared/writing';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { TicketAnswer, TicketsAnswer, TicketText } from '@ooo/domain/tickets/ticket.schema';
import {
  MAX_TICKET_FILES_BYTES,
  type TicketFile,
  type TicketFiles,
} from '@ooo/domain/tickets/ticket-files.schema';
import type { Abortable, InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { askerOf } from '../../context/asker.ts';
import { assistFor } from './assistant.service.ts';

/** The signal ends the reading. */
type ReadingContext = Abortable<InvitedContext>;

const REASONS = {
  EMPTY: 'ticket-empty',
  ENCRYPTED: 'ticket-encrypted',
  WRONG_PASSWORD: 'ticket-wrong-password',
  BROKEN: 'ticket-broken',
  UNSUPPORTED: 'ticket-unsupported',
  TOO_LARGE: 'ticket-too-large',
  TOO_SLOW: 'ticket-too-slow',
  BUSY: 'ticket-reader-busy',
  NOT_STARTED: 'ticket-reader-not-started',
} as const satisfies Record<TicketErrorCode, ErrorReason>;

/**
 * A document without a flight is an answer that says why, in the language asked for or the user's; one that cannot be read at
 * all is an error that does.
 */
export async function readDocument(
  ctx: ReadingContext,
  document: TicketFile,
): Promise<TicketAnswer> {
  const input = toInput(ctx, document);
  return orAppError(ctx.signal, async () => ctx.deps.tickets.read(input, readingOf(ctx)));
}

export async function readText(
  ctx: ReadingContext,
  { text, ...rest }: TicketText,
): Promise<TicketAnswer> {
  const bytes = new TextEncoder().encode(text);
  return readDocument(ctx, { ...rest, name: 'ticket.txt', bytes });
}

/** Several documents as one journey, each with its problem if it cannot be read. Each counts as an upload. */
export async function readDocuments(
  ctx: ReadingContext,
  { documents, ...circumstances }: TicketFiles,
): Promise<TicketsAnswer> {
  const { deps, spend, signal } = ctx;
  const together = documents.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  if (together > MAX_TICKET_FILES_BYTES) throw new AppError('too-large');
  for (let beyond = 1; beyond < documents.length; beyond += 1) await spend('upload');
  const inputs = documents.map((document) => toInput(ctx, { ...document, ...circumstances }));
  return orAppError(signal, async () => deps.tickets.readTogether(inputs, readingOf(ctx)));
}

function readingOf(ctx: ReadingContext): ReadingOptions {
  return { ...askerOf(ctx), onStep: ctx.tell, assist: assistFor(ctx) };
}

function toInput(
  { deps: { clock }, user }: ReadingContext,
  { language = user.language, ...document }: TicketFile,
): TicketInput {
  const writing = toWriting(language, user.preferences);
  return { ...document, writing, today: todayIn('UTC', clock()) };
}

/** The result of `read`; if a document cannot be read, or the caller has stopped waiting, an error that says so. */
async function orAppError<T>(signal: AbortSignal | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (signal?.aborted) throw new AppError('reading-cancelled');
    if (!(error instanceof TicketError)) throw error;
    throw new AppError(REASONS[error.code], { sentence: error.message });
  }
}

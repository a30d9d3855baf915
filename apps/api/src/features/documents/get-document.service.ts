import type { TripId } from '@ooo/domain/shared/ids';
import { findTripDocument, readSealedPart } from '@ooo/db/queries/trip-documents.queries';
import type { TripDocument } from '@ooo/domain/trips/trip-document.schema';
import type { Abortable, AgeUncheckedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { DocumentContent } from '../../trpc/document-content.ts';
import { askerOf } from '../../context/asker.ts';
import { tooManyDownloads } from './document-gates.ts';
import { getKeys } from './document-keys.service.ts';
import { noSuchDocument } from './no-such-document.ts';
import { finishedBy } from './finished-by.ts';
import { watchSending } from './watch-sending.ts';
import { DamagedDocument, openDocument, openedBytes, type Opening, PART_BYTES } from './seal.ts';

/**
 * Between two parts of one caller: opening and sending them is work on the event loop, and a caller who fetches a
 * hundred megabytes again and again would take most of it. This leaves 30 MB a second.
 */
const PART_PAUSE_MS = 15;

type DocumentContext = Abortable<AgeUncheckedContext>;

interface DocumentRef {
  readonly tripId: TripId;
  readonly documentId: string;
}

interface DocumentRequest extends DocumentRef {
  /** How long to wait for a turn, if not the default. */
  readonly waitMs?: number;
}

/**
 * A document with its content. It is read to its end first, since none of it can be trusted before, and a document of
 * several parts is read again to be sent: so only one part waits for a slow receiver, and no query runs meanwhile.
 * The turn is given back with the last part, when no more are wanted, or with the signal, which also ends the waiting
 * for it; a receiver that takes the parts slowly loses it to a caller who waits. NOT_FOUND if the document is absent or another user's, UNAVAILABLE if too many are open.
 */
export async function getDocument(
  ctx: DocumentContext,
  { waitMs, ...ref }: DocumentRequest,
): Promise<{ document: TripDocument; content: DocumentContent }> {
  const { deps, signal } = ctx;
  const sending = watchSending();
  const { progress, lost } = sending;
  const giveWay = (): void => lost.abort(tooManyDownloads({ ahead: 0 }));
  const place = { ...askerOf(ctx), waitMs, progress, giveWay };
  const leave = await deps.documentGates.open.enter(place);
  signal?.addEventListener('abort', leave, { once: true });
  try {
    const { document, sealedBytes, opening } = await findOpening(ctx, ref);
    const byteLength = openedBytes({ sealedBytes });
    const beginning = await goThrough(ctx, ref, opening);
    const isWhole = byteLength <= PART_BYTES;
    const parts = finishedBy(leave, sending.of(isWhole ? partsOf(beginning) : opening()));
    return { document, content: new DocumentContent(byteLength, parts, lost.signal) };
  } catch (error) {
    leave();
    throw error;
  }
}

async function findOpening(ctx: DocumentContext, { tripId, documentId }: DocumentRef) {
  const { deps, user } = ctx;
  const row = { tripId, userId: user.id, id: documentId };
  const found = await findTripDocument(deps.db, row);
  if (!found) throw noSuchDocument();

  const read = async (from: number, count: number): Promise<Uint8Array> => {
    const leave = await deps.documentGates.part.enter(askerOf(ctx));
    try {
      const part = await readSealedPart(deps.db, { ...row, from, count });
      if (!part) throw noSuchDocument();
      return part;
    } finally {
      setTimeout(leave, PART_PAUSE_MS);
    }
  };
  const opened = openDocument(await getKeys(ctx), { ...found, read }, { tripId, documentId });
  if (!opened.ok) throw closed(ctx, documentId, opened.reason);
  return { ...found, opening: opened.value };
}

async function* partsOf(part: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield part;
}

/** Its first part, once the last one has shown that the document can be trusted. */
async function goThrough(
  ctx: DocumentContext,
  { documentId }: DocumentRef,
  opening: Opening,
): Promise<Uint8Array> {
  try {
    let first: Uint8Array | undefined;
    for await (const part of opening()) first ??= part;
    return first ?? new Uint8Array();
  } catch (error) {
    if (error instanceof DamagedDocument) throw closed(ctx, documentId, 'damaged');
    throw error;
  }
}

function closed(
  { log }: DocumentContext,
  documentId: string,
  reason: 'other-key' | 'damaged',
): AppError {
  log.error({ documentId, reason }, 'document cannot be opened');
  return new AppError(reason === 'other-key' ? 'document-of-other-key' : 'document-damaged');
}

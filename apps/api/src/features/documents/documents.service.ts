import { randomUUID } from 'node:crypto';
import type { TripId } from '@ooo/domain/shared/ids';
import { deleteTripDocument, insertTripDocument } from '@ooo/db/queries/trip-documents.queries';
import { toDocumentName } from '@ooo/domain/trips/trip-document.rules';
import {
  MAX_KEPT_BYTES,
  MAX_KEPT_DOCUMENT_BYTES,
  MAX_KEPT_DOCUMENTS,
  type TripDocument,
} from '@ooo/domain/trips/trip-document.schema';
import { mediaTypeOf } from '@ooo/tickets/readers/media-type';
import type { InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { getTrip } from '../trips/trips.service.ts';
import { getKeys } from './document-keys.service.ts';
import { noSuchDocument } from './no-such-document.ts';
import { sealDocument } from './seal.ts';

interface DocumentRef {
  readonly tripId: TripId;
  readonly documentId: string;
}

/** Seals a document and keeps it with the trip; the limits hold however many come at once. */
export async function keepDocument(
  ctx: InvitedContext,
  { tripId, name, bytes }: { tripId: TripId; name: string; bytes: Uint8Array },
): Promise<TripDocument> {
  const { deps, user } = ctx;
  await getTrip(ctx, { id: tripId });
  const type = checkContent(bytes);
  const documentId = randomUUID();
  const sealed = sealDocument((await getKeys(ctx)).current, bytes, { tripId, documentId });
  const kept = await insertTripDocument(deps.db, {
    tripId,
    userId: user.id,
    document: {
      ...sealed,
      id: documentId,
      name: toDocumentName(name),
      type,
      size: bytes.byteLength,
    },
  });
  if (kept === 'not-found') throw new AppError('no-such-trip');
  if (kept === 'too-many') {
    throw new AppError('document-limit', { limit: MAX_KEPT_DOCUMENTS });
  }
  if (kept === 'no-room') {
    throw new AppError('document-space', { limitBytes: MAX_KEPT_BYTES });
  }
  return kept;
}

export async function removeDocument(
  { deps, user }: InvitedContext,
  { tripId, documentId }: DocumentRef,
): Promise<void> {
  const ref = { tripId, userId: user.id, id: documentId };
  if (!(await deleteTripDocument(deps.db, ref))) throw noSuchDocument();
}

/** The media type of what may be kept. */
function checkContent(bytes: Uint8Array): string {
  if (bytes.byteLength === 0) {
    throw new AppError('document-empty');
  }
  if (bytes.byteLength > MAX_KEPT_DOCUMENT_BYTES) {
    throw new AppError('document-too-large', { limitBytes: MAX_KEPT_DOCUMENT_BYTES });
  }
  const type = mediaTypeOf(bytes);
  if (type) return type;
  throw new AppError('document-type');
}

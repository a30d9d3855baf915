import { type Selectable, sql } from 'kysely';
import type { TripId, UserId } from '@ooo/domain/shared/ids';
import {
  MAX_KEPT_BYTES,
  MAX_KEPT_DOCUMENTS,
  type TripDocument,
} from '@ooo/domain/trips/trip-document.schema';
import { prepare } from '../prepare.ts';
import type { Db } from '../tables/database.ts';
import type { TripDocumentTable } from '../tables/trip-document.table.ts';
import { holdTripRow } from './hold-trip-row.ts';
import { isRow } from './is-row.ts';
import { lockUser } from './lock-user.ts';

// Every query for a traveller checks the owner of the trip: another user's document is not found.

/** The key of a document. */
export interface SealedKey {
  /** Names the master key. */
  readonly keyId: string;
  readonly sealedKey: Uint8Array;
}

/** A document as the application sealed it. */
export interface SealedDocument extends SealedKey {
  readonly sealedContent: Uint8Array;
}

export type NewTripDocument = SealedDocument & Pick<TripDocument, 'id' | 'name' | 'type' | 'size'>;

interface InOwnTrip {
  readonly tripId: TripId;
  readonly userId: UserId;
}

const LISTED = ['id', 'trip_id', 'name', 'type', 'size', 'created_at'] as const;

type ListedRow = Pick<Selectable<TripDocumentTable>, (typeof LISTED)[number]>;

const readDocumentsOfTrip = prepare((db, { tripId, userId }: InOwnTrip) =>
  db
    .selectFrom('trips')
    .leftJoin('trip_documents', 'trip_documents.trip_id', 'trips.id')
    .select(LISTED.map((column) => `trip_documents.${column}` as const))
    .where('trips.id', '=', tripId)
    .where('trips.user_id', '=', userId)
    .orderBy('trip_documents.created_at')
    .orderBy('trip_documents.id'),
);

/** The oldest first; undefined for a trip that is not the user's. */
export async function findTripDocuments(
  db: Db,
  own: InOwnTrip,
): Promise<TripDocument[] | undefined> {
  const rows = await readDocumentsOfTrip(db, own);
  if (rows.length === 0) return undefined;
  return rows.filter(isRow<ListedRow>).map(toTripDocument);
}

/** Of all trips of the user, trip by trip. */
export async function listDocumentsOfUser(
  db: Db,
  { userId }: { userId: UserId },
): Promise<TripDocument[]> {
  return (await ofUser(db, userId).execute()).map(toTripDocument);
}

function ofUser(db: Db, userId: UserId) {
  return db
    .selectFrom('trip_documents')
    .innerJoin('trips', 'trips.id', 'trip_documents.trip_id')
    .select(LISTED.map((column) => `trip_documents.${column}` as const))
    .where('trips.user_id', '=', userId)
    .orderBy('trip_documents.trip_id')
    .orderBy('trip_documents.created_at')
    .orderBy('trip_documents.id');
}

/** A document without its content, which is read part by part. */
export interface StoredDocument extends SealedKey {
  readonly document: TripDocument;
  /** Bytes of the content as it was sealed. */
  readonly sealedBytes: number;
}

type OneOfUser = InOwnTrip & { readonly id: string };

function findOne(db: Db, { tripId, userId, id }: OneOfUser) {
  return db
    .selectFrom('trip_documents')
    .innerJoin('trips', 'trips.id', 'trip_documents.trip_id')
    .where('trip_documents.id', '=', id)
    .where('trips.id', '=', tripId)
    .where('trips.user_id', '=', userId);
}

/** Undefined if it is not the user's. */
export async function findTripDocument(
  db: Db,
  ref: OneOfUser,
): Promise<StoredDocument | undefined> {
  const row = await findOne(db, ref)
    .select(LISTED.map((column) => `trip_documents.${column}` as const))
    .select(['trip_documents.key_id', 'trip_documents.sealed_key'])
    .select(sql<number>`octet_length(trip_documents.sealed_content)`.as('sealed_bytes'))
    .executeTakeFirst();
  return (
    row && {
      document: toTripDocument(row),
      keyId: row.key_id,
      sealedKey: row.sealed_key,
      sealedBytes: row.sealed_bytes,
    }
  );
}

/**
 * Sealed content from the byte `from` on, counted from 0; fewer than `count` bytes at its end. Undefined if the
 * document is not the user's. The content is stored uncompressed, so PostgreSQL reads no more than the part.
 */
export async function readSealedPart(
  db: Db,
  { from, count, ...ref }: OneOfUser & { from: number; count: number },
): Promise<Uint8Array | undefined> {
  const part = sql<Buffer>`substring(trip_documents.sealed_content from ${from + 1}::int for ${count}::int)`;
  const row = await findOne(db, ref).select(part.as('part')).executeTakeFirst();
  return row?.part;
}

/**
 * Keeps at most {@link MAX_KEPT_DOCUMENTS} for a trip and {@link MAX_KEPT_BYTES} for a user, however many come at
 * once: they wait for each other on the user's row, which is locked before the trip's. `not-found` for a trip that is
 * not the user's.
 */
export async function insertTripDocument(
  db: Db,
  { tripId, userId, document }: InOwnTrip & { document: NewTripDocument },
): Promise<TripDocument | 'not-found' | 'too-many' | 'no-room'> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, { userId });
    if (!(await holdTripRow(tx, { tripId, userId }))) return 'not-found';
    const kept = await listDocumentsOfUser(tx, { userId });
    if (kept.filter((other) => other.tripId === tripId).length >= MAX_KEPT_DOCUMENTS) {
      return 'too-many';
    }
    const used = kept.reduce((sum, { size }) => sum + size, 0);
    if (used + document.size > MAX_KEPT_BYTES) return 'no-room';
    const row = await tx
      .insertInto('trip_documents')
      .values({
        id: document.id,
        trip_id: tripId,
        name: document.name,
        type: document.type,
        size: document.size,
        key_id: document.keyId,
        sealed_key: document.sealedKey,
        sealed_content: document.sealedContent,
      })
      .returning(LISTED)
      .executeTakeFirstOrThrow();
    return toTripDocument(row);
  });
}

/** False if there is no such document or it is another user's. */
export async function deleteTripDocument(
  db: Db,
  { tripId, userId, id }: InOwnTrip & { id: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('trip_documents')
    .using('trips')
    .whereRef('trips.id', '=', 'trip_documents.trip_id')
    .where('trip_documents.id', '=', id)
    .where('trips.id', '=', tripId)
    .where('trips.user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Whose key it is. */
export interface DocumentKey extends SealedKey {
  readonly id: string;
  readonly tripId: TripId;
}

/**
 * For the installation: document keys that are sealed under a master key other than `current`, after the document
 * `after`.
 */
export async function listForeignDocumentKeys(
  db: Db,
  { current, after, limit }: { current: string; after: string; limit: number },
): Promise<DocumentKey[]> {
  const rows = await db
    .selectFrom('trip_documents')
    .select(['id', 'trip_id', 'key_id', 'sealed_key'])
    .where('key_id', '!=', current)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tripId: row.trip_id,
    keyId: row.key_id,
    sealedKey: row.sealed_key,
  }));
}

/** False if the document is gone, or its key was sealed anew meanwhile. */
export async function replaceDocumentKey(
  db: Db,
  { id, from, to }: { id: string; from: SealedKey; to: SealedKey },
): Promise<boolean> {
  const result = await db
    .updateTable('trip_documents')
    .set({ key_id: to.keyId, sealed_key: to.sealedKey })
    .where('id', '=', id)
    .where('key_id', '=', from.keyId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function toTripDocument(row: ListedRow): TripDocument {
  return {
    id: row.id,
    tripId: row.trip_id,
    name: row.name,
    type: row.type,
    size: row.size,
    createdAt: row.created_at.toISOString(),
  };
}

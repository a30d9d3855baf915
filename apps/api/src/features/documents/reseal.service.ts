import {
  listForeignDocumentKeys,
  replaceDocumentKey,
} from '@ooo/db/queries/trip-documents.queries';
import type { Deps } from '../../context/deps.ts';
import { resealKey } from './seal.ts';

/** Less than any id. */
const NIL = '00000000-0000-0000-0000-000000000000';
const BATCH = 200;

/** What became of the documents that are sealed under a key other than the current one. */
export interface Resealed {
  readonly resealed: number;
  /** Sealed under a key that the installation does not know, or changed since: they stay as they are. */
  readonly left: Readonly<Record<'other-key' | 'damaged', number>>;
}

/**
 * Seals the keys of all documents under the current key, if the ring has the key that they are under. The
 * documents themselves are neither read nor written. Stops between two batches when the signal is aborted; the next
 * run continues, and several processes can run it at once.
 */
export async function resealDocumentKeys(
  { db, documentKeys }: Pick<Deps, 'db' | 'documentKeys'>,
  signal: AbortSignal,
  batchSize = BATCH,
): Promise<Resealed> {
  const keys = await documentKeys();
  const left = { 'other-key': 0, damaged: 0 };
  let [resealed, after] = [0, NIL];
  while (!signal.aborted) {
    const current = keys.current.id;
    const batch = await listForeignDocumentKeys(db, { current, after, limit: batchSize });
    for (const from of batch) {
      const to = resealKey(keys, from, { tripId: from.tripId, documentId: from.id });
      if (!to.ok) left[to.reason] += 1;
      else if (await replaceDocumentKey(db, { id: from.id, from, to: to.value })) resealed += 1;
    }
    const last = batch.at(-1);
    if (!last) break;
    after = last.id;
  }
  return { resealed, left };
}

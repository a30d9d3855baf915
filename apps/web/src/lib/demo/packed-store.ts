import { PackingItemId } from '@ooo/domain/packing/packed.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { z } from 'zod';
import { browserStore } from '../browser-store.ts';

const keyOf = (tripId: TripId) => `packed-items-${tripId}`;
const PackedIds = z.array(PackingItemId);

/** What is packed for a trip of this browser. */
export interface PackedStore {
  /** Empty if nothing was packed, or the stored value is invalid. */
  read(tripId: TripId): string[];
  write(tripId: TripId, itemIds: readonly string[]): void;
  remove(tripId: TripId): void;
}

function parseIds(text: string | null): string[] {
  if (text === null) return [];
  try {
    return PackedIds.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

/** It survives a reload; where the browser keeps nothing it lasts as long as the page. */
export function createPackedStore(storage: typeof browserStore = browserStore): PackedStore {
  const unkept = new Map<TripId, string>();
  return {
    read: (tripId) => parseIds(unkept.get(tripId) ?? storage.read(keyOf(tripId))),
    write: (tripId, itemIds) => {
      const text = JSON.stringify(itemIds);
      storage.write(keyOf(tripId), text);
      if (storage.read(keyOf(tripId)) === text) unkept.delete(tripId);
      else unkept.set(tripId, text);
    },
    remove: (tripId) => {
      storage.remove(keyOf(tripId));
      unkept.delete(tripId);
    },
  };
}

import { setPackedItems } from '@ooo/db/queries/packed-items.queries';
import { savePackingCache } from '@ooo/db/queries/trip-caches.queries';
import { updateTrip } from '@ooo/db/queries/trips.queries';
import type { Db } from '@ooo/db/tables/database';
import { toOwnRecommendation } from '@ooo/domain/packing/own-items';
import { addOwnItem as add, removeOwnItem as remove } from '@ooo/domain/packing/own-items.rules';
import type { OwnItemsOfTrip } from '@ooo/domain/packing/own-items.rules';
import { ownItemId } from '@ooo/domain/packing/own-item-id';
import {
  MAX_PACKED_ITEMS,
  type OwnItemAddition,
  type OwnItemRemoval,
} from '@ooo/domain/packing/packed.schema';
import { MAX_OWN_ITEMS, type PackingRecommendation } from '@ooo/domain/packing/packing.schema';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { holdTrip } from '../trips/trips.service.ts';

/**
 * Adds something to a trip's list, or changes the quantity and category of what was added under that name. The lists
 * that the trip keeps stay, and have it too. RULE_VIOLATED if the traveller has added too much already.
 */
export async function addOwnItem(
  ctx: InvitedContext,
  { tripId, language = ctx.user.language, ...item }: OwnItemAddition,
): Promise<PackingRecommendation> {
  return holdTrip(ctx, { id: tripId }, async (tx, trip) => {
    const added = add(trip, item);
    if (!added.ok) {
      throw new AppError(added.reason, { limit: MAX_OWN_ITEMS });
    }
    await saveOwnItems(tx, trip, added.value);
    const id = ownItemId(item.item);
    const list = added.value.packingCache?.[language] ?? [];
    const listed = list.find((each) => each.id === id);
    return listed ?? toOwnRecommendation(item, [], language);
  });
}

/** Removes something that the traveller added, with its tick; nothing happens if it is not there. */
export async function removeOwnItem(
  ctx: InvitedContext,
  { tripId, itemId }: OwnItemRemoval,
): Promise<void> {
  await holdTrip(ctx, { id: tripId }, async (tx, trip) => {
    const left = remove(trip, itemId);
    if (left.packingPreferences === trip.packingPreferences) return;
    await saveOwnItems(tx, trip, left);
    const own = { tripId, userId: ctx.user.id, limit: MAX_PACKED_ITEMS };
    await setPackedItems(tx, { ...own, itemIds: [itemId], packed: false });
  });
}

/** Stores preferences and lists of a trip that the transaction holds. */
export async function saveOwnItems(
  tx: Db,
  { id, userId, packingCachedAt }: TripWithCaches,
  { packingPreferences, packingCache }: OwnItemsOfTrip,
): Promise<void> {
  const isKept = packingCache !== null && packingCachedAt !== null;
  await updateTrip(tx, {
    id,
    userId,
    patch: { packingPreferences },
    stale: isKept ? [] : ['packing'],
  });
  if (isKept) {
    await savePackingCache(tx, {
      id,
      userId,
      packingCache,
      packingCachedAt: new Date(packingCachedAt),
    });
  }
}

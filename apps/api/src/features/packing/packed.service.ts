import { findPackedItems, setPackedItems } from '@ooo/db/queries/packed-items.queries';
import { MAX_PACKED_ITEMS, type PackedChange } from '@ooo/domain/packing/packed.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import type { InvitedContext } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { orNoSuchTrip } from '../trips/trip-reads.service.ts';

/** The ids of what is packed for a trip, also of items that its list does not have at the moment. */
export async function listPacked(
  { deps: { db }, user }: InvitedContext,
  { tripId }: { readonly tripId: TripId },
): Promise<string[]> {
  return orNoSuchTrip(await findPackedItems(db, { tripId, userId: user.id }));
}

/** Other items stay as they are, so that two devices can pack at once. RULE_VIOLATED if the trip is full. */
export async function setPacked(
  { deps: { db }, user }: InvitedContext,
  change: PackedChange,
): Promise<void> {
  const done = await setPackedItems(db, { ...change, userId: user.id, limit: MAX_PACKED_ITEMS });
  if (done === 'not-found') return orNoSuchTrip(undefined);
  if (done === 'limit-reached') {
    throw new AppError('packed-limit', { limit: MAX_PACKED_ITEMS });
  }
}

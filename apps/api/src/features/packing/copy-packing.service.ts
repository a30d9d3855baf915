import { countPackedByTrip, findPackedItems } from '@ooo/db/queries/packed-items.queries';
import { listPois } from '@ooo/db/queries/pois.queries';
import { findTrip, listTrips } from '@ooo/db/queries/trips.queries';
import type { Db } from '@ooo/db/tables/database';
import { copyPacking as copy } from '@ooo/domain/packing/copy-packing.rules';
import { makePackingList } from '@ooo/domain/packing/packing-list';
import type { PackingCopied, PackingCopy, PackingSource } from '@ooo/domain/packing/packed.schema';
import type { PackingRecommendation } from '@ooo/domain/packing/packing.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import type { Language } from '@ooo/domain/shared/language';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { InvitedContext } from '../../context/context.ts';
import { orNoSuchTrip } from '../trips/trip-reads.service.ts';
import { holdTrip } from '../trips/trips.service.ts';
import { saveOwnItems } from './own-items.service.ts';
import { toPackingInput } from './packing-source.service.ts';

/** The user's other trips with own items, ticks or preferences that could be copied; the latest first. */
export async function listPackingSources(
  { deps: { db }, user, reads }: InvitedContext,
  { tripId }: { readonly tripId: TripId },
): Promise<PackingSource[]> {
  const userId = user.id;
  await reads.trip(tripId);
  const [trips, packed] = await Promise.all([
    listTrips(db, { userId }),
    countPackedByTrip(db, { userId }),
  ]);
  return trips
    .filter(({ id }) => id !== tripId)
    .map((trip) => toSource(trip, packed.get(trip.id) ?? 0))
    .filter(({ hasSomething }) => hasSomething)
    .map(({ source }) => source)
    .sort((a, b) => b.startDate.localeCompare(a.startDate));
}

function toSource(
  { id, name, startDate, packingPreferences }: Trip,
  packedCount: number,
): { readonly source: PackingSource; readonly hasSomething: boolean } {
  const { ownItems = [], childrenAges, laundry } = packingPreferences ?? {};
  const ownCount = ownItems.length;
  return {
    source: { tripId: id, name, startDate, ownCount, packedCount },
    hasSomething: ownCount + packedCount > 0 || childrenAges !== undefined || laundry !== undefined,
  };
}

/**
 * Takes over from another trip of the user what this one lacks, all in one transaction. Nothing is added twice, so a
 * copy can be repeated. NOT_FOUND if either trip is absent or another user's.
 */
export async function copyPacking(
  ctx: InvitedContext,
  { tripId, fromTripId, language = ctx.user.language }: PackingCopy,
): Promise<PackingCopied> {
  const userId = ctx.user.id;
  return holdTrip(ctx, { id: tripId }, async (tx, trip) => {
    const from = orNoSuchTrip(await findTrip(tx, { id: fromTripId, userId }));
    const packed = orNoSuchTrip(await findPackedItems(tx, { tripId: fromTripId, userId }));
    const { added, leftOut, habits, ...changed } = copy(
      { ...from, list: await listOf(tx, from, language), packed: new Set(packed) },
      { ...trip, list: await listOf(tx, trip, language) },
    );
    if (changed.packingPreferences !== trip.packingPreferences) {
      await saveOwnItems(tx, trip, changed);
    }
    return { added: [...added], leftOut, habits };
  });
}

/** The list that the trip keeps, whatever its age, or else one by the rules. */
async function listOf(
  tx: Db,
  trip: TripWithCaches,
  language: Language,
): Promise<PackingRecommendation[]> {
  const kept = trip.packingCache?.[language];
  if (kept) return kept;
  const places = await listPois(tx, { tripId: trip.id, userId: trip.userId });
  return makePackingList(toPackingInput(trip, places), language);
}

import { pruneTravelTimes } from '@ooo/db/queries/travel-times.queries';
import type { Deps } from '../../context/deps.ts';
import { TRAVEL_TIMES_GOOD_MS } from './travel-tables.service.ts';

/** About 70 MB: the trips of a thousand travellers with thirty places each. */
const MOST_KEPT = 500_000;

/** Removes travel times that are older than 30 days, and of the others about all but the newest 500,000. */
export async function removeOldTravelTimes({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - TRAVEL_TIMES_GOOD_MS);
  await pruneTravelTimes(db, { before, most: MOST_KEPT });
}

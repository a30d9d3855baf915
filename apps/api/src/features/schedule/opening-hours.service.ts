import { listOpeningDays, type OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { TripReads } from '../trips/trip-reads.service.ts';
import { loadPlanSource } from './plan-source.service.ts';

/** Every place of the trip on every day of it; `windows` is null where nobody knows. */
export async function listOpeningHours(reads: TripReads, tripId: number): Promise<OpeningDays[]> {
  return listOpeningDays(await loadPlanSource(reads, tripId));
}

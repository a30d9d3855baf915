import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { listOpeningDays, type OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { Deps } from '../../deps.ts';
import { loadPlanSource } from './plan-source.service.ts';

/** Every place of the trip on every day of it; `windows` is null where nobody knows. */
export async function listOpeningHours(
  deps: Deps,
  user: CurrentUser,
  tripId: number,
): Promise<OpeningDays[]> {
  return listOpeningDays(await loadPlanSource(deps, user, tripId));
}

import type { PlanWishes } from '@ooo/domain/scheduling/schedule.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { isPlannable } from '@ooo/domain/pois/poi.rules';
import { useState } from 'react';
import { usePois } from '../../pois/api/use-pois.ts';

/** What the traveller asks of a plan while the panel is open, and which of its places they do not want. */
export function usePlanWishes(trip: Pick<Trip, 'id'>) {
  const pois = usePois(trip.id).data ?? [];
  const canReplan = pois.some(({ planned }) => planned);
  const [wishes, setWishes] = useState<PlanWishes>({
    pace: 'balanced',
    // Where no idea waits for a time, a plan can only be made again.
    ...(canReplan && !pois.some(isPlannable) && { replan: true }),
  });
  const [skipped, setSkipped] = useState<ReadonlySet<PoiId>>(new Set());
  const choose = (poiId: PoiId, isChosen: boolean) => {
    const next = new Set(skipped);
    if (isChosen) next.delete(poiId);
    else next.add(poiId);
    setSkipped(next);
  };
  return { wishes, setWishes, skipped, choose, canReplan };
}

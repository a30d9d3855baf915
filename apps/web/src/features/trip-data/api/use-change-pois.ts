import { newPoi } from '@ooo/domain/pois/new-poi';
import type { Poi, PoiCreate, PoiTime } from '@ooo/domain/pois/poi.schema';
import { withTimeByHand } from '@ooo/domain/pois/poi.rules';
import { withStoredTag } from '@ooo/domain/pois/stored-tag';
import type { Arrangement } from '@ooo/domain/scheduling/schedule.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { toPoiId } from '@ooo/domain/shared/known-ids';
import { withPatch } from '@ooo/domain/shared/with-patch';
import { onlineManager } from '@tanstack/react-query';
import { isFinal } from '../../../lib/query-client.ts';
import { trpc } from '../../../lib/trpc.ts';
import type * as PoiInputs from '../lib/poi-inputs.ts';
import { usePoiChange } from './use-poi-change.ts';

/** The schemas of these changes. The first screen does not need them: until they are loaded a change shows as it is sent. */
let inputs: typeof PoiInputs | undefined;

export async function loadPoiInputs(): Promise<void> {
  inputs ??= await import('../lib/poi-inputs.ts');
}

type Placement = Arrangement['items'][number];

/**
 * Section 9 of the specification: three more tries, 200 ms apart and growing. None without a network: a move would look
 * done, and be made much later.
 */
const SCHEDULE_RETRIES = 3;
const SCHEDULE_RETRY_MS = 200;
const scheduleRetry = {
  retry: (failures: number, error: unknown) =>
    failures < SCHEDULE_RETRIES && !isFinal(error) && onlineManager.isOnline(),
  retryDelay: (failures: number) => SCHEDULE_RETRY_MS * (failures + 1),
};

let lastTemporaryId = Number.MAX_SAFE_INTEGER;

/** The place as the list shows it until the server has given it an id. */
export function toTemporaryPoi(input: PoiCreate, now: Date = new Date()): Poi {
  lastTemporaryId -= 1;
  return newPoi(input, { id: toPoiId(lastTemporaryId), now: now.toISOString() });
}

/** True for a place that the server has not answered yet. */
export function isTemporary(poi: Pick<Poi, 'id'>): boolean {
  return poi.id >= lastTemporaryId;
}

/**
 * The list with the server's answer instead of the expected place. The answer may be an existing place: one from
 * a source is saved once, however often it is clicked.
 */
export function settleCreation(pois: readonly Poi[], made: Poi, name: string): Poi[] {
  const at = pois.findLastIndex((poi) => isTemporary(poi) && poi.name === name);
  const isThere = pois.some(({ id }) => id === made.id);
  if (isThere) return at < 0 ? [...pois] : pois.toSpliced(at, 1);
  return at < 0 ? [...pois, made] : pois.with(at, made);
}

/** Saves a place; it is in the list at once. */
export function useCreatePoi(tripId: TripId, { isRecorded = true } = {}) {
  const shown = usePoiChange(tripId, {
    recorded: isRecorded && ((made: Poi) => [made]),
    schema: () => inputs?.PoiCreate,
    foresee: (pois, input) => [...pois, toTemporaryPoi(input)],
    settle: (pois, made: Poi, input) => settleCreation(pois, made, input.name),
  });
  return trpc.pois.create.useMutation(shown);
}

export function useDeletePoi(tripId: TripId, { isRecorded = true } = {}) {
  const shown = usePoiChange(tripId, {
    recorded: isRecorded && (() => []),
    schema: () => inputs?.PoiRef,
    foresee: (pois, gone) => pois.filter((poi) => poi.id !== gone.id),
  });
  return trpc.pois.delete.useMutation(shown);
}

/** With `from`, the time that is on the screen, it is refused if the place has been moved elsewhere since. */
export function useUpdatePoi(tripId: TripId, { isRecorded = true } = {}) {
  const shown = usePoiChange(tripId, {
    recorded: isRecorded && ((changed: Poi) => [changed]),
    schema: () => inputs?.PoiUpdate,
    foresee: (pois, { id, patch }) =>
      pois.map((poi) =>
        poi.id === id ? withPatch(poi, withTimeByHand(withStoredTag(patch))) : poi,
      ),
    settle: (pois, changed: Poi) => pois.map((poi) => (poi.id === changed.id ? changed : poi)),
  });
  return trpc.pois.update.useMutation({ ...shown, ...scheduleRetry });
}

/** Sets or clears the times of several places in one step: planning, and taking a plan back. */
export function useArrange(tripId: TripId, { isRecorded = true } = {}) {
  const shown = usePoiChange(tripId, {
    recorded: isRecorded && ((changed: Poi[]) => changed),
    schema: () => inputs?.Arrangement,
    foresee: (pois, { items }) => {
      const placements = new Map(items.map(({ poiId, from: _from, ...time }) => [poiId, time]));
      return pois.map((poi) => ({ ...poi, ...placements.get(poi.id) }));
    },
    settle: (pois, changed: Poi[]) => {
      const answers = new Map(changed.map((poi) => [poi.id, poi]));
      return pois.map((poi) => answers.get(poi.id) ?? poi);
    },
  });
  const { isPending, mutateAsync } = trpc.schedule.arrange.useMutation({
    ...shown,
    ...scheduleRetry,
  });
  return {
    isPending,
    arrange: (items: readonly Placement[]) => mutateAsync({ tripId, items: [...items] }),
  };
}

/** A place's current time, which an undo has to restore. */
export function toPlacement({ id, date, startTime, duration, planned }: Poi): Placement {
  return { poiId: id, date, startTime, duration, planned };
}

/** The time that a place has on the screen, for a change that is only made while it still has it. */
export function toTime({ date, startTime, duration }: PoiTime): PoiTime {
  return { date, startTime, duration };
}

/** Everything about a place that its recreation needs. */
export function toPoiCreate(poi: Poi): PoiCreate {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = poi;
  return fields;
}

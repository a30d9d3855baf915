import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useRef } from 'react';
import { toAppError } from '../../../lib/app-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useRefreshTrip } from './use-refresh-trip.ts';
import {
  changedFields,
  findClash,
  type HistoryStep,
  isDone,
  type PoiDiff,
  withIds,
} from '../lib/history.ts';
import { isUntouched, tripPatch } from '../lib/trip-fields.ts';
import {
  toPlacement,
  toPoiCreate,
  toTime,
  useArrange,
  useCreatePoi,
  useDeletePoi,
  useUpdatePoi,
} from './use-change-pois.ts';

/** The step's trip or place has been changed elsewhere since, and would be overwritten. */
export class StepClash extends Error {
  /** The place; undefined where it is the trip, or only the server knows. */
  readonly poi: Poi | undefined;

  constructor(poi?: Poi) {
    super('Changed since.');
    this.poi = poi;
  }
}

interface Changed {
  readonly before: Poi;
  readonly after: Poi;
}

const TIME: ReadonlySet<keyof Poi> = new Set(['date', 'startTime', 'duration', 'planned']);
const OWN = { isRecorded: false };

const isChanged = (diff: PoiDiff): diff is Changed =>
  diff.before !== undefined && diff.after !== undefined;

/** True if it only gives the place another time. */
function isMove({ before, after }: Changed): boolean {
  return changedFields(before, after).every((field) => TIME.has(field));
}

/**
 * Makes a step happen, without recording it as a change: resolves to what was done, with the ids that places have now.
 * Throws {@link StepClash} before it changes anything that is no longer as the step found it. An interrupted
 * step continues when it is made again.
 */
export function useApplyStep(trip: Trip): (step: HistoryStep) => Promise<HistoryStep> {
  const utils = trpc.useUtils();
  const refresh = useRefreshTrip();
  const create = useCreatePoi(trip.id, OWN);
  const remove = useDeletePoi(trip.id, OWN);
  const update = useUpdatePoi(trip.id, OWN);
  const { arrange } = useArrange(trip.id, OWN);
  const ids = useRef(new Map<PoiId, PoiId>());
  const tripId = trip.id;
  const listPois = () => utils.pois.list.fetch({ tripId }, { staleTime: 0 });

  const applyTrip = async (wanted: NonNullable<HistoryStep['trip']>): Promise<void> => {
    const now = await utils.trips.get.fetch({ id: tripId }, { staleTime: 0 });
    if (!isUntouched(now, wanted)) throw new StepClash();
    const patch = tripPatch(wanted.before, wanted.after);
    const updated = await utils.client.trips.update.mutate({ id: tripId, patch });
    await refresh(updated, { refetchType: 'all' });
  };

  const applyMoves = async (moves: readonly Changed[], pois: readonly Poi[]): Promise<void> => {
    if (moves.length === 0) return;
    const now = new Map(pois.map((poi) => [poi.id, poi]));
    await arrange(
      moves.map(({ before, after }) => ({
        ...toPlacement(after),
        from: toTime(now.get(before.id) ?? before),
      })),
    );
  };

  const applyOne = async (diff: PoiDiff): Promise<PoiDiff> => {
    const { before, after } = diff;
    if (isChanged(diff)) {
      const fields = changedFields(diff.before, diff.after).filter((field) => field !== 'planned');
      const patch = Object.fromEntries(fields.map((field) => [field, diff.after[field]]));
      await update.mutateAsync({ id: diff.after.id, patch });
      return diff;
    }
    if (after) {
      const made = await create.mutateAsync(toPoiCreate(after));
      if (made.id !== after.id) ids.current.set(after.id, made.id);
      return { before, after: made };
    }
    if (before) await remove.mutateAsync({ id: before.id });
    return diff;
  };

  const apply = async (wanted: HistoryStep): Promise<HistoryStep> => {
    const step = withIds(wanted, ids.current);
    const clash = findClash(step, await listPois());
    if (clash) throw new StepClash(clash);
    if (step.trip) await applyTrip(step.trip);
    const pois = await listPois();
    const open = step.pois.filter((diff) => !isDone(diff, pois));
    const moves = open.filter(isChanged).filter(isMove);
    await applyMoves(moves, pois);
    const done = new Map<PoiDiff, PoiDiff>();
    for (const diff of open) {
      if (!moves.some((move) => move === diff)) done.set(diff, await applyOne(diff));
    }
    return { ...step, pois: step.pois.map((diff) => done.get(diff) ?? diff) };
  };

  return async (step) => {
    try {
      return await apply(step);
    } catch (error) {
      const code = toAppError(error)?.code;
      if (code === 'CONFLICT' || code === 'NOT_FOUND') throw new StepClash();
      throw error;
    }
  };
}

import { newPoi } from '@ooo/domain/pois/new-poi';
import type { Poi, PoiCreate, PoiPatch } from '@ooo/domain/pois/poi.schema';
import type { Arrangement } from '@ooo/domain/scheduling/schedule.schema';
import { withPatch } from '@ooo/domain/shared/with-patch';
import { usePoiChange } from './use-poi-change.ts';

type Placement = Arrangement['items'][number];

let lastTemporaryId = Number.MAX_SAFE_INTEGER;

/** The place as the list shows it until the server has given it an id. */
export function toTemporaryPoi(input: PoiCreate, now: Date = new Date()): Poi {
  lastTemporaryId -= 1;
  return newPoi(input, { id: lastTemporaryId, now: now.toISOString() });
}

/** True for a place that the server has not answered yet. */
export function isTemporary(poi: Pick<Poi, 'id'>): boolean {
  return poi.id >= lastTemporaryId;
}

/**
 * The list with the server's answer in the place of what was foreseen under this name. The answer may be a place
 * that is there already: one from a source is saved once, however often it is clicked.
 */
export function settleCreation(pois: readonly Poi[], made: Poi, name: string): Poi[] {
  const at = pois.findLastIndex((poi) => isTemporary(poi) && poi.name === name);
  const isThere = pois.some(({ id }) => id === made.id);
  if (isThere) return at < 0 ? [...pois] : pois.toSpliced(at, 1);
  return at < 0 ? [...pois, made] : pois.with(at, made);
}

export function useCreatePoi(tripId: number) {
  return usePoiChange<PoiCreate, Poi>(tripId, {
    foresee: (pois, input) => [...pois, toTemporaryPoi(input)],
    send: (source, input) => source.createPoi(input),
    settle: (pois, made, input) => settleCreation(pois, made, input.name),
  });
}

export function useDeletePoi(tripId: number) {
  return usePoiChange<Poi, void>(tripId, {
    foresee: (pois, gone) => pois.filter((poi) => poi.id !== gone.id),
    send: (source, gone) => source.deletePoi(gone.id),
  });
}

/** Section 9 of the specification: three more tries, 200 ms apart and growing. */
const SCHEDULE_RETRY = { times: 3, delayMs: 200 } as const;

export function useUpdatePoi(tripId: number) {
  return usePoiChange<{ id: number; patch: PoiPatch }, Poi>(tripId, {
    foresee: (pois, { id, patch }) =>
      pois.map((poi) => (poi.id === id ? withPatch(poi, patch) : poi)),
    send: (source, { id, patch }) => source.updatePoi(id, patch),
    settle: (pois, changed) => pois.map((poi) => (poi.id === changed.id ? changed : poi)),
    retry: SCHEDULE_RETRY,
  });
}

/** Sets or clears the times of several places in one step: planning, and taking a plan back. */
export function useArrange(tripId: number) {
  return usePoiChange<readonly Placement[], Poi[]>(tripId, {
    foresee: (pois, items) => {
      const placements = new Map(items.map(({ poiId, ...placement }) => [poiId, placement]));
      return pois.map((poi) => ({ ...poi, ...placements.get(poi.id) }));
    },
    send: (source, items) => source.arrange({ tripId, items: [...items] }),
    settle: (pois, changed) => {
      const answers = new Map(changed.map((poi) => [poi.id, poi]));
      return pois.map((poi) => answers.get(poi.id) ?? poi);
    },
  });
}

/** Where a place stands now: what an undo has to give back. */
export function toPlacement({ id, date, startTime, duration }: Poi): Placement {
  return { poiId: id, date, startTime, duration };
}

/** Everything about a place that its recreation needs. */
export function toPoiCreate(poi: Poi): PoiCreate {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = poi;
  return fields;
}

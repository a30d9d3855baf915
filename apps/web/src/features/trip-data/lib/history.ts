import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { RecordedChange } from '../state/recorded.atoms.ts';

/** How many changes of a trip can be undone. */
export const MOST_STEPS = 20;

/** A place before and after a change; undefined if it was not, or is not, on the trip. */
export interface PoiDiff {
  readonly before: Poi | undefined;
  readonly after: Poi | undefined;
}

/** What one change did. */
export interface HistoryStep {
  readonly pois: readonly PoiDiff[];
  readonly trip?: { readonly before: Trip; readonly after: Trip };
}

export interface History {
  /** The last one last. */
  readonly undo: readonly HistoryStep[];
  readonly redo: readonly HistoryStep[];
}

export const NO_HISTORY: History = { undo: [], redo: [] };

/** Fields that users do not change. */
const UNCOMPARED: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'planned']);

function toText(value: unknown): string {
  // Objects are locations, whose fields come in any order.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value ?? null);
  }
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The fields in which two states of a place differ, `planned` among them where a time does. */
export function changedFields(before: Poi, after: Poi): (keyof Poi)[] {
  const names = Object.keys(after).filter((name): name is keyof Poi => name in before);
  const changed = names.filter(
    (name) => !UNCOMPARED.has(name) && toText(before[name]) !== toText(after[name]),
  );
  return changed.includes('startTime') || changed.includes('date')
    ? [...changed, 'planned']
    : changed;
}

function isSame(one: Poi | undefined, other: Poi | undefined): boolean {
  if (!one || !other) return one === other;
  return changedFields(one, other).length === 0;
}

/** What a change touched; undefined where it left everything as it was. */
export function toStep({
  before,
  after,
  answered = [],
  trip,
}: RecordedChange): HistoryStep | undefined {
  const answers = new Map(answered.map((poi) => [poi.id, poi]));
  const [old, now] = [before, after].map((pois) => new Map(pois.map((poi) => [poi.id, poi])));
  const kept = before.flatMap((poi): PoiDiff[] => {
    const next = now?.get(poi.id);
    if (next === poi) return [];
    return [{ before: poi, after: next && (answers.get(poi.id) ?? next) }];
  });
  const isNew = after.some(({ id }) => !old?.has(id));
  // A new place has its id from the answer; an existing one is not new.
  const made = isNew ? answered.filter(({ id }) => !old?.has(id)) : [];
  const pois = [...kept, ...made.map((poi): PoiDiff => ({ before: undefined, after: poi }))].filter(
    (diff) => !isSame(diff.before, diff.after),
  );
  return pois.length === 0 && !trip ? undefined : { pois, ...(trip && { trip }) };
}

export function reverse({ pois, trip }: HistoryStep): HistoryStep {
  return {
    pois: pois.map(({ before, after }) => ({ before: after, after: before })),
    ...(trip && { trip: { before: trip.after, after: trip.before } }),
  };
}

/** True if `next` undoes `step`, as the Undo of a message does. */
function isReverse(next: HistoryStep, step: HistoryStep): boolean {
  const { pois, trip } = reverse(step);
  if (trip || next.trip || pois.length !== next.pois.length) return false;
  return pois.every((wanted) =>
    next.pois.some(
      (diff) => isSame(diff.before, wanted.before) && isSame(diff.after, wanted.after),
    ),
  );
}

/** With one more change: an undo of the last one can be redone, any other clears the redo. */
export function withStep({ undo, redo }: History, step: HistoryStep): History {
  const last = undo.at(-1);
  if (last && isReverse(step, last)) return { undo: undo.slice(0, -1), redo: [...redo, step] };
  return { undo: [...undo, step].slice(-MOST_STEPS), redo: [] };
}

/** A deleted and recreated place has another id: every step refers to the current one. */
export function withIds(step: HistoryStep, ids: ReadonlyMap<PoiId, PoiId>): HistoryStep {
  const named = (poi: Poi | undefined): Poi | undefined => {
    if (!poi) return undefined;
    let { id } = poi;
    for (let next = ids.get(id); next !== undefined; next = ids.get(id)) id = next;
    return id === poi.id ? poi : { ...poi, id };
  };
  const pois = step.pois.map(({ before, after }) => ({
    before: named(before),
    after: named(after),
  }));
  return { ...step, pois };
}

/** True if a source knows both by the same id. */
function isSameSource({ sourceId }: Poi, other: Poi | undefined): boolean {
  return sourceId !== null && sourceId === other?.sourceId;
}

/** True if the place is as a change would leave it already. */
export function isDone({ before, after }: PoiDiff, pois: readonly Poi[]): boolean {
  const id = (after ?? before)?.id;
  const now = pois.find((poi) => poi.id === id);
  return before && after && now
    ? changedFields(before, after).every((field) => toText(now[field]) === toText(after[field]))
    : isSame(now, after);
}

/** The place that is no longer as a change found it, because it was changed elsewhere since. */
export function findClash({ pois: diffs }: HistoryStep, pois: readonly Poi[]): Poi | undefined {
  const clash = diffs.find((diff) => {
    if (isDone(diff, pois)) return false;
    const { before, after } = diff;
    if (!before) return pois.some((poi) => isSameSource(poi, after));
    const now = pois.find((poi) => poi.id === before.id);
    if (!now) return true;
    return after
      ? changedFields(before, after).some(
          (field) => field !== 'planned' && toText(now[field]) !== toText(before[field]),
        )
      : !isSame(now, before);
  });
  return clash && (clash.before ?? clash.after);
}

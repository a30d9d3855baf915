import { PLAN_SUMMARIES } from '@ooo/texts/plan-summary';
import type { LeftOutReason } from '@ooo/texts/plan-summary.types';
import { weekdayOf } from '../shared/calendar-date.ts';
import { groupBy } from '../shared/group-by.ts';
import type { PoiId } from '../shared/ids.ts';
import type { Language } from '../shared/language.ts';
import type { FixedConflict, PlannerInput } from './planner.types.ts';
import type { PlanConflict } from './schedule.schema.ts';

/** One sentence on how many places have a time, and why the others have none: the commonest reason first. */
export function summarizePlan(
  placed: number,
  leftOut: readonly LeftOutReason[],
  language: Language,
): string {
  const say = PLAN_SUMMARIES[language];
  const total = placed + leftOut.length;
  if (total === 0) return say.nothing;
  if (leftOut.length === 0) return say.allFit(total);
  const groups = [...groupBy(leftOut, (reason) => reason)]
    .map(([reason, same]) => ({ reason, count: same.length }))
    .toSorted((one, other) => other.count - one.count);
  return say.someFit(placed, total, groups);
}

/** A clash of two fixed items with a sentence on it; nothing if the input does not know them. */
export function describeConflict(
  input: PlannerInput,
  { day, ids }: FixedConflict,
  nameOf: (id: PoiId) => string,
  language: Language,
): PlanConflict[] {
  const [earlier, later] = ids.map((id) => input.fixed.find((item) => item.id === id));
  const date = input.days[day]?.date;
  if (!earlier || !later || !date) return [];
  const say = PLAN_SUMMARIES[language];
  const clash = { first: nameOf(earlier.id), second: nameOf(later.id), weekday: weekdayOf(date) };
  const gapMin = later.startMin - earlier.startMin - earlier.durationMin;
  const travelMin = input.travelMin(earlier.coordinates, later.coordinates);
  const sentence = gapMin < 0 ? say.overlap(clash) : say.tooTight({ ...clash, gapMin, travelMin });
  return [{ poiIds: [ids[0], ids[1]], date, sentence }];
}

import type { PoiId } from '../shared/ids.ts';
import { PLAIN_ENGLISH, type Writing } from '../shared/writing.ts';
import { fromMinutes } from '../shared/wall-time.ts';
import { leftOutReason } from './left-out-reasons.ts';
import { placedReason } from './plan-reasons.ts';
import { stopBefore } from './stop-before.ts';
import type { Plan, PlannedVisit, PlannerInput } from './planner.types.ts';
import type { AutoPlanAnswer, PlannedItem, UnplacedItem } from './schedule.schema.ts';
import { planTotals } from './plan-totals.ts';
import { describeConflict, summarizePlan } from './plan-summary.ts';
import { planSentences } from './plan-sentences.ts';

/** What an answer says beside the plan itself. */
export interface AnswerFacts {
  /** Of places and fixed items. */
  readonly nameOf: (id: PoiId) => string;
  readonly writing?: Writing;
  /** Places that are too far away to be planned. */
  readonly far?: readonly PoiId[];
  /** The places that had a time, and may lose it. */
  readonly released?: ReadonlySet<PoiId>;
  /** False for what is part of the journey, and not counted among a day's visits. */
  readonly isVisit?: (id: PoiId) => boolean;
}

/** A plan as the wire carries it, in the order of days and starts, with its sentences as `writing` says. */
export function toAutoPlanAnswer(
  input: PlannerInput,
  plan: Plan,
  facts: AnswerFacts,
): AutoPlanAnswer {
  const { nameOf, writing = PLAIN_ENGLISH, far = [], isVisit } = facts;
  const { visits, unplaced } = plan;
  const leftOut = [...unplaced.map(({ reason }) => reason), ...far.map(() => 'too-far' as const)];
  return {
    items: visits.flatMap((visit) => toPlannedItem(input, plan, visit, facts)),
    unplaced: [
      ...unplaced.map((each) =>
        toUnplacedItem(each.id, leftOutReason(input, each, writing), facts),
      ),
      ...far.map((id) => toUnplacedItem(id, planSentences(writing).tooFar, facts)),
    ],
    days: planTotals(input, plan, isVisit),
    summary: summarizePlan(visits.length, leftOut, writing.language),
    conflicts: plan.conflicts.flatMap((each) =>
      describeConflict(input, each, nameOf, writing.language),
    ),
  };
}

function toUnplacedItem(
  poiId: PoiId,
  reason: string,
  { nameOf, released }: AnswerFacts,
): UnplacedItem {
  return { poiId, name: nameOf(poiId), reason, ...(released?.has(poiId) && { removed: true }) };
}

function toPlannedItem(
  input: PlannerInput,
  plan: Plan,
  visit: PlannedVisit,
  { nameOf, writing }: AnswerFacts,
): PlannedItem[] {
  const day = input.days[visit.day];
  if (!day) return [];
  const former = input.places.find(({ id }) => id === visit.id)?.former;
  const isMoved = former?.day !== visit.day || former.startMin !== visit.startMin;
  return [
    {
      poiId: visit.id,
      name: nameOf(visit.id),
      date: day.date,
      startTime: fromMinutes(visit.startMin),
      duration: visit.durationMin,
      travelMin: visit.travelMin,
      reason: placedReason(input, visit, stopBefore(input, plan, visit, nameOf), writing),
      ...(former && { moved: isMoved }),
    },
  ];
}

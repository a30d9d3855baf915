import type {
  PlannerDay,
  PlannerFixedItem,
  PlannerInput,
  PlannerPlace,
} from '../scheduling/planner.types.ts';
import { addDays } from '../shared/calendar-date.ts';
import { PoiId } from '../shared/ids.ts';
import { date } from './literals.ts';

/** The id is written as a plain number; what comes out has it branded. */
type Fields<Item extends { id: PoiId }> = Partial<Omit<Item, 'id'> & { id: number }>;

/** A sight of one hour at an unknown spot, open from 09:00 to 18:00 on every one of `days` days. */
export function makePlace(
  { id = 1, ...fields }: Fields<PlannerPlace> = {},
  days = 1,
): PlannerPlace {
  return {
    id: PoiId.parse(id),
    durationMin: 60,
    score: 1,
    meal: 'none',
    windows: Array.from({ length: days }, () => [{ openMin: 540, closeMin: 1080 }]),
    ...fields,
  };
}

export function makeFixed({
  id = 101,
  ...fields
}: Fields<PlannerFixedItem> = {}): PlannerFixedItem {
  return { id: PoiId.parse(id), day: 0, startMin: 720, durationMin: 60, meal: 'none', ...fields };
}

/** Days from Friday 10 October 2025, 09:00 to 21:00; 10 minutes between any two stops; may be filled whole. */
export function makePlannerInput(
  fields: Partial<Omit<PlannerInput, 'days'>> & { days?: readonly Partial<PlannerDay>[] } = {},
): PlannerInput {
  const { days = [{}], ...rest } = fields;
  return {
    places: [],
    fixed: [],
    travelMin: () => 10,
    fill: 1,
    ...rest,
    days: days.map((day, index) =>
      Object.assign({ date: addDays(date('2025-10-10'), index), startMin: 540, endMin: 1260 }, day),
    ),
  };
}

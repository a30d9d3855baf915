import type { FixedConflict, PlannerFixedItem, PlannerInput } from './planner.types.ts';

/**
 * Fixed items of a day that exclude each other: they overlap, or the travel from one to the next takes longer than
 * the time between them. Each pair once, the earlier item first.
 */
export function fixedConflicts(input: PlannerInput): FixedConflict[] {
  return input.days.flatMap((_, day) => {
    const items = input.fixed
      .filter((item) => item.day === day)
      .toSorted((a, b) => a.startMin - b.startMin);
    return items.flatMap((item, index) =>
      items
        .slice(index + 1)
        .filter((later, steps) => clash(input, item, later, steps === 0))
        .map((later): FixedConflict => ({ day, ids: [item.id, later.id] })),
    );
  });
}

function clash(
  { travelMin }: PlannerInput,
  item: PlannerFixedItem,
  later: PlannerFixedItem,
  isNext: boolean,
): boolean {
  const way = isNext ? travelMin(item.coordinates, later.coordinates) : 0;
  return item.startMin + item.durationMin + way > later.startMin;
}

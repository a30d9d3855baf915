import type { ItineraryDay, ItineraryRow } from '@ooo/domain/itinerary/itinerary.types';
import type { PlannedItem } from '@ooo/domain/scheduling/schedule.schema';
import { toMinutes } from '@ooo/domain/shared/wall-time';

/** A row of a day with the plan, or a visit that the traveller has deselected. */
export type PlanRow = ItineraryRow | PlannedItem;

/** The rows of a day with the skipped visits where they would be by the clock; the hotel of the night stays last. */
export function listPlanRows(
  { date, rows }: Pick<ItineraryDay, 'date' | 'rows'>,
  skipped: readonly PlannedItem[],
): PlanRow[] {
  const waiting = skipped
    .filter((item) => item.date === date)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  const listed: PlanRow[] = [];
  for (const row of rows) {
    const untilMin = row.type === 'hotel' ? Infinity : row.startMin;
    while (waiting[0] && toMinutes(waiting[0].startTime) < untilMin) {
      listed.push(...waiting.splice(0, 1));
    }
    listed.push(row);
  }
  return [...listed, ...waiting];
}

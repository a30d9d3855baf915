import { UNSCHEDULED } from '../pois/poi.rules.ts';
import type { Arrangement, AutoPlanAnswer } from './schedule.schema.ts';

/** What an answer changes when it is applied: places that stay where they are do not change. */
export function toPlacements({
  items,
  unplaced,
}: Pick<AutoPlanAnswer, 'items' | 'unplaced'>): Arrangement['items'] {
  return [
    ...items
      .filter(({ moved }) => moved !== false)
      .map(({ poiId, date, startTime, duration }) => {
        return { poiId, date, startTime, duration, planned: true };
      }),
    ...unplaced
      .filter(({ removed }) => removed)
      .map(({ poiId }) => Object.assign({ poiId, planned: false }, UNSCHEDULED)),
  ];
}

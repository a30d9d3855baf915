import type { PlannedItem } from '@ooo/domain/scheduling/schedule.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { date, time } from '@ooo/domain/testing/literals';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import { groupByDay } from './plan-days.ts';

const item = (id: number, day: string, start: string): PlannedItem => ({
  poiId: PoiId.parse(id),
  name: `Place ${id}`,
  date: date(day),
  startTime: time(start),
  duration: 60,
  travelMin: 10,
  reason: 'Open all day.',
});

describe('groupByDay', () => {
  it('follows the days and the clock', () => {
    const days = groupByDay(makeTrip(), [
      item(1, '2025-10-12', '09:00'),
      item(2, '2025-10-10', '18:00'),
      item(3, '2025-10-10', '10:00'),
    ]);
    expect(days.map((day) => [day.number, day.items.map((planned) => planned.poiId)])).toEqual([
      [1, [3, 2]],
      [3, [1]],
    ]);
  });

  it('is empty for an empty plan', () => {
    expect(groupByDay(makeTrip(), [])).toEqual([]);
  });
});

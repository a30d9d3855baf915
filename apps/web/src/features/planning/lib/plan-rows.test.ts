import type { ItineraryRow } from '@ooo/domain/itinerary/itinerary.types';
import type { PlannedItem } from '@ooo/domain/scheduling/schedule.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import { listPlanRows } from './plan-rows.ts';

const DAY = date('2025-10-11');

const stop = (id: number, startMin: number): ItineraryRow => ({
  type: 'stop',
  poi: makePoi({ id }),
  number: id,
  startMin,
  endMin: startMin + 60,
  travel: undefined,
  warning: undefined,
});
const hotel: ItineraryRow = { type: 'hotel', poi: makePoi({ id: 9 }), travel: undefined };

const skipped = (id: number, start: string, day = DAY): PlannedItem => ({
  poiId: PoiId.parse(id),
  name: `Place ${id}`,
  date: day,
  startTime: time(start),
  duration: 60,
  travelMin: 0,
  reason: '',
});

describe('listPlanRows', () => {
  it.each([
    ['nothing skipped', [stop(1, 600), hotel], [], [1, 9]],
    [
      'by the clock, the hotel last',
      [stop(1, 600), stop(2, 900), hotel],
      [skipped(5, '18:00'), skipped(4, '12:00'), skipped(3, '08:00')],
      [3, 1, 4, 2, 5, 9],
    ],
    ['on a day that is empty without them', [], [skipped(3, '10:00')], [3]],
    ['of this day only', [stop(1, 600)], [skipped(3, '09:00', date('2025-10-12'))], [1]],
  ])('%s', (_, rows, items, ids) => {
    expect(
      listPlanRows({ date: DAY, rows }, items).map((row) =>
        'poi' in row ? row.poi.id : row.poiId,
      ),
    ).toEqual(ids);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { todayIn } from '../shared/zoned.ts';
import { tripDate, tripDates } from '../testing/arbitraries.ts';
import { date } from '../testing/literals.ts';
import { daysUntilStart, isTripDate } from './trip-days.rules.ts';
import { arrangeTrips } from './trip-order.rules.ts';

function stay(startDate: string, endDate: string, today = '2026-03-01') {
  return { startDate: date(startDate), endDate: date(endDate), today: date(today) };
}

const longAgo = stay('2024-05-01', '2024-05-09');
const lately = stay('2026-02-01', '2026-02-28');
const running = stay('2026-02-27', '2026-03-01');
const soon = stay('2026-03-02', '2026-03-09');
const later = stay('2026-07-01', '2026-07-09');

describe('arrangeTrips', () => {
  it('puts what is under way first, what comes by its dates, and what is over apart', () => {
    const arranged = arrangeTrips([longAgo, later, running, lately, soon], (trip) => trip);
    expect(arranged).toEqual({ planned: [running, soon, later], past: [lately, longAgo] });
  });

  it('keeps the order of trips on the same days', () => {
    const twin = { ...soon };
    const { planned } = arrangeTrips([twin, soon], (trip) => trip);
    expect(planned[0]).toBe(twin);
    expect(planned[1]).toBe(soon);
  });

  it('puts a trip under way before one that starts on the same date in another zone', () => {
    const begun = stay('2026-03-02', '2026-03-09', '2026-03-02');
    const { planned } = arrangeTrips([soon, begun], (trip) => trip);
    expect(planned).toEqual([begun, soon]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-02-28T10:30:00Z', 'past'],
    ['Pacific/Kiritimati', '2026-02-28T09:30:00Z', 'planned'],
    ['Pacific/Pago_Pago', '2026-03-01T10:30:00Z', 'planned'],
    ['Pacific/Pago_Pago', '2026-03-01T11:30:00Z', 'past'],
  ] as const)('ends with its last day in %s: at %s it is %s', (zone, now, where) => {
    const trip = { ...lately, today: todayIn(zone, new Date(now)) };
    expect(arrangeTrips([trip], (one) => one)[where]).toEqual([trip]);
  });

  it('has every trip once, past exactly when it is neither to come nor under way', () => {
    const trips = fc.array(fc.record({ dates: tripDates, today: tripDate }));
    fc.assert(
      fc.property(trips, (all) => {
        const { planned, past } = arrangeTrips(all, ({ dates, today }) => ({ ...dates, today }));
        expect(new Set([...planned, ...past])).toEqual(new Set(all));
        expect(planned.length + past.length).toBe(all.length);
        for (const { dates, today } of all) {
          const isPlanned = daysUntilStart(dates, today) > 0 || isTripDate(dates, today);
          expect(planned.some((one) => one.dates === dates && one.today === today)).toBe(isPlanned);
        }
      }),
    );
  });
});

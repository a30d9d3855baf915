import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { daysBetween } from '../shared/calendar-date.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';

export const MAX_ANALYTICS_DAYS = 366;

/** Of the accounts that exist now. */
export const Totals = z.object({ users: z.int(), trips: z.int(), apiCalls: z.int() });
export type Totals = z.infer<typeof Totals>;

/** A day in UTC. Accounts and trips that were deleted since are not counted any more; their calls are. */
export const DailyCount = z.object({
  date: CalendarDate,
  signUps: z.int(),
  trips: z.int(),
  apiCalls: z.int(),
});
export type DailyCount = z.infer<typeof DailyCount>;

/** Both ends count. */
export const DailyCountsQuery = z
  .object({ from: CalendarDate, to: CalendarDate })
  .refine(
    ({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < MAX_ANALYTICS_DAYS,
    {
      path: ['to'],
      message: because('count-dates'),
    },
  );
export type DailyCountsQuery = z.infer<typeof DailyCountsQuery>;

/** The current totals, and the requested days in order and without gaps. */
export const Analytics = z.object({ totals: Totals, days: z.array(DailyCount) });
export type Analytics = z.infer<typeof Analytics>;

export const CALENDAR_SPANS = ['day', 'week', 'month'] as const;

/** How much the calendar shows: one day, up to seven side by side, or the month and the agenda beside the day. */
export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

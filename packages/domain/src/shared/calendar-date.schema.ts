import { z } from 'zod';
import { isCalendarDate } from './calendar-date.ts';

export const CalendarDate = z
  .string()
  .refine(isCalendarDate, 'Enter the date as yyyy-MM-dd, like 2025-10-15.');
export type CalendarDate = z.infer<typeof CalendarDate>;

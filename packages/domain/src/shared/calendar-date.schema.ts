import { z } from 'zod';
import { because } from './errors/field-problem.ts';
import { isCalendarDate } from './calendar-date.ts';

export const CalendarDate = z.string().refine(isCalendarDate, because('date'));
export type CalendarDate = z.infer<typeof CalendarDate>;

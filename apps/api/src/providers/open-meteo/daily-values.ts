import { z } from 'zod';

/** A list beside the list of dates; what is no number counts as missing, and so does the whole list. */
export const DailyValues = z.array(z.number().nullable().catch(null)).catch([]);

/** The names of an answer's daily values, in the form of the request. */
export function listValueNames(daily: z.ZodObject): string[] {
  return Object.keys(daily.shape).filter((name) => name !== 'time');
}

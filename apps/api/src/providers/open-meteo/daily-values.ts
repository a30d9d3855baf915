import { z } from 'zod';

/** A list parallel to the dates. Anything that is not a number counts as missing, and so does a list that is not there. */
export const DailyValues = z.array(z.number().nullable().catch(null)).catch([]);

/** The names of an answer's daily values, in the form of the request. */
export function listValueNames(daily: z.ZodObject): string[] {
  return Object.keys(daily.shape).filter((name) => name !== 'time');
}

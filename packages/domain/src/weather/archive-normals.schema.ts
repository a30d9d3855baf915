import { z } from 'zod';

const Celsius = z.number().min(-100).max(70);
const Millimetres = z.number().min(0).max(20_000);

/** What a month is usually like. */
export const MonthNormals = z.object({
  /** Mean daily high and low. */
  highC: Celsius,
  lowC: Celsius,
  /** Mean sum of the month. */
  rainMm: Millimetres,
  /** Mean count of days with 1 mm or more. */
  rainDays: z.number().min(0).max(31),
  /** Sums of the month in its driest and its wettest year; null where too many years have gaps. */
  driestMm: Millimetres.nullable(),
  wettestMm: Millimetres.nullable(),
  /** Mean relative humidity, percent, and mean of the day's strongest wind, km/h; null where too many days lack it. */
  humidity: z.number().min(0).max(100).nullable().default(null),
  windKmh: z.number().min(0).max(500).nullable().default(null),
});
export type MonthNormals = z.infer<typeof MonthNormals>;

/** January first; null for a month of which too little is known. */
export const MonthsOfYear = z.array(MonthNormals.nullable()).length(12);
export type MonthsOfYear = z.infer<typeof MonthsOfYear>;

import { z } from 'zod';
import { CalendarDate } from '../shared/calendar-date.ts';
import { keptText } from '../shared/kept-text.ts';

const Fahrenheit = z.number().min(-200).max(200);

/** One day at the destination. Temperatures are Fahrenheit; unknown values are absent or null. */
export const WeatherDay = z.object({
  date: CalendarDate,
  condition: keptText(80),
  tempMin: Fahrenheit,
  tempMax: Fahrenheit,
  tempCurrent: Fahrenheit.nullish(),
  /** Millimetres. */
  precipitation: z.number().min(0).max(5000).nullish(),
  /** Percent. */
  humidity: z.number().min(0).max(100).nullish(),
  /** Kilometres an hour. */
  windSpeed: z.number().min(0).max(1000).nullish(),
});
export type WeatherDay = z.infer<typeof WeatherDay>;

/** What a trip remembers of its weather: at most a day for each that a trip can have. */
export const WeatherCache = z.array(WeatherDay).max(366);
export type WeatherCache = z.infer<typeof WeatherCache>;

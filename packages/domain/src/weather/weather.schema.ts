import { z } from 'zod';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { keptText } from '../shared/kept-text.ts';
import { WallTime } from '../shared/wall-time.schema.ts';

const Fahrenheit = z.number().min(-200).max(200);
const Percent = z.number().min(0).max(100);

/** The first ones are of a forecast, the last five of a climate: what days of that time are usually like. */
export const WEATHER_CONDITIONS = [
  'clear',
  'partly-cloudy',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'showers',
  'sleet',
  'snow',
  'thunderstorm',
  'often-dry',
  'some-rain',
  'often-rain',
  'some-snow',
  'often-snow',
] as const;
export const WeatherCondition = z.enum(WEATHER_CONDITIONS);
export type WeatherCondition = z.infer<typeof WeatherCondition>;

/** A forecast is of this very day; a climate says what such days were like over many years. */
export const WeatherKind = z.enum(['forecast', 'climate']);
export type WeatherKind = z.infer<typeof WeatherKind>;

/** One day at the destination, in its zone. Temperatures are Fahrenheit; what is not known is absent or null. */
export const WeatherDay = z.object({
  date: CalendarDate,
  kind: WeatherKind,
  /** The source, with the station of a climate that has one: `Open-Meteo`, `Deutscher Wetterdienst, Seoul`. */
  source: keptText(200),
  /** When the forecast was fetched, as an instant; of a climate the years that it is the mean of: `1991–2020`. */
  asOf: keptText(40),
  condition: WeatherCondition,
  tempMin: Fahrenheit,
  tempMax: Fahrenheit,
  tempCurrent: Fahrenheit.nullish(),
  feelsLikeMin: Fahrenheit.nullish(),
  feelsLikeMax: Fahrenheit.nullish(),
  /** Millimetres. */
  precipitation: z.number().min(0).max(5000).nullish(),
  /** Percent; of a climate the share of such days with a millimetre or more. */
  rainChance: Percent.nullish(),
  rainHours: z.number().min(0).max(24).nullish(),
  /** Millimetres that fell in the month of this day in its driest and its wettest year; of a climate only. */
  monthRainMin: z.number().min(0).max(20_000).nullish(),
  monthRainMax: z.number().min(0).max(20_000).nullish(),
  humidity: Percent.nullish(),
  /** Kilometres an hour. */
  windSpeed: z.number().min(0).max(1000).nullish(),
  uvIndex: z.number().min(0).max(30).nullish(),
  /** Absent in a polar day or night: `sun` says which. */
  sunrise: WallTime.nullish(),
  sunset: WallTime.nullish(),
  sun: z.enum(['rises', 'polar-day', 'polar-night']).nullish(),
});
export type WeatherDay = z.infer<typeof WeatherDay>;

/** What a trip remembers of its weather: at most a day for each that a trip can have. */
export const WeatherCache = z.array(WeatherDay).max(366);
export type WeatherCache = z.infer<typeof WeatherCache>;

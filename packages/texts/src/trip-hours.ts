import { en } from './en/trip-hours.ts';
import { ko } from './ko/trip-hours.ts';
import { es } from './es/trip-hours.ts';
import { pt } from './pt/trip-hours.ts';
import type { Language } from './languages.ts';
import type { TripHourWords } from './trip-hours.types.ts';

export const TRIP_HOURS: Readonly<Record<Language, TripHourWords>> = { en, ko, es, pt };

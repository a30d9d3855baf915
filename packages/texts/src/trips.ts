import { en } from './en/trips.ts';
import { ko } from './ko/trips.ts';
import { es } from './es/trips.ts';
import { pt } from './pt/trips.ts';
import type { Language } from './languages.ts';
import type { TripNames } from './trips.types.ts';

export const TRIP_NAMES: Readonly<Record<Language, TripNames>> = { en, ko, es, pt };

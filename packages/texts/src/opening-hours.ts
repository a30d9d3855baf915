import { en } from './en/opening-hours.ts';
import { ko } from './ko/opening-hours.ts';
import { es } from './es/opening-hours.ts';
import { pt } from './pt/opening-hours.ts';
import type { Language } from './languages.ts';
import type { HourWords } from './opening-hours.types.ts';

export const OPENING_HOURS: Readonly<Record<Language, HourWords>> = { en, ko, es, pt };

import { en } from './en/clock.ts';
import { ko } from './ko/clock.ts';
import { es } from './es/clock.ts';
import { pt } from './pt/clock.ts';
import type { Language } from './languages.ts';
import type { ClockTexts } from './clock.types.ts';

export const CLOCKS: Readonly<Record<Language, ClockTexts>> = { en, ko, es, pt };

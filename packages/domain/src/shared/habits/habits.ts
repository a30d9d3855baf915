import type { Language } from '../language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Habits } from './habits.types.ts';
import { ko } from './ko.ts';

export const HABITS: Readonly<Record<Language, Habits>> = { en, ko, es };

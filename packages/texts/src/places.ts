import { en } from './en/places.ts';
import { ko } from './ko/places.ts';
import { es } from './es/places.ts';
import { pt } from './pt/places.ts';
import type { Language } from './languages.ts';
import type { PlaceTexts } from './places.types.ts';

export const PLACE_TEXTS: Readonly<Record<Language, PlaceTexts>> = { en, ko, es, pt };

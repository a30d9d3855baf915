import { USUAL } from '@ooo/texts/usual';
import type { Language } from './language.ts';
import type { TemperatureUnit } from './temperature-unit.ts';
import type { Writing } from './writing.ts';

/** By the preferred clock, otherwise by the usual one where the language is spoken. */
export function has24Hours({ language, clock }: Writing): boolean {
  return clock === 'language' ? USUAL[language].is24Hours : clock === '24';
}

/** The unit that readers of a language begin with. */
export function usualTemperatureUnit(language: Language): TemperatureUnit {
  return USUAL[language].temperatureUnit;
}

import type { Usual } from '../usual.types.ts';

export const en: Usual = {
  name: 'English',
  locale: 'en-US',
  is24Hours: false,
  temperatureUnit: 'fahrenheit',
  weekStart: 0,
};

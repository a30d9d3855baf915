import type { Usual } from '../usual.types.ts';

export const en: Usual = {
  name: 'English',
  shortName: 'EN',
  script: 'Latin',
  locale: 'en-US',
  is24Hours: false,
  temperatureUnit: 'fahrenheit',
  weekStart: 0,
};

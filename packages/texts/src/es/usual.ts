import type { Usual } from '../usual.types.ts';

export const es: Usual = {
  name: 'Español',
  shortName: 'ES',
  script: 'Latin',
  locale: 'es-ES',
  is24Hours: true,
  temperatureUnit: 'celsius',
  weekStart: 1,
};

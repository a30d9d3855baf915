import type { Usual } from '../usual.types.ts';

export const pt: Usual = {
  name: 'Português',
  shortName: 'PT',
  script: 'Latin',
  locale: 'pt-PT',
  is24Hours: true,
  temperatureUnit: 'celsius',
  weekStart: 0,
};

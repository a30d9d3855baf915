import type { Usual } from '../usual.types.ts';

export const ko: Usual = {
  name: '한국어',
  shortName: '한국어',
  script: 'Hangul',
  locale: 'ko-KR',
  is24Hours: true,
  temperatureUnit: 'celsius',
  weekStart: 0,
};

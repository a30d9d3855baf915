import type { TripNames } from '../trips.types.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const en: TripNames = {
  byPlace: (place, year, month) => `${place} ${MONTHS[month - 1] ?? ''}-${year}`,
  demo: (year) => `Seoul Trip ${year}`,
};

import type { TripNames } from '../trips.types.ts';

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');

export const pt: TripNames = {
  byPlace: (place, year, month) => `${place} ${MONTHS[month - 1] ?? ''}-${year}`,
  demo: (year) => `Viagem a Seul ${year}`,
};

import type { TripNames } from '../trips.types.ts';

const MONTHS = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

export const es: TripNames = {
  byPlace: (place, year, month) => `${place} ${MONTHS[month - 1] ?? ''}-${year}`,
  demo: (year) => `Viaje a Seúl ${year}`,
};

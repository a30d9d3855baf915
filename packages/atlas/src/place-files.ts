/** The cities with built-in places: their codes, and the names of their files in `data/places`. */
export const PLACE_FILES: Readonly<Record<string, string>> = {
  SEL: 'seoul',
  TYO: 'tokyo',
  OSA: 'osaka',
  BKK: 'bangkok',
  SIN: 'singapore',
  LON: 'london',
  PAR: 'paris',
  ROM: 'rome',
  BCN: 'barcelona',
  NYC: 'new-york',
  LAX: 'los-angeles',
};

import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { LocalNames } from '../shared/local-names.schema.ts';
import { AIRPORT_CODE } from './airport-code.ts';

/** An airport as search answers it. `flag` is the country's emoji flag. */
export const AirportSearchResult = z.object({
  iata: z.string(),
  name: z.string(),
  city: z.string(),
  cityNames: LocalNames,
  country: z.string(),
  flag: z.string(),
});
export type AirportSearchResult = z.infer<typeof AirportSearchResult>;

export const AirportCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(AIRPORT_CODE, because('airport-code'));

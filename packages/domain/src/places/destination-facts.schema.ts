import { z } from 'zod';
import { LocalNames } from '../shared/local-names.schema.ts';
import { Coordinates } from '../shared/coordinates.schema.ts';

/** Where a trip goes. */
export const DestinationFacts = z.object({
  city: z.string(),
  /** Of the city. */
  names: LocalNames,
  /** State or province in English, where it is known. */
  region: z.string().optional(),
  country: z.string(),
  countryCode: z.string(),
  flag: z.string(),
  coordinates: Coordinates,
  /** IANA time zone. */
  zone: z.string(),
});
export type DestinationFacts = z.infer<typeof DestinationFacts>;

import { z } from 'zod';
import { LocalNames } from '../shared/local-names.schema.ts';

export const DestinationKind = z.enum(['city', 'island', 'region']);
export type DestinationKind = z.infer<typeof DestinationKind>;

/** A destination as a search proposes it. */
export const DestinationProposal = z.object({
  /** What a trip keeps: the text by which the server knows this place from its namesakes, in English. */
  text: z.string(),
  names: LocalNames,
  kind: DestinationKind,
  /** State or province in English, where it is known. */
  region: z.string().optional(),
  /** ISO 3166-1, two letters. */
  countryCode: z.string(),
  flag: z.string(),
});
export type DestinationProposal = z.infer<typeof DestinationProposal>;

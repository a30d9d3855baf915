import { byLanguage } from '../shared/by-language.schema.ts';
import { z } from 'zod';
import { Coordinates } from '../shared/coordinates.schema.ts';
import { PlaceKind } from './place-kind.schema.ts';

const line = (most: number) => z.string().min(1).max(most);

/** The longest texts that are taken from a source; what is longer is left out. */
export const FOUND_LIMITS = { name: 200, text: 300, address: 400, hours: 400, names: 12 } as const;

/** What a source beyond the atlas knows of a place, for readers of every language. */
export const FoundPlace = z.object({
  /** With its source in front: `osm/node/123`, `google/ChIJ…`. The same in every language. */
  id: line(200),
  names: byLanguage(line(FOUND_LIMITS.name))
    .partial()
    .extend({
      /** The name at the place itself, or the only one that is known. */
      local: line(FOUND_LIMITS.name),
      others: z.array(line(FOUND_LIMITS.name)).max(FOUND_LIMITS.names).optional(),
    }),
  coordinates: Coordinates,
  /** Absent if unknown; so is one that only a newer version knows. */
  kind: PlaceKind.optional().catch(undefined),
  address: line(FOUND_LIMITS.address).optional(),
  neighborhood: line(FOUND_LIMITS.text).optional(),
  description: line(1000).optional(),
  rating: z.number().min(0).max(5).optional(),
  ratingCount: z.int().min(0).optional(),
  /** `$` to `$$$$`. */
  priceRange: z.enum(['$', '$$', '$$$', '$$$$']).optional(),
  phone: line(60).optional(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  /** OpenStreetMap `opening_hours` syntax. */
  openingHours: line(FOUND_LIMITS.hours).optional(),
  /** Where the source shows the place. */
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  googleTypes: z.array(line(60)).max(50).optional(),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

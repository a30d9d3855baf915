import { z } from 'zod';

/** The tags that are stored. */
export const POI_TAGS = ['eat', 'drink', 'tour', 'shop', 'hotel', 'airport', 'misc'] as const;
export const PoiTag = z.enum(POI_TAGS);
export type PoiTag = z.infer<typeof PoiTag>;

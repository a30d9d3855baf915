import { z } from 'zod';
import { POI_TAGS } from './poi-tags.ts';

export const PoiTag = z.enum(POI_TAGS);
export type PoiTag = z.infer<typeof PoiTag>;

import { z } from 'zod';
import { TripId } from '../shared/ids.ts';

const MEGABYTE = 1024 * 1024;

/** The largest document that is kept. */
export const MAX_KEPT_DOCUMENT_BYTES = 20 * MEGABYTE;

/** How many documents a trip keeps. */
export const MAX_KEPT_DOCUMENTS = 10;

/** What all documents that a user keeps have together. */
export const MAX_KEPT_BYTES = 100 * MEGABYTE;

/** The description of a kept document; its content is fetched separately. */
export const TripDocument = z.object({
  id: z.uuid(),
  tripId: TripId,
  /** The file's name as it was given, without line breaks and other control characters. */
  name: z.string(),
  /** Media type by content, like `application/pdf`. */
  type: z.string(),
  /** Bytes. */
  size: z.int(),
  createdAt: z.iso.datetime(),
});
export type TripDocument = z.infer<typeof TripDocument>;

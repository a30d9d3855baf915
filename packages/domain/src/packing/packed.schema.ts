import { z } from 'zod';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { TripId } from '../shared/ids.ts';
import { keptText } from '../shared/kept-text.ts';
import { Language } from '../shared/language.ts';
import { MAX_PACKING_ITEMS, OwnItem } from './packing.schema.ts';

/** How many items a trip remembers as packed: two of the longest lists, and more. */
export const MAX_PACKED_ITEMS = 300;

/** The id of something on a packing list: the same in every language, and in every list of the trip. */
export const PackingItemId = keptText(60).min(1);

export const PackedChange = z.object({
  tripId: TripId,
  itemIds: z.array(PackingItemId).min(1).max(MAX_PACKING_ITEMS),
  packed: z.boolean(),
});
export type PackedChange = z.infer<typeof PackedChange>;

/** The account's language by default; it decides the words of the reason. */
export const OwnItemAddition = OwnItem.extend({ tripId: TripId, language: Language.optional() });
export type OwnItemAddition = z.infer<typeof OwnItemAddition>;

export const OwnItemRemoval = z.object({ tripId: TripId, itemId: PackingItemId });
export type OwnItemRemoval = z.infer<typeof OwnItemRemoval>;

/** Another trip from which something can be copied. */
export const PackingSource = z.object({
  tripId: TripId,
  name: z.string(),
  startDate: CalendarDate,
  /** How many items were added there, and how many are packed. */
  ownCount: z.int(),
  packedCount: z.int(),
});
export type PackingSource = z.infer<typeof PackingSource>;

/** The account's language by default; what was packed there is named in it. */
export const PackingCopy = z.object({
  tripId: TripId,
  fromTripId: TripId,
  language: Language.optional(),
});
export type PackingCopy = z.infer<typeof PackingCopy>;

export const PackingCopied = z.object({
  /** What the trip has now and lacked before. */
  added: z.array(OwnItem),
  /** How many items found no room. */
  leftOut: z.int(),
  /** True if the ages of children or the laundry were taken over. */
  habits: z.boolean(),
});
export type PackingCopied = z.infer<typeof PackingCopied>;

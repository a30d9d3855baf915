import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { byLanguage } from '../shared/by-language.schema.ts';
import { TripId } from '../shared/ids.ts';
import { keptLine, keptText } from '../shared/kept-text.ts';
import { Language } from '../shared/language.ts';

/** In the order in which a list shows them. */
export const PACKING_CATEGORIES = [
  'Tops',
  'Bottoms',
  'Underwear & Sleepwear',
  'Outerwear & Layers',
  'Shoes',
  'Health',
  'Electronics',
  'Accessories',
  'Documents',
  'Utility',
  'Comfort',
  'Food',
  'Clothing',
] as const;
export const PackingCategory = z.enum(PACKING_CATEGORIES);
export type PackingCategory = z.infer<typeof PackingCategory>;

export const PackingPriority = z.enum(['essential', 'recommended', 'optional']);
export type PackingPriority = z.infer<typeof PackingPriority>;

const Quantity = z.int().min(1).max(99);

export const PackingRecommendation = z.object({
  id: keptText(60),
  item: keptText(80),
  category: PackingCategory,
  quantity: Quantity,
  reason: keptText(220),
  priority: PackingPriority,
  /** Added or changed by the assistant; absent where the rules or the traveller say so. */
  by: z.literal('assistant').optional(),
});
export type PackingRecommendation = z.infer<typeof PackingRecommendation>;

/** The longest list. */
export const MAX_PACKING_ITEMS = 120;

const PackingList = z.array(PackingRecommendation).max(MAX_PACKING_ITEMS);

/** The packing lists kept with a trip, one for each language. */
export const PackingCache = byLanguage(PackingList).partial();
export type PackingCache = z.infer<typeof PackingCache>;

/** `hiking`, `hot-spring`: a word for programs, which the interface translates. */
const Activity = z.string().regex(/^[a-z][a-z-]{0,29}$/, because('activity'));

/** Something that the traveller added. */
export const OwnItem = z.object({
  item: keptLine(60, 'packed-item'),
  category: PackingCategory.optional(),
  quantity: Quantity.optional(),
});
export type OwnItem = z.infer<typeof OwnItem>;

/** How many things of their own a traveller can add. */
export const MAX_OWN_ITEMS = 50;

/**
 * What a traveller says about packing besides occasion, bags and gender, which are fields of the trip. The object is
 * closed: a key that is not here is dropped, as everywhere on the wire, so that nothing is stored unchecked. The
 * database takes 32 kB, enough for the longest of these.
 */
export const PackingPreferences = z
  .object({
    activities: z.array(Activity).max(20),
    /** The ages of the children who come along, in years. */
    childrenAges: z.array(z.int().min(0).max(17)).max(10),
    /** Whether clothes can be washed on the way. */
    laundry: z.boolean(),
    ownItems: z.array(OwnItem).max(MAX_OWN_ITEMS),
  })
  .partial();
export type PackingPreferences = z.infer<typeof PackingPreferences>;

/**
 * The trip by its id, as a field or as the caller's copy of the trip. What else the copy says, the weather and the list
 * on the caller's screen are accepted and not used: the stored trip counts.
 */
export const PackingRequest = z
  .object({
    tripId: TripId.optional(),
    tripData: z.object({ id: TripId }).optional(),
    weatherData: z.unknown().optional(),
    currentPacking: z.unknown().optional(),
    /** The account's language by default. */
    language: Language.optional(),
    /** False: the list of the rules at once, unless the assistant's answer is already known. */
    assistant: z.boolean().optional(),
  })
  .refine(({ tripId, tripData }) => tripId !== undefined || tripData !== undefined, {
    path: ['tripId'],
    message: because('packed-trip'),
  });
export type PackingRequest = z.infer<typeof PackingRequest>;

export const PackingAnswer = z.object({
  recommendations: PackingList,
  /**
   * `done`: the assistant has been over the list. `pending`: it was not asked, as the request wished. `failed`: it gave no
   * answer, and the list is that of the rules. `spent`: its budget of the day is used up. Absent where there is none.
   */
  assistant: z.enum(['done', 'pending', 'failed', 'spent']).optional(),
});
export type PackingAnswer = z.infer<typeof PackingAnswer>;

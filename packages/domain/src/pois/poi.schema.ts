import { z } from 'zod';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { PlaceKind } from '../places/place-kind.schema.ts';
import { Coordinates } from '../shared/coordinates.schema.ts';
import { PoiId, TripId } from '../shared/ids.ts';
import { keptLine, keptText } from '../shared/kept-text.ts';
import { PoiTag } from './poi-tag.ts';
import { POI_TAGS } from './poi-tags.ts';
import { KINDS_AS_TAGS } from './stored-tag.ts';
import { WallTime } from '../shared/wall-time.schema.ts';

export { PoiTag } from './poi-tag.ts';

export const POI_CATEGORIES = ['POI', 'attraction', 'Flight', 'Airport', 'travel'] as const;
export const PoiCategory = z.enum(POI_CATEGORIES);
export type PoiCategory = z.infer<typeof PoiCategory>;

const PoiTagOrKind = z.enum([...POI_TAGS, ...KINDS_AS_TAGS]);

export const PoiLocation = z.object({
  address: keptText(300).optional(),
  neighborhood: keptText(120).optional(),
  coordinates: Coordinates.optional(),
});
export type PoiLocation = z.infer<typeof PoiLocation>;

const poiFields = {
  name: keptLine(200, 'place-name'),
  category: PoiCategory,
  tag: PoiTag,
  /** The kind of place, more specific than its tag; null if unknown. */
  kind: PlaceKind.nullable(),
  date: CalendarDate.nullable(),
  endDate: CalendarDate.nullable(),
  startTime: WallTime.nullable(),
  duration: z.int().min(5).max(1440).nullable(),
  /** The traveller's own words, and labelled pieces of what a source says; see `poi-notes.ts`. */
  notes: keptText(4000).nullable(),
  /** What the source says of the place. */
  description: keptText(2000).nullable(),
  location: PoiLocation,
  /** OpenStreetMap `opening_hours` syntax. */
  openingHours: keptText(400).nullable(),
  /** Where the facts come from, and the day on which they were read there. */
  source: keptText(200).nullable(),
  sourceAsOf: CalendarDate.nullable(),
};

/**
 * The id of the place at the source where it was found. Search and discovery mix their sources, so the id includes
 * its source, and is the same in every language. Null for a POI that a user entered.
 */
const sourceId = keptText(200).min(1).nullable();

/** A POI. It is scheduled when both `date` and `startTime` exist; `duration` is in minutes. */
export const Poi = z.object({
  id: PoiId,
  tripId: TripId,
  ...poiFields,
  // Absent in what a browser has kept from before.
  description: poiFields.description.default(null),
  sourceId,
  /** Auto-plan has set the time, and no person since. */
  planned: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Poi = z.infer<typeof Poi>;

/** What has a source id is saved once in a trip: another creation answers the place that is there. */
export const PoiCreate = z
  .object({ tripId: TripId, ...poiFields, tag: PoiTagOrKind, sourceId, planned: z.boolean() })
  .partial()
  .required({
    tripId: true,
    name: true,
  });
export type PoiCreate = z.infer<typeof PoiCreate>;

/** A place to be saved, its tag one of the seven. */
export type NewPoi = Omit<PoiCreate, 'tag'> & { readonly tag?: PoiTag | undefined };

/** The time of a place, all three null where it has none. */
export const PoiTime = z.object({
  date: poiFields.date,
  startTime: poiFields.startTime,
  duration: poiFields.duration,
});
export type PoiTime = z.infer<typeof PoiTime>;

export const PoiPatch = z.object({ ...poiFields, tag: PoiTagOrKind }).partial();
export type PoiPatch = z.infer<typeof PoiPatch>;

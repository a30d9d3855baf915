import { z } from 'zod';
import { CalendarDate } from '../shared/calendar-date.ts';
import { PlaceKind, tagOfKind } from '../places/place-kinds.ts';
import { Coordinates } from '../shared/coordinates.schema.ts';
import { PoiId, TripId } from '../shared/ids.ts';
import { keptLine, keptText } from '../shared/kept-text.ts';
import { POI_TAGS, PoiTag } from './poi-tag.ts';
import { WallTime } from '../shared/wall-time.ts';

export { POI_TAGS, PoiTag } from './poi-tag.ts';

export const POI_CATEGORIES = ['POI', 'attraction', 'Flight', 'Airport', 'travel'] as const;
export const PoiCategory = z.enum(POI_CATEGORIES);
export type PoiCategory = z.infer<typeof PoiCategory>;

/** Words that callers may send for a tag: they are kept as the kind, and the tag follows. */
const KINDS_AS_TAGS = [
  'palace',
  'cultural',
  'restaurant',
  'bar',
  'cafe',
  'museum',
  'park',
] as const satisfies readonly PlaceKind[];
const PoiTagOrKind = z.enum([...POI_TAGS, ...KINDS_AS_TAGS]);

/** How many places a trip keeps: what the planner and the map bear. */
export const MAX_POIS_PER_TRIP = 500;
export const POI_LIMIT_MESSAGE = `A trip can have at most ${MAX_POIS_PER_TRIP} places. Remove one to save another.`;

/** The lengths of a visit that the interface offers, in minutes. */
export const DURATION_OPTIONS_MIN = [30, 60, 90, 120, 150, 180, 240] as const;
export const DEFAULT_DURATION_MIN = 60;

export const PoiLocation = z.object({
  address: keptText(300).optional(),
  neighborhood: keptText(120).optional(),
  coordinates: Coordinates.optional(),
});
export type PoiLocation = z.infer<typeof PoiLocation>;

const poiFields = {
  name: keptLine(200, 'Give the place a name.'),
  category: PoiCategory,
  tag: PoiTag,
  /** What it is, more exactly than its tag; null if unknown. */
  kind: PlaceKind.nullable(),
  date: CalendarDate.nullable(),
  endDate: CalendarDate.nullable(),
  startTime: WallTime.nullable(),
  duration: z.int().min(5).max(1440).nullable(),
  notes: keptText(4000).nullable(),
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

function isKindAsTag(tag: z.infer<typeof PoiTagOrKind>): tag is (typeof KINDS_AS_TAGS)[number] {
  return KINDS_AS_TAGS.some((kind) => kind === tag);
}

/** What is stored of a tag that was sent: `cafe` is the tag `drink` and the kind `cafe`. */
export function withStoredTag<
  Fields extends {
    readonly tag?: z.infer<typeof PoiTagOrKind> | undefined;
    readonly kind?: PlaceKind | null | undefined;
  },
>({ tag, ...fields }: Fields): Omit<Fields, 'tag'> & { readonly tag?: PoiTag } {
  if (tag === undefined) return fields;
  if (!isKindAsTag(tag)) return { ...fields, tag };
  return { ...fields, tag: tagOfKind(tag), kind: fields.kind ?? tag };
}

export function isScheduled(poi: Pick<Poi, 'date' | 'startTime'>): boolean {
  return poi.date !== null && poi.startTime !== null;
}

import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { Poi } from '../pois/poi.schema.ts';
import { MAX_POIS_PER_TRIP } from '../pois/poi-limits.ts';
import { PoiId, TripId } from '../shared/ids.ts';
import { FileEncoding } from './file-encoding.ts';

const MEGABYTE = 1024 * 1024;

/** The largest file of places that is read. */
export const MAX_PLACE_FILE_BYTES = 20 * MEGABYTE;
/** What the files in an archive may unpack to, all together. */
export const MAX_UNPACKED_PLACES_BYTES = 40 * MEGABYTE;
/** Of a longer file the first ones are read. */
export const MAX_PLACES_READ = 20_000;
/** How many places a preview shows; those that lie nearest come first. */
export const MAX_PLACES_SHOWN = 1000;

export const PLACE_FILE_FORMATS = ['google', 'kml', 'gpx', 'geojson', 'csv'] as const;
export const PlaceFileFormat = z.enum(PLACE_FILE_FORMATS);
export type PlaceFileFormat = z.infer<typeof PlaceFileFormat>;

export const PlaceFile = z.object({
  tripId: TripId,
  /** The file's name; the content decides what it is. */
  name: z.string().max(255),
  bytes: z.instanceof(Uint8Array),
  /** Of its text, where it is neither UTF-8 nor says so itself and the reader asked. */
  encoding: FileEncoding.optional(),
});
export type PlaceFile = z.infer<typeof PlaceFile>;

/** What is kept of a place in a file. Its day and time are not read: they belonged to another plan. */
export const ImportedPlace = Poi.pick({
  name: true,
  tag: true,
  kind: true,
  location: true,
  notes: true,
  description: true,
  openingHours: true,
  source: true,
  sourceId: true,
  sourceAsOf: true,
});
export type ImportedPlace = z.infer<typeof ImportedPlace>;

/**
 * `new`: near the destination. `unlocated`: without a position. `saved`: the trip has it already. `far`: beyond
 * 100 km of the destination.
 */
export const CANDIDATE_STATES = ['new', 'unlocated', 'saved', 'far'] as const;

export const PlaceCandidate = ImportedPlace.extend({
  state: z.enum(CANDIDATE_STATES),
  /** Where its coordinates come from: the file, a link in it, or the built-in places; null without any. */
  position: z.enum(['file', 'link', 'atlas']).nullable(),
  /** From the destination; null if either is unknown. */
  distanceKm: z.number().nullable(),
  /** The POI that it is, by name. */
  savedAs: z.string().nullable(),
});
export type PlaceCandidate = z.infer<typeof PlaceCandidate>;

export const PlaceFilePreview = z.object({
  format: PlaceFileFormat,
  /** Grouped by state, in the order of `CANDIDATE_STATES`. */
  candidates: z.array(PlaceCandidate).max(MAX_PLACES_SHOWN),
  counts: z.object({
    /** Places in the file, those that were left out among them. */
    found: z.int(),
    /** The same place again. */
    repeated: z.int(),
    /** Without a name, an address or a position. */
    unnamed: z.int(),
    /** Lines and areas of a map. */
    shapes: z.int(),
    /** Coordinates that are nowhere on earth: the place is kept without them. */
    outOfRange: z.int(),
    /** More than are read or shown at once. */
    leftOut: z.int(),
  }),
  /** The file is not quite as its format wants it: something of it may be missing. */
  isDamaged: z.boolean(),
  /** How many more places the trip can have. */
  room: z.int().min(0),
});
export type PlaceFilePreview = z.infer<typeof PlaceFilePreview>;

export const PlacesImport = z.object({
  tripId: TripId,
  places: z
    .array(ImportedPlace)
    .min(1, because('no-places'))
    .max(MAX_POIS_PER_TRIP, because('place-count', { limit: MAX_POIS_PER_TRIP })),
});
export type PlacesImport = z.infer<typeof PlacesImport>;

export const PlacesImported = z.object({
  added: z.array(Poi),
  /** How many the trip had already, or were sent twice. */
  alreadySaved: z.int(),
});
export type PlacesImported = z.infer<typeof PlacesImported>;

export const ImportUndo = z.object({
  tripId: TripId,
  poiIds: z.array(PoiId).min(1).max(MAX_POIS_PER_TRIP),
});
export type ImportUndo = z.infer<typeof ImportUndo>;

export const EXPORT_FORMATS = ['kml', 'gpx', 'geojson', 'csv'] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

export const PlacesExport = z.object({ tripId: TripId, format: ExportFormat });
export type PlacesExport = z.infer<typeof PlacesExport>;

/** A file of places to be saved by the traveller. */
export const ExportedPlaces = z.object({
  fileName: z.string(),
  type: z.string(),
  text: z.string(),
});
export type ExportedPlaces = z.infer<typeof ExportedPlaces>;

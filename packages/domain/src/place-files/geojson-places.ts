import { z } from 'zod';
import { fail, ok, type Result } from '../shared/result.ts';
import type { RawPlace } from './found-place.ts';
import { listValues } from './json-values.ts';

const Pair = z.tuple([z.number(), z.number()], z.unknown());
const Point = z.object({ type: z.literal('Point'), coordinates: Pair });
const MultiPoint = z.object({ type: z.literal('MultiPoint'), coordinates: z.array(Pair).min(1) });
const AnyGeometry = z.object({ type: z.string() });
const Feature = z.object({
  type: z.literal('Feature'),
  geometry: z.unknown(),
  properties: z.record(z.string(), z.unknown()).nullish(),
});
const Collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});

function positionOf(geometry: unknown): RawPlace['position'] | 'shape' {
  const point = Point.safeParse(geometry).data?.coordinates;
  const [longitude, latitude] = point ?? MultiPoint.safeParse(geometry).data?.coordinates[0] ?? [];
  if (longitude !== undefined && latitude !== undefined) return [longitude, latitude];
  return AnyGeometry.safeParse(geometry).success ? 'shape' : undefined;
}

export interface GeojsonPlaces {
  readonly places: readonly RawPlace[];
  /** Features that are lines or areas. */
  readonly shapes: number;
  /** The properties are those of the saved places that Google Takeout exports. */
  readonly isGoogle: boolean;
  /** All features, those beyond the limit among them. */
  readonly total: number;
}

/**
 * The points of a GeoJSON document, of which the first `limit` features are looked at. A point at 0, 0 with a position
 * in its properties, as Takeout has had them, is where the properties say. `not-geojson` for any other JSON.
 */
export function placesOfGeojson(
  json: unknown,
  limit: number,
): Result<GeojsonPlaces, 'not-geojson'> {
  const collection = Collection.safeParse(json).data;
  const features = collection?.features ?? (Feature.safeParse(json).success ? [json] : undefined);
  if (!features) return fail('not-geojson');
  const places: RawPlace[] = [];
  let shapes = 0;
  let isGoogle = false;
  for (const one of features.slice(0, limit)) {
    const feature = Feature.safeParse(one).data;
    if (!feature) continue;
    const position = positionOf(feature.geometry);
    if (position === 'shape') {
      shapes += 1;
      continue;
    }
    const properties = feature.properties ?? {};
    isGoogle ||= 'google_maps_url' in properties || 'Google Maps URL' in properties;
    const isNowhere = position?.[0] === 0 && position[1] === 0;
    places.push({ values: listValues(properties), position: isNowhere ? undefined : position });
  }
  return ok({ places, shapes, isGoogle, total: features.length });
}

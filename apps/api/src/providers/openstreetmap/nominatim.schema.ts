import { z } from 'zod';
import { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { type OsmElement, streetAddress } from './osm-place.ts';

/** Tags are missing as null. */
const Tags = z.record(z.string(), z.string()).nullish();

/** A result of `/search` in the format `jsonv2`, as far as it is used. */
const Result = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.int().positive(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  category: z.string(),
  type: z.string(),
  /** In the language that was asked for. */
  name: z.string().nullish(),
  address: z.record(z.string(), z.string()).nullish(),
  extratags: Tags,
  namedetails: Tags,
});

const QUARTERS = ['quarter', 'suburb', 'neighbourhood', 'city_district', 'borough'] as const;

function addressOf(address: Readonly<Record<string, string>>) {
  const quarterKey = QUARTERS.find((key) => address[key] !== undefined);
  const neighborhood = quarterKey && address[quarterKey];
  const street = streetAddress(
    address['road'] ?? address['pedestrian'],
    address['house_number'],
    address['country_code'],
  );
  const area = neighborhood ?? address['city'] ?? address['town'] ?? address['village'];
  const parts = [street, area].filter((part) => part !== undefined && part !== '');
  return { address: parts.length > 0 ? parts.join(', ') : undefined, neighborhood };
}

function toElement(raw: unknown): OsmElement | undefined {
  const { data: result } = Result.safeParse(raw);
  const { data: coordinates } = Coordinates.safeParse([result?.lon, result?.lat]);
  if (!result || !coordinates) return undefined;
  const { osm_type: type, osm_id: id, namedetails, extratags } = result;
  const name = result.name ? { name: result.name } : {};
  return {
    type,
    id,
    coordinates,
    tags: { ...extratags, [result.category]: result.type, ...name, ...namedetails },
    ...addressOf(result.address ?? {}),
  };
}

/** The results of an answer; incomplete ones are left out. Undefined for what is not an answer. */
export function readNominatim(json: unknown): OsmElement[] | undefined {
  const { data: results } = z.array(z.unknown()).safeParse(json);
  return results?.map(toElement).filter((element) => element !== undefined);
}

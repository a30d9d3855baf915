import { distanceKm } from '@ooo/domain/distance/haversine';
import type { FoundPlace } from '@ooo/domain/places/found-place.schema';
import type { DiscoverySubcategory } from '@ooo/domain/places/place.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { Language } from '@ooo/domain/shared/language';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import { boxAround } from './box-around.ts';
import { readNominatim } from './nominatim.schema.ts';
import { notabilityOf } from './notability.ts';
import { type OsmElement, toOsmPlace } from './osm-place.ts';
import { overpassQuery } from './overpass-query.ts';
import { readOverpass } from './overpass.schema.ts';
import type { Env } from '../../context/ports/env.ts';

const SEARCH_LIMIT_MS = 8000;
const SEARCH_KM = 100;
const MAX_SEARCHED = 15;
const SHELF_LIMIT_MS = 25_000;
/** A shelf has twelve pages of five. */
const MAX_ON_SHELF = 60;
/** Fifteen results with all names take about 60 KB, four hundred elements about 400 KB. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

export interface OsmSearch {
  readonly query: string;
  /** Of addresses; names come in every language. */
  readonly language: Language;
  /** Only what is within about 100 km is found; everywhere if absent. */
  readonly center?: Coordinates | undefined;
}

/** The two services of OpenStreetMap. Neither counts or limits requests: their callers do. */
export interface OpenStreetMap {
  /** By Nominatim, its best result first. Rejects with an `UpstreamError`. */
  readonly search: (ask: OsmSearch) => Promise<FoundPlace[]>;
  /** By Overpass, the most notable first; undefined for a shelf that it cannot be asked about. */
  readonly shelf: (
    subcategory: DiscoverySubcategory,
    center: Coordinates,
  ) => (() => Promise<FoundPlace[]>) | undefined;
}

interface OpenStreetMapOptions {
  readonly version: string;
  readonly searchLimitMs?: number;
  readonly shelfLimitMs?: number;
}

/** Undefined if nothing may leave the machine. */
export function makeOpenStreetMap(
  {
    nominatimUrl,
    overpassUrl,
    offline,
    publicUrl,
    teamEmail,
  }: Pick<Env, 'nominatimUrl' | 'overpassUrl' | 'offline' | 'publicUrl' | 'teamEmail'>,
  { version, searchLimitMs = SEARCH_LIMIT_MS, shelfLimitMs = SHELF_LIMIT_MS }: OpenStreetMapOptions,
): OpenStreetMap | undefined {
  if (offline) return undefined;
  // Both services ask every application for its name and a contact.
  const contact = [publicUrl, ...(teamEmail ? [teamEmail] : [])].map(encodeURI).join('; ');
  const headers = { 'user-agent': `OOO/${version} (${contact})` };
  const limits = { maxBytes: MAX_ANSWER_BYTES, isCounted: true } as const;

  return {
    search: async (ask) => {
      const elements = await fetchAnswer(searchAddress(nominatimUrl, ask), {
        ...limits,
        headers,
        timeLimitMs: searchLimitMs,
        read: readNominatim,
      });
      return elements.flatMap((element) => toOsmPlace(element) ?? []);
    },
    shelf: (subcategory, center) => {
      const query = overpassQuery(subcategory, center);
      if (query === undefined) return undefined;
      return async () => {
        const elements = await fetchAnswer(new URL(overpassUrl), {
          ...limits,
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ data: query }).toString(),
          timeLimitMs: shelfLimitMs,
          read: readOverpass,
        });
        return notableFirst(elements, center)
          .flatMap((element) => toOsmPlace(element) ?? [])
          .slice(0, MAX_ON_SHELF);
      };
    },
  };
}

function searchAddress(baseUrl: string, { query, language, center }: OsmSearch): URL {
  const address = new URL(`${baseUrl.replace(/\/+$/, '')}/search`);
  const box = center && boxAround(center, SEARCH_KM);
  address.search = new URLSearchParams({
    q: query,
    format: 'jsonv2',
    addressdetails: '1',
    extratags: '1',
    namedetails: '1',
    limit: String(MAX_SEARCHED),
    'accept-language': language,
    ...(box && { viewbox: [box.west, box.north, box.east, box.south].join(','), bounded: '1' }),
  }).toString();
  return address;
}

/** Of two that are as notable, the one nearer to the centre comes first. */
function notableFirst(elements: readonly OsmElement[], center: Coordinates): OsmElement[] {
  return elements
    .map((element) => ({
      element,
      notability: notabilityOf(element.tags),
      km: distanceKm(center, element.coordinates),
    }))
    .toSorted((a, b) => b.notability - a.notability || a.km - b.km)
    .map(({ element }) => element);
}

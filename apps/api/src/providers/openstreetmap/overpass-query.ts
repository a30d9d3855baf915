import type { DiscoverySubcategory } from '@ooo/domain/places/place.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { boxAround } from './box-around.ts';

/** What the server may spend on a question: it refuses one that asks for more than it has free. */
const SERVER_SECONDS = 20;
const SERVER_BYTES = 64 * 1024 * 1024;

interface ShelfQuery {
  /** From the centre to the sides of the box that is looked through. */
  readonly km: number;
  /** Filters of elements with a name, and how many of each are taken. */
  readonly parts: readonly (readonly [filter: string, most: number])[];
}

/** Elements without a brand: a shelf of recommendations is not a list of branches. */
const KEPT = '["website"]["opening_hours"][!"brand"]';
const BARS = '["amenity"~"^(bar|pub|nightclub|biergarten)$"]';
const SIGHTS = '["tourism"~"^(attraction|museum|gallery|zoo|aquarium|theme_park|viewpoint)$"]';

/**
 * What is asked for a shelf. Of food and drink there are thousands in a city, and OpenStreetMap does not know which are good: those
 * in an encyclopaedia are taken first, then those whose facts are maintained. Hidden gems are small sights that no encyclopaedia
 * has. What is trending cannot be asked: nothing in OpenStreetMap says it.
 */
const SHELVES: Readonly<Partial<Record<DiscoverySubcategory, ShelfQuery>>> = {
  restaurants: {
    km: 6,
    parts: [
      ['["amenity"="restaurant"]["wikidata"]', 60],
      [`["amenity"="restaurant"]["cuisine"]${KEPT}`, 150],
    ],
  },
  cafes: {
    km: 6,
    parts: [
      ['["amenity"="cafe"]["wikidata"][!"brand"]', 40],
      [`["amenity"="cafe"]${KEPT}`, 150],
    ],
  },
  bars: {
    km: 6,
    parts: [
      [`${BARS}["wikidata"]`, 60],
      [`${BARS}${KEPT}`, 150],
    ],
  },
  attractions: {
    km: 12,
    parts: [
      [`${SIGHTS}["wikipedia"]`, 250],
      ['["historic"]["wikipedia"]["wikidata"]', 150],
    ],
  },
  'hidden-gems': {
    km: 10,
    parts: [
      ['["tourism"~"^(museum|gallery|viewpoint)$"]["website"][!"wikipedia"]', 150],
      ['["historic"]["opening_hours"][!"wikipedia"]', 60],
    ],
  },
  parks: {
    km: 12,
    parts: [
      ['["leisure"~"^(park|garden|nature_reserve)$"]["wikidata"]', 150],
      ['["leisure"~"^(park|garden)$"]["website"]', 60],
    ],
  },
  hiking: {
    km: 30,
    parts: [
      ['["route"~"^(hiking|foot)$"]["network"]', 80],
      ['["natural"="peak"]["wikidata"]', 80],
    ],
  },
};

/** The question of a shelf in Overpass QL; undefined for a shelf that OpenStreetMap knows nothing about. */
export function overpassQuery(
  subcategory: DiscoverySubcategory,
  center: Coordinates,
): string | undefined {
  const shelf = SHELVES[subcategory];
  if (!shelf) return undefined;
  const { west, south, east, north } = boxAround(center, shelf.km);
  const box = [south, west, north, east].join(',');
  return [
    `[out:json][timeout:${SERVER_SECONDS}][maxsize:${SERVER_BYTES}][bbox:${box}];`,
    ...shelf.parts.map(([filter, most]) => `nwr["name"]${filter};out tags center ${most};`),
  ].join('\n');
}

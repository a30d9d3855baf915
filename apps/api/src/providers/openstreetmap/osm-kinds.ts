import type { PlaceKind } from '@ooo/domain/places/place-kinds';

/** The tags of an element. */
export type OsmTags = Readonly<Record<string, string>>;

type KindRule = readonly [key: string, values: string, kind: PlaceKind];

/** By the cuisine of a restaurant. */
const CUISINES: readonly (readonly [pattern: RegExp, kind: PlaceKind])[] = [
  [/sushi/u, 'sushi'],
  [/ramen|noodle|udon|soba|pho/u, 'noodles'],
  [/dumpling|gyoza|mandu/u, 'dumplings'],
  [/dim_?sum/u, 'dim-sum'],
  [/hot_?pot|shabu/u, 'hotpot'],
  [/barbecue|bbq|yakiniku|korean_bbq|grill/u, 'barbecue'],
  [/steak/u, 'steakhouse'],
  [/seafood|fish\b/u, 'seafood'],
  [/curry/u, 'curry'],
  [/pizza/u, 'pizzeria'],
  [/tapas/u, 'tapas'],
  [/diner/u, 'diner'],
];

/** The first rule that fits decides: what says more comes first. */
const RULES: readonly KindRule[] = [
  ['aeroway', 'aerodrome', 'airport'],
  ['tourism', 'hotel hostel guest_house motel apartment', 'hotel'],
  ['tourism', 'theme_park', 'theme-park'],
  ['tourism', 'zoo', 'zoo'],
  ['tourism', 'aquarium', 'aquarium'],
  ['tourism', 'gallery', 'gallery'],
  ['museum', 'art', 'art-museum'],
  ['tourism', 'museum', 'museum'],
  ['tourism', 'viewpoint', 'viewpoint'],
  ['craft', 'brewery winery', 'brewery'],
  ['microbrewery', 'yes', 'brewery'],
  ['amenity', 'restaurant', 'restaurant'],
  ['amenity', 'fast_food', 'street-food'],
  ['amenity', 'food_court', 'food-hall'],
  ['amenity', 'ice_cream', 'ice-cream'],
  ['amenity', 'cafe', 'cafe'],
  ['amenity', 'pub', 'pub'],
  ['amenity', 'biergarten', 'beer-hall'],
  ['amenity', 'bar', 'bar'],
  ['amenity', 'nightclub', 'nightclub'],
  ['amenity', 'theatre', 'theatre'],
  ['theatre:type', 'opera_house', 'opera-house'],
  ['amenity', 'arts_centre', 'cultural'],
  ['amenity', 'library', 'library'],
  ['amenity', 'university', 'university'],
  ['amenity', 'public_bath', 'bath'],
  ['amenity', 'marketplace', 'market'],
  ['shop', 'bakery', 'bakery'],
  ['shop', 'pastry confectionery', 'pastry-shop'],
  ['shop', 'books', 'bookshop'],
  ['shop', 'department_store', 'department-store'],
  ['shop', 'mall', 'mall'],
  ['shop', '*', 'shop'],
  ['historic', 'palace', 'palace'],
  ['castle_type', 'palace', 'palace'],
  ['castle_type', 'fortress', 'fortress'],
  ['historic', 'castle', 'castle'],
  ['historic', 'fort citywalls', 'fortress'],
  ['historic', 'city_gate', 'gate'],
  ['historic', 'ruins archaeological_site', 'ruins'],
  ['historic', 'monument', 'monument'],
  ['historic', 'memorial', 'memorial'],
  ['historic', 'monastery', 'monastery'],
  ['building', 'cathedral', 'cathedral'],
  ['building', 'mosque', 'mosque'],
  ['building', 'synagogue', 'synagogue'],
  ['building', 'shrine', 'shrine'],
  ['historic', 'manor house', 'historic-house'],
  ['leisure', 'stadium', 'stadium'],
  ['leisure', 'nature_reserve', 'nature-reserve'],
  ['boundary', 'national_park', 'national-park'],
  ['garden:type', 'botanical', 'botanical-garden'],
  ['leisure', 'garden', 'garden'],
  ['leisure', 'park', 'park'],
  ['natural', 'beach', 'beach'],
  ['natural', 'peak', 'mountain'],
  ['natural', 'hill', 'hill'],
  ['natural', 'wood', 'forest'],
  ['natural', 'cave_entrance', 'cave'],
  ['natural', 'hot_spring', 'hot-spring'],
  ['waterway', 'waterfall', 'waterfall'],
  ['natural', 'water', 'lake'],
  ['landuse', 'forest', 'forest'],
  ['landuse', 'cemetery', 'cemetery'],
  ['amenity', 'grave_yard', 'cemetery'],
  ['route', 'hiking foot', 'trail'],
  ['highway', 'path footway track', 'walk'],
  ['highway', '*', 'street'],
  ['aerialway', '*', 'cable-car'],
  ['railway', 'station', 'station'],
  ['man_made', 'bridge', 'bridge'],
  ['bridge', 'yes', 'bridge'],
  ['man_made', 'tower communications_tower lighthouse', 'tower'],
  ['building', 'tower', 'tower'],
  ['place', 'square', 'square'],
  ['place', 'island islet', 'island'],
  ['place', 'suburb quarter neighbourhood borough', 'neighbourhood'],
  ['place', 'village hamlet', 'village'],
  ['tourism', 'artwork', 'street-art'],
  ['historic', '*', 'historic-site'],
  ['tourism', 'attraction', 'landmark'],
];

function isRule([key, values]: KindRule, tags: OsmTags): boolean {
  const value = tags[key];
  if (value === undefined) return false;
  return values === '*' ? value !== 'no' : values.split(' ').includes(value);
}

const RELIGIONS: ReadonlyMap<string, PlaceKind> = new Map<string, PlaceKind>([
  ['buddhist', 'temple'],
  ['hindu', 'temple'],
  ['taoist', 'temple'],
  ['jain', 'temple'],
  ['sikh', 'temple'],
  ['shinto', 'shrine'],
  ['muslim', 'mosque'],
  ['jewish', 'synagogue'],
  ['christian', 'church'],
]);

/** What an element is; undefined where its tags do not say. */
export function kindOfTags(tags: OsmTags): PlaceKind | undefined {
  if (tags['amenity'] === 'restaurant') {
    const cuisine = tags['cuisine'] ?? '';
    const found = CUISINES.find(([pattern]) => pattern.test(cuisine));
    if (found) return found[1];
  }
  if (tags['amenity'] === 'place_of_worship' && tags['building'] !== 'cathedral')
    return RELIGIONS.get(tags['religion'] ?? '');
  return RULES.find((rule) => isRule(rule, tags))?.[2];
}

import type { PlaceKind } from '@ooo/texts/kinds.types';
import type { PoiTag } from '../pois/poi-tag.ts';
import { POI_TAGS } from '../pois/poi-tags.ts';

export type { PlaceKind } from '@ooo/texts/kinds.types';

/** Of each tag its kinds, with the usual visit in minutes. */
const VISITS = {
  eat: {
    restaurant: 90,
    'fine-dining': 150,
    bistro: 90,
    tavern: 90,
    diner: 60,
    seafood: 90,
    sushi: 60,
    noodles: 60,
    dumplings: 60,
    'dim-sum': 90,
    hotpot: 90,
    barbecue: 90,
    steakhouse: 90,
    curry: 60,
    pizzeria: 60,
    tapas: 90,
    vegetarian: 90,
    delicatessen: 60,
    'street-food': 60,
    'food-hall': 60,
    'food-market': 90,
    bakery: 30,
    'ice-cream': 30,
  },
  drink: {
    cafe: 60,
    'coffee-house': 60,
    roastery: 45,
    'tea-house': 60,
    'pastry-shop': 45,
    'dessert-cafe': 45,
    bar: 90,
    'cocktail-bar': 90,
    'wine-bar': 90,
    'rooftop-bar': 90,
    'hotel-bar': 90,
    pub: 90,
    izakaya: 90,
    brewery: 90,
    'beer-hall': 90,
    'bar-street': 90,
    'jazz-club': 120,
    'live-music': 120,
    nightclub: 150,
  },
  tour: {
    palace: 120,
    castle: 120,
    fortress: 90,
    temple: 60,
    shrine: 60,
    church: 45,
    cathedral: 60,
    monastery: 60,
    mosque: 60,
    synagogue: 60,
    museum: 120,
    'art-museum': 120,
    gallery: 60,
    cultural: 90,
    theatre: 150,
    'opera-house': 60,
    'concert-hall': 120,
    library: 60,
    university: 60,
    monument: 30,
    memorial: 45,
    gate: 30,
    tower: 90,
    viewpoint: 60,
    bridge: 30,
    square: 30,
    street: 60,
    quarter: 120,
    neighbourhood: 120,
    village: 120,
    'historic-house': 60,
    'historic-site': 60,
    ruins: 90,
    cemetery: 60,
    landmark: 60,
    architecture: 60,
    'street-art': 60,
    harbour: 60,
    canal: 60,
    station: 30,
    stadium: 90,
    'cable-car': 60,
    'boat-trip': 90,
    zoo: 180,
    aquarium: 120,
    'theme-park': 360,
    'hot-spring': 120,
    bath: 120,
    winery: 120,
    park: 90,
    garden: 60,
    'botanical-garden': 90,
    'national-park': 240,
    'nature-reserve': 120,
    forest: 120,
    beach: 120,
    island: 240,
    lake: 90,
    waterfall: 60,
    cave: 60,
    mountain: 180,
    hill: 60,
    trail: 180,
    walk: 90,
  },
  shop: {
    market: 90,
    'flea-market': 90,
    'night-market': 90,
    'shopping-street': 90,
    'department-store': 90,
    mall: 90,
    bookshop: 45,
    shop: 45,
  },
  hotel: {
    hotel: 30,
  },
  airport: {
    airport: 60,
  },
} as const satisfies Partial<Record<PoiTag, Partial<Record<PlaceKind, number>>>>;

type Tagged = { [Tag in keyof typeof VISITS]: keyof (typeof VISITS)[Tag] }[keyof typeof VISITS];
type Kind = readonly [tag: PoiTag, visitMin: number];

const isTag = (tag: PoiTag): tag is keyof typeof VISITS => tag in VISITS;

/** The cast is safe: each kind of a tag keeps its name. One that no tag has does not compile. */
const KINDS: Readonly<Record<PlaceKind, Kind>> = Object.fromEntries(
  POI_TAGS.filter(isTag).flatMap((tag) =>
    Object.entries(VISITS[tag]).map(([kind, visitMin]): [string, Kind] => [kind, [tag, visitMin]]),
  ),
) as Record<Tagged, Kind>;

export const PLACE_KINDS = Object.keys(KINDS) as [PlaceKind, ...PlaceKind[]];

export function tagOfKind(kind: PlaceKind): PoiTag {
  return KINDS[kind][0];
}

/** The usual visit, in minutes. */
export function visitMinOfKind(kind: PlaceKind): number {
  return KINDS[kind][1];
}

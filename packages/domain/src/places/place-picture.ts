import type { PoiTag } from '../pois/poi.schema.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { type PlaceKind, tagOfKind } from './place-kinds.ts';

/** What stands for groups of kinds in a picture. */
export const PICTURES = [
  'table',
  'stall',
  'sweets',
  'cup',
  'bar',
  'stage',
  'palace',
  'hall',
  'columns',
  'castle',
  'church',
  'mosque',
  'arch',
  'tower',
  'bridge',
  'houses',
  'trees',
  'beach',
  'lake',
  'mountain',
  'shopfront',
  'wheel',
  'bath',
  'station',
  'hotel',
  'plane',
  'pin',
] as const;
export type PictureName = (typeof PICTURES)[number];

const PICTURE_TONES = ['food', 'drink', 'sight', 'nature', 'shop', 'stay'] as const;
export type PictureTone = (typeof PICTURE_TONES)[number];

/** Which picture stands for which kind; what is not here goes by its tag. */
const GROUPS: Readonly<Record<PictureName, readonly PlaceKind[]>> = {
  table: [],
  stall: ['street-food', 'food-hall', 'food-market', 'market', 'flea-market', 'night-market'],
  sweets: ['bakery', 'ice-cream', 'pastry-shop', 'dessert-cafe'],
  cup: ['cafe', 'coffee-house', 'roastery', 'tea-house'],
  bar: [],
  stage: ['theatre', 'opera-house', 'concert-hall', 'jazz-club', 'live-music', 'nightclub'],
  palace: ['palace'],
  hall: [],
  columns: [
    'museum',
    'art-museum',
    'gallery',
    'cultural',
    'library',
    'university',
    'temple',
    'synagogue',
  ],
  castle: ['castle', 'fortress'],
  church: ['church', 'cathedral', 'monastery'],
  mosque: ['mosque'],
  arch: ['monument', 'memorial', 'gate', 'ruins', 'historic-site', 'cemetery', 'landmark'],
  tower: ['tower', 'viewpoint', 'architecture'],
  bridge: ['bridge', 'canal', 'harbour', 'boat-trip'],
  houses: [
    'street',
    'quarter',
    'neighbourhood',
    'village',
    'square',
    'street-art',
    'historic-house',
    'bar-street',
  ],
  trees: ['park', 'garden', 'botanical-garden', 'nature-reserve', 'forest', 'zoo', 'winery'],
  beach: ['beach', 'island'],
  lake: ['lake', 'waterfall', 'aquarium'],
  mountain: ['mountain', 'hill', 'trail', 'walk', 'cave', 'national-park', 'cable-car'],
  shopfront: ['shopping-street', 'department-store', 'mall', 'bookshop', 'shop'],
  wheel: ['theme-park', 'stadium'],
  bath: ['hot-spring', 'bath'],
  station: ['station'],
  hotel: ['hotel'],
  plane: ['airport'],
  pin: [],
};

const OF_TAG: Readonly<Record<PoiTag, PictureName>> = {
  eat: 'table',
  drink: 'bar',
  tour: 'arch',
  shop: 'shopfront',
  hotel: 'hotel',
  airport: 'plane',
  misc: 'pin',
};

const TONE_OF_TAG: Readonly<Record<PoiTag, PictureTone>> = {
  eat: 'food',
  drink: 'drink',
  tour: 'sight',
  shop: 'shop',
  hotel: 'stay',
  airport: 'stay',
  misc: 'stay',
};

const IN_NATURE: ReadonlySet<PictureName> = new Set(['trees', 'mountain']);

/** Where old halls have tiled roofs with eaves that turn up. */
const HALLS: ReadonlySet<PlaceKind> = new Set(['palace', 'temple', 'shrine', 'monastery', 'gate']);
const EAST = { west: 97, east: 150, south: -10, north: 50 } as const;

function isEastern(coordinates: Coordinates | undefined): boolean {
  if (!coordinates) return false;
  const [longitude, latitude] = coordinates;
  return (
    longitude >= EAST.west &&
    longitude <= EAST.east &&
    latitude >= EAST.south &&
    latitude <= EAST.north
  );
}

const pictureOfKind = new Map(
  PICTURES.flatMap((name) => GROUPS[name].map((kind) => [kind, name] as const)),
);

export interface PicturedPlace {
  readonly kind?: PlaceKind | null | undefined;
  readonly tag: PoiTag;
  readonly coordinates?: Coordinates | undefined;
}

/** What stands for a place, and in which colours: by its kind, and by its tag where that is unknown. */
export function findPicture({ kind, tag, coordinates }: PicturedPlace): {
  readonly name: PictureName;
  readonly tone: PictureTone;
} {
  if (kind && HALLS.has(kind) && isEastern(coordinates)) return { name: 'hall', tone: 'sight' };
  if (kind === 'shrine') return { name: 'hall', tone: 'sight' };
  const ofTag = kind ? tagOfKind(kind) : tag;
  const name = (kind && pictureOfKind.get(kind)) ?? OF_TAG[ofTag];
  return { name, tone: IN_NATURE.has(name) ? 'nature' : TONE_OF_TAG[ofTag] };
}

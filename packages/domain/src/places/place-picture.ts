import { type PoiTag, TAGS } from '../pois/poi-tags.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { type PictureName, PICTURES, type PictureTone } from './picture-names.ts';
import { type PlaceKind, tagOfKind } from './place-kinds.ts';

/** The picture of each kind; other kinds use their tag's. */
const GROUPS: Readonly<Record<PictureName, readonly PlaceKind[]>> = {
  table: [],
  bowl: ['noodles', 'dumplings', 'dim-sum', 'hotpot', 'curry'],
  fish: ['seafood', 'sushi'],
  grill: ['barbecue', 'steakhouse'],
  pizza: ['pizzeria'],
  stall: ['street-food', 'food-hall', 'food-market', 'market', 'flea-market', 'night-market'],
  sweets: ['pastry-shop', 'dessert-cafe'],
  bread: ['bakery'],
  ice: ['ice-cream'],
  cup: ['cafe', 'coffee-house', 'roastery'],
  tea: ['tea-house'],
  bar: [],
  beer: ['pub', 'izakaya', 'brewery', 'beer-hall'],
  wine: ['wine-bar', 'winery'],
  stage: ['theatre', 'opera-house', 'concert-hall', 'jazz-club', 'live-music', 'nightclub'],
  palace: ['palace'],
  hall: ['shrine'],
  temple: ['temple'],
  ruins: ['ruins', 'historic-site'],
  columns: ['museum', 'cultural', 'university'],
  gallery: ['art-museum', 'gallery', 'street-art'],
  books: ['library', 'bookshop'],
  castle: ['castle', 'fortress'],
  church: ['church', 'cathedral', 'monastery'],
  mosque: ['mosque'],
  synagogue: ['synagogue'],
  arch: ['gate', 'landmark'],
  statue: ['monument', 'memorial', 'cemetery'],
  tower: ['tower', 'architecture'],
  viewpoint: ['viewpoint'],
  bridge: ['bridge'],
  boat: ['canal', 'harbour', 'boat-trip'],
  houses: [
    'street',
    'quarter',
    'neighbourhood',
    'village',
    'square',
    'historic-house',
    'bar-street',
  ],
  trees: ['park', 'nature-reserve', 'forest'],
  flowers: ['garden', 'botanical-garden'],
  animals: ['zoo'],
  beach: ['beach', 'island'],
  lake: ['lake'],
  waterfall: ['waterfall'],
  aquarium: ['aquarium'],
  mountain: ['mountain', 'hill', 'trail', 'walk', 'national-park'],
  cave: ['cave'],
  cableway: ['cable-car'],
  shopfront: ['shopping-street', 'department-store', 'mall', 'shop'],
  wheel: ['theme-park'],
  stadium: ['stadium'],
  bath: ['hot-spring', 'bath'],
  station: ['station'],
  hotel: ['hotel'],
  plane: ['airport'],
  pin: [],
};

const IN_NATURE: ReadonlySet<PictureName> = new Set([
  'trees',
  'flowers',
  'lake',
  'waterfall',
  'mountain',
  'cave',
]);

type Box = Readonly<Record<'west' | 'east' | 'south' | 'north', number>>;

/** Where old halls have tiled roofs with eaves that turn up. */
const EAST: Box = { west: 97, east: 150, south: -10, north: 50 };
const EASTERN_HALLS: ReadonlySet<PlaceKind> = new Set(['palace', 'temple', 'monastery', 'gate']);
/** Where a temple is one of antiquity: Greek, Roman or Egyptian. */
const ANTIQUITY: Box = { west: -10, east: 40, south: 21, north: 46 };

function isWithin(box: Box, [longitude, latitude]: Coordinates): boolean {
  return (
    longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north
  );
}

/** Kinds that are built differently from place to place. */
function pictureOfRegion(kind: PlaceKind, coordinates: Coordinates): PictureName | undefined {
  if (EASTERN_HALLS.has(kind) && isWithin(EAST, coordinates)) return 'hall';
  if (kind === 'temple' && isWithin(ANTIQUITY, coordinates)) return 'ruins';
  return undefined;
}

const pictureOfKind = new Map(
  PICTURES.flatMap((name) => GROUPS[name].map((kind) => [kind, name] as const)),
);

export interface PicturedPlace {
  readonly kind?: PlaceKind | null | undefined;
  readonly tag: PoiTag;
  readonly coordinates?: Coordinates | undefined;
}

/** Everything that the place's tag decides; a known kind gives its own tag. */
const factsOf = ({ kind, tag }: Omit<PicturedPlace, 'coordinates'>) =>
  TAGS[kind ? tagOfKind(kind) : tag];

/** The icon of a place, the same in every country: by its kind, or by its tag if that is unknown. */
export function findSymbol(place: Omit<PicturedPlace, 'coordinates'>): PictureName {
  return (place.kind && pictureOfKind.get(place.kind)) ?? factsOf(place).picture;
}

/** The picture of a place as built in its country, and its colours. */
export function findPicture(place: PicturedPlace): {
  readonly name: PictureName;
  readonly tone: PictureTone;
} {
  const { kind, coordinates } = place;
  const ofRegion = kind && coordinates && pictureOfRegion(kind, coordinates);
  const name = ofRegion ?? findSymbol(place);
  return { name, tone: IN_NATURE.has(name) ? 'nature' : factsOf(place).tone };
}

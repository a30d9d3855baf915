import { kindWord } from '../places/kind-word.ts';
import { PLACE_KINDS, type PlaceKind, tagOfKind } from '../places/place-kinds.ts';
import type { PoiTag } from '../pois/poi-tag.ts';
import { POI_TAGS } from '../pois/poi-tags.ts';
import { Language } from '../shared/language.ts';
import { foldJoined } from '../shared/fold.ts';

/** What maps and GPS devices call a kind, and in the plural what travellers call their folders. */
const ALSO: Readonly<Record<string, PlaceKind>> = {
  accommodation: 'hotel',
  alojamiento: 'hotel',
  lodging: 'hotel',
  hostel: 'hotel',
  guesthouse: 'hotel',
  숙소: 'hotel',
  coffee: 'cafe',
  coffeeshop: 'cafe',
  food: 'restaurant',
  맛집: 'restaurant',
  식당: 'restaurant',
  dessert: 'dessert-cafe',
  scenicarea: 'viewpoint',
  scenicviewpoint: 'viewpoint',
  placeofworship: 'church',
  shoppingcenter: 'mall',
  shoppingmall: 'mall',
  trailhead: 'trail',
  hikingarea: 'trail',
  summit: 'mountain',
  peak: 'mountain',
  artgallery: 'gallery',
  nationalpark: 'national-park',
  themepark: 'theme-park',
  amusementpark: 'theme-park',
  supermarket: 'shop',
  store: 'shop',
};

const KINDS = new Map<string, PlaceKind>();
for (const kind of PLACE_KINDS) {
  KINDS.set(foldJoined(kind), kind);
  for (const language of Language.options) KINDS.set(foldJoined(kindWord(kind, language)), kind);
}
for (const [word, kind] of Object.entries(ALSO)) KINDS.set(foldJoined(word), kind);

/** The kind that a word in English, Korean or Spanish means, in the plural too; undefined for any other word. */
export function kindByWord(word: string): PlaceKind | undefined {
  const key = foldJoined(word.slice(0, 80));
  return KINDS.get(key) ?? KINDS.get(key.replace(/s$/, '')) ?? KINDS.get(key.replace(/es$/, ''));
}

/** The kind that the first known word means, and its tag unless another is given; `misc` if neither is known. */
export function kindAndTag(
  words: readonly string[],
  tags: readonly string[],
): { readonly kind: PlaceKind | null; readonly tag: PoiTag } {
  const kind = words.map(kindByWord).find((known) => known !== undefined) ?? null;
  const written = POI_TAGS.find((tag) => tags.some((text) => text.trim().toLowerCase() === tag));
  return { kind, tag: written ?? (kind ? tagOfKind(kind) : 'misc') };
}

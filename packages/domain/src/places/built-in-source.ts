import { PLACE_TEXTS } from '@ooo/texts/places';
import type { PoiTag } from '../pois/poi.schema.ts';
import type { Language } from '../shared/language.ts';

/** The source of a place as it is shown: with unknown hours it does not mention usual ones. */
export function shownSource(source: string, { hasHours }: { readonly hasHours: boolean }): string {
  if (hasHours) return source;
  return Object.values(PLACE_TEXTS).reduce(
    (text, { hoursSaid: [said, left] }) => text.replace(said, left),
    source,
  );
}

/**
 * Where a built-in place comes from, for the reader. Sights are as their publishers describe them; food and drink are
 * what people know of long-standing places.
 */
export function builtInSource(tag: PoiTag, language: Language): string {
  const { airports, food, sights } = PLACE_TEXTS[language];
  if (tag === 'airport') return airports;
  return tag === 'eat' || tag === 'drink' || tag === 'hotel' ? food : sights;
}

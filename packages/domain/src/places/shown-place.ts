import type { CalendarDate } from '../shared/calendar-date.ts';
import { defined } from '../shared/defined.ts';
import type { Language } from '../shared/language.ts';
import { listNames } from '../shared/local-names.ts';
import { isReadableIn } from '../shared/scripts.ts';
import { toRecommendation, toSearchResult } from './built-in-place.ts';
import type { FoundPlace } from './found-place.schema.ts';
import type { MergedPlace, SourcedPlace } from './merge-places.ts';
import { kindWord } from './kind-word.ts';
import { tagOfKind, visitMinOfKind } from './place-kinds.ts';
import type { DiscoverySubcategory, PlaceSearchResult, Recommendation } from './place.schema.ts';
import { categoryOfShelf } from './discovery-shelves.ts';

type Sourced = readonly SourcedPlace[];

/** The name for readers of a language; the one at the place where they can read it, else in English. */
function nameFor({ names }: FoundPlace, language: Language): string {
  const { local, en } = names;
  return names[language] ?? (isReadableIn(local, language) ? local : (en ?? local));
}

/** Each fact from the first source that knows it. */
function pickFrom(sourced: Sourced) {
  return <Field extends keyof FoundPlace>(field: Field): FoundPlace[Field] | undefined =>
    sourced.find(({ place }) => place[field] !== undefined)?.place[field];
}

/** The facts that every source may know. A count goes with its rating, never with another source's. */
function toFacts(sourced: Sourced) {
  const pick = pickFrom(sourced);
  return defined({
    rating: pick('rating'),
    ratingCount: sourced.find(({ place }) => place.rating !== undefined)?.place.ratingCount,
    priceRange: pick('priceRange'),
    phone: pick('phone'),
    website: pick('website'),
    openingHours: pick('openingHours'),
    sourceUrl: pick('sourceUrl'),
  });
}

/** Every source that knows the place, and the day of what was read longest ago. */
function toCredit(parts: readonly { readonly source: string; readonly asOf: CalendarDate }[]) {
  const sources = [...new Set(parts.map(({ source }) => source))];
  const [asOf] = parts.map((part) => part.asOf).sort();
  return { source: sources.join(', '), ...(asOf !== undefined && { asOf }) };
}

/** The facts that sources add to a place of the atlas, whose own facts stay. */
function toAdditions(shown: PlaceSearchResult | Recommendation, sourced: Sourced) {
  if (sourced.length === 0) return {};
  const otherIds = sourced.map(({ place }) => place.id);
  // The atlas is named last: its name ends with what to keep in mind.
  return { otherIds, ...toCredit([...sourced, shown]) };
}

function toGooglePlace(sourced: Sourced) {
  const types = pickFrom(sourced)('googleTypes');
  return types && { google_place: { types } };
}

interface Unlisted {
  /** The fields that a search result and a recommendation share. */
  readonly facts: Omit<PlaceSearchResult, 'address' | 'category' | 'tag' | 'google_place'>;
  readonly address: string | undefined;
  /** The word for what it is; `POI` where no source says it. */
  readonly word: string;
}

/**
 * A place that the atlas does not have. Its id is OpenStreetMap's where that knows it: the id should not change when
 * Google answers too, or no longer.
 */
function toUnlisted(
  sourced: readonly [SourcedPlace, ...SourcedPlace[]],
  language: Language,
): Unlisted {
  const pick = pickFrom(sourced);
  const main = (sourced.find(({ place }) => place.id.startsWith('osm/')) ?? sourced[0]).place;
  const name = nameFor(main, language);
  const kind = pick('kind');
  const otherIds = sourced.map(({ place }) => place.id).filter((id) => id !== main.id);
  const { local, others = [] } = main.names;
  const otherNames = [...listNames(main.names), ...others].filter(
    (other) => other !== name && other !== local,
  );
  const facts = {
    id: main.id,
    name,
    coordinates: main.coordinates,
    ...toFacts(sourced),
    ...defined({
      localName: main.names.local === name ? undefined : main.names.local,
      kind,
      visitMin: kind && visitMinOfKind(kind),
      neighborhood: pick('neighborhood'),
      description: pick('description'),
      otherIds: otherIds.length > 0 ? otherIds : undefined,
      otherNames: otherNames.length > 0 ? [...new Set(otherNames)] : undefined,
    }),
    asOf: sourced[0].asOf,
    ...toCredit(sourced),
  };
  const word = kind ? kindWord(kind, language) : 'POI';
  return { facts, address: pick('address'), word };
}

/** A merged place as a search shows it. */
export function showFound(
  { builtIn, sourced }: MergedPlace,
  language: Language,
): PlaceSearchResult {
  if (builtIn) {
    const shown = toSearchResult(builtIn, language);
    const additions = toAdditions(shown, sourced);
    return { ...toFacts(sourced), ...toGooglePlace(sourced), ...shown, ...additions };
  }
  const { facts, address, word } = toUnlisted(sourced, language);
  return {
    ...facts,
    ...defined({ address }),
    ...toGooglePlace(sourced),
    category: word,
    tag: facts.kind ? tagOfKind(facts.kind) : 'misc',
  };
}

/** A merged place as discovery shows it, without a description if no source has one. */
export function showRecommended(
  { builtIn, sourced }: MergedPlace,
  shelf: DiscoverySubcategory,
  language: Language,
): Recommendation {
  if (builtIn) {
    const shown = toRecommendation({ ...builtIn, shelf }, language);
    return { ...toFacts(sourced), ...shown, ...toAdditions(shown, sourced) };
  }
  const { facts, address, word } = toUnlisted(sourced, language);
  return {
    ...facts,
    description: facts.description ?? '',
    location: address ?? facts.neighborhood ?? '',
    venueType: word,
    subcategory: shelf,
    category: categoryOfShelf(shelf),
  };
}

import type { BuiltInPlace } from './built-in-place.ts';
import type { FoundPlace } from './found-place.schema.ts';
import { listNames } from '../shared/local-names.ts';
import { namesOf } from './place-words.ts';
import { isSamePlace, type PlaceToCompare, toCompare } from './same-place.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** What one source knows. */
export interface SourceAnswer {
  /** `OpenStreetMap` */
  readonly source: string;
  /** When it was asked. */
  readonly asOf: CalendarDate;
  readonly places: readonly FoundPlace[];
}

/** A place as one source knows it. */
export interface SourcedPlace {
  readonly source: string;
  readonly asOf: CalendarDate;
  readonly place: FoundPlace;
}

/** One place, by all that know it; the sources are in their order. */
export type MergedPlace =
  | { readonly builtIn: BuiltInPlace; readonly sourced: readonly SourcedPlace[] }
  | { readonly builtIn: undefined; readonly sourced: readonly [SourcedPlace, ...SourcedPlace[]] };

type Entry =
  | { readonly builtIn: BuiltInPlace; readonly sourced: SourcedPlace[] }
  | {
      readonly builtIn: undefined;
      readonly compared: PlaceToCompare;
      readonly sourced: [SourcedPlace, ...SourcedPlace[]];
    };

const compared = new WeakMap<BuiltInPlace, PlaceToCompare>();

function compareBuiltIn(place: BuiltInPlace): PlaceToCompare {
  const known = compared.get(place);
  if (known) return known;
  const { coordinates, kind } = place;
  const made = toCompare({ names: namesOf(place), coordinates, kind });
  compared.set(place, made);
  return made;
}

function compareFound({ names, coordinates, kind }: FoundPlace): PlaceToCompare {
  const { local, others = [] } = names;
  return toCompare({ names: [local, ...listNames(names), ...others], coordinates, kind });
}

export interface MergeOptions {
  /** What the atlas answers, in its order. */
  readonly builtIn: readonly BuiltInPlace[];
  /** All that the atlas has around: a source's place that is one of these is the atlas's. */
  readonly known: readonly BuiltInPlace[];
  /** Atlas places that are not in its answer are left out: they are on another shelf. */
  readonly isShelf: boolean;
}

/**
 * Every place once: what the atlas answers comes first and in its order, then what only others know, source by source.
 * So the beginning is the same whether a source answers or not.
 */
export function mergePlaces(
  answers: readonly SourceAnswer[],
  { builtIn, known, isShelf }: MergeOptions,
): MergedPlace[] {
  const ofAtlas = new Map<BuiltInPlace, Entry>();
  const entries: Entry[] = [];
  const addBuiltIn = (place: BuiltInPlace): Entry => {
    const entry: Entry = { builtIn: place, sourced: [] };
    ofAtlas.set(place, entry);
    entries.push(entry);
    return entry;
  };
  builtIn.forEach(addBuiltIn);
  const around = known.map((place) => ({ place, compared: compareBuiltIn(place) }));
  for (const { source, asOf, places } of answers) {
    for (const place of places) {
      const self = compareFound(place);
      const own = around.find((one) => isSamePlace(one.compared, self))?.place;
      if (own && isShelf && !ofAtlas.has(own)) continue;
      const entry = own
        ? (ofAtlas.get(own) ?? addBuiltIn(own))
        : entries.find((one) => !one.builtIn && isSamePlace(one.compared, self));
      const sourced: SourcedPlace = { source, asOf, place };
      if (entry) entry.sourced.push(sourced);
      else entries.push({ builtIn: undefined, compared: self, sourced: [sourced] });
    }
  }
  return entries;
}

import type { PlaceKind } from '../places/place-kinds.ts';
import type { PoiTag } from '../pois/poi-tag.ts';
import { type CalendarDate, isCalendarDate } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { coordinatesInLink, googleIdInLink, nameInLink } from './coordinates-in-link.ts';
import {
  positionInText,
  toNumber,
  toPosition,
  type WrittenPosition,
} from './coordinates-in-text.ts';
import { withoutJson } from './json-values.ts';
import { kindAndTag } from './kind-by-word.ts';
import { type NamedValue, type PlaceField, sortByField } from './place-columns.ts';

/** A place as a file has it, whatever the format. */
export interface RawPlace {
  readonly values: readonly NamedValue[];
  /** `[longitude, latitude]` as written, where the format has them apart from the values. */
  readonly position?: readonly [number, number] | undefined;
}

/** What a file says of a place, as far as it can be kept. */
export interface FoundPlace {
  readonly name: string;
  readonly coordinates: Coordinates | undefined;
  readonly position: 'file' | 'link' | null;
  readonly isOutOfRange: boolean;
  readonly address: string | undefined;
  readonly notes: string | null;
  readonly description: string | null;
  readonly kind: PlaceKind | null;
  readonly tag: PoiTag;
  readonly openingHours: string | null;
  readonly source: string | null;
  readonly sourceId: string | null;
  readonly sourceAsOf: CalendarDate | null;
}

const LINK = /^(?:https?:\/\/|geo:)\S+$/i;

/** A storable text: no NUL, no half of a surrogate pair, no more than `max` characters. */
function toKept(text: string, max: number): string {
  const clean = text.replaceAll('\u0000', '').toWellFormed().trim();
  return clean.length <= max
    ? clean
    : `${clean
        .slice(0, max - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

function toLine(text: string, max: number): string {
  return toKept(text.replace(/\s+/g, ' '), max);
}

function positionOf(raw: RawPlace, first: (field: PlaceField) => string): WrittenPosition {
  if (raw.position) return toPosition(...raw.position);
  return (
    toPosition(toNumber(first('longitude')), toNumber(first('latitude'))) ??
    positionInText(first('position'))
  );
}

/** What Takeout writes for a place that it only has a link for. */
const NOTHING_KNOWN = /^No location information is available for this saved place\.?$/i;

/** A first line of this length is a name that was written into the description. */
const LONGEST_NAME_IN_NOTES = 80;

/** A place without a name goes by the first line of what is written about it, else by where it is: `37.57961, 126.97704`. */
function nameOf(notes: string, at: Coordinates | undefined): string {
  const line =
    notes
      .split('\n')
      .find((one) => one.trim() !== '')
      ?.trim() ?? '';
  if (line !== '' && !LINK.test(line)) return toLine(line, LONGEST_NAME_IN_NOTES);
  return at ? `${round(at[1])}, ${round(at[0])}` : '';
}

/** To a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}

/** Undefined for what has neither a name nor anything to name it by. */
export function toFoundPlace(raw: RawPlace): FoundPlace | undefined {
  const values = sortByField(withoutJson(raw.values));
  const all = (field: PlaceField): readonly string[] => values.get(field) ?? [];
  const first = (field: PlaceField): string => all(field)[0] ?? '';
  const link =
    all('link')
      .find((value) => LINK.test(value.trim()))
      ?.trim() ?? '';
  const written = positionOf(raw, first);
  const own = written === 'nowhere' ? undefined : written;
  const coordinates = own ?? coordinatesInLink(link);
  // A column "location" may hold either.
  const place = first('position');
  const address = first('address') || (positionInText(place) === undefined ? place : '');
  const notes = all('notes').filter((text) => !NOTHING_KNOWN.test(text.trim()));
  const name =
    toLine(first('name'), 200) ||
    toLine(nameInLink(link) ?? '', 200) ||
    toLine(address, 200) ||
    nameOf(notes.join('\n'), coordinates);
  if (name === '') return undefined;
  const asOf = first('sourceAsOf').trim();
  const words = all('kind').flatMap((text) => text.slice(0, 500).split(/[,;|]/));
  return {
    name,
    coordinates,
    position: own ? 'file' : coordinates ? 'link' : null,
    isOutOfRange: written === 'nowhere',
    address: toLine(address, 300) || undefined,
    notes: toKept(notes.join('\n'), 4000) || null,
    description: toKept(first('placeDescription'), 2000) || null,
    ...kindAndTag(words, [...all('tag'), ...words]),
    openingHours: toLine(first('openingHours'), 400) || null,
    source: toLine(first('source'), 200) || null,
    sourceId: toLine(first('sourceId'), 200) || googleIdInLink(link) || null,
    sourceAsOf: isCalendarDate(asOf) ? asOf : null,
  };
}

import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { SegmentDraft } from '../document.ts';
import { toCalendarDate, withYearNear } from '../flights/near-date.ts';
import { type DoubtedField, DOUBTED_FIELDS } from '@ooo/texts/tickets.types';
import { joinDrafts, withoutNames } from '../flights/join-drafts.ts';
import { compareDrafts } from '../flights/same-flight.ts';

/**
 * Structured data and text as one list. Where both tell of a flight, structured data wins, the text fills
 * what it leaves out, and what differs is kept `otherwise`. A text flight that no data tells of stays.
 */
export function mergeDrafts(
  structured: readonly SegmentDraft[],
  text: readonly SegmentDraft[],
): SegmentDraft[] {
  const told = pairDrafts(structured, text);
  const used = new Set([...told.values()].flat());
  const merged = structured.map((segment) => {
    const [other] = told.get(segment) ?? [];
    return other ? joinDrafts(segment, withoutNames(other, segment)) : segment;
  });
  return [...merged, ...text.filter((segment) => !used.has(segment))];
}

/**
 * The text's flight for each flight of the data. Certain matches come first; a likely match counts only if no
 * other flight fits.
 */
function pairDrafts(
  structured: readonly SegmentDraft[],
  text: readonly SegmentDraft[],
): Map<SegmentDraft, SegmentDraft[]> {
  const told = new Map<SegmentDraft, SegmentDraft[]>();
  const used = new Set<SegmentDraft>();
  for (const segment of structured) {
    const same = text.filter(
      (other) => !used.has(other) && compareDrafts(segment, other) === 'sure',
    );
    for (const other of same) used.add(other);
    if (same.length > 0) told.set(segment, same);
  }
  const open = structured.filter((segment) => !told.has(segment));
  const left = text.filter((segment) => !used.has(segment));
  for (const segment of open) {
    const [match, ...more] = left.filter((other) => isLikely(segment, other));
    if (!match || more.length > 0) continue;
    if (open.filter((other) => isLikely(other, match)).length === 1) told.set(segment, [match]);
  }
  return told;
}

function isLikely(a: SegmentDraft, b: SegmentDraft): boolean {
  return compareDrafts(a, b) === 'likely';
}

/** A field on which the structured data and the text of a document differ, or two parts of the data. */
export interface Conflict {
  readonly field: DoubtedField;
  /** The value that counts until the traveller decides, and the other one. */
  readonly taken: string;
  readonly other: string;
}

/** The contradicting values of a segment; `departsOn` is its settled day. */
export function listConflicts(
  segment: SegmentDraft,
  departsOn: CalendarDate | undefined,
): Conflict[] {
  const { otherwise } = segment;
  if (!otherwise) return [];
  return DOUBTED_FIELDS.flatMap((field) => {
    const taken = field === 'departureDate' ? departsOn : segment[field]?.value;
    const other = toChoice(otherwise, field, departsOn);
    return taken !== undefined && other !== undefined && taken !== other
      ? [{ field, taken, other }]
      : [];
  });
}

/** The value as the traveller picks it. A date without a known year is not a choice. */
function toChoice(
  segment: SegmentDraft,
  field: DoubtedField,
  near: CalendarDate | undefined,
): string | undefined {
  if (field !== 'departureDate') return segment[field]?.value;
  const date = segment.departureDate?.value;
  return toCalendarDate(date && withYearNear(date, near === undefined ? [] : [near]));
}

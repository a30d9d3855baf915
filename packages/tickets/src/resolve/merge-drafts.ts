import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { LegDraft } from '../document.ts';
import { toCalendarDate, withYearNear } from '../flights/near-date.ts';
import { type DoubtedField, DOUBTED_FIELDS } from '../sentences/ticket-sentences.ts';
import { joinDrafts, withoutNames } from '../flights/join-drafts.ts';
import { compareDrafts } from '../flights/same-flight.ts';

/**
 * Structured data and text as one list. Where both tell of a flight, structured data wins, the text fills
 * what it leaves out, and what differs is kept `otherwise`. A text flight that no data tells of stays.
 */
export function mergeDrafts(
  structured: readonly LegDraft[],
  text: readonly LegDraft[],
): LegDraft[] {
  const told = pairDrafts(structured, text);
  const used = new Set([...told.values()].flat());
  const merged = structured.map((leg) => {
    const [other] = told.get(leg) ?? [];
    return other ? joinDrafts(leg, withoutNames(other, leg)) : leg;
  });
  return [...merged, ...text.filter((leg) => !used.has(leg))];
}

/**
 * What the text tells of each flight of the data. What is surely the same is taken first; what is likely the
 * same only where nothing else of the document could be meant.
 */
function pairDrafts(
  structured: readonly LegDraft[],
  text: readonly LegDraft[],
): Map<LegDraft, LegDraft[]> {
  const told = new Map<LegDraft, LegDraft[]>();
  const used = new Set<LegDraft>();
  for (const leg of structured) {
    const same = text.filter((other) => !used.has(other) && compareDrafts(leg, other) === 'sure');
    for (const other of same) used.add(other);
    if (same.length > 0) told.set(leg, same);
  }
  const open = structured.filter((leg) => !told.has(leg));
  const left = text.filter((leg) => !used.has(leg));
  for (const leg of open) {
    const [match, ...more] = left.filter((other) => isLikely(leg, other));
    if (!match || more.length > 0) continue;
    if (open.filter((other) => isLikely(other, match)).length === 1) told.set(leg, [match]);
  }
  return told;
}

function isLikely(a: LegDraft, b: LegDraft): boolean {
  return compareDrafts(a, b) === 'likely';
}

/** A field on which the structured data and the text of a document differ, or two parts of the data. */
export interface Conflict {
  readonly field: DoubtedField;
  /** The value that counts until the traveller decides, and the other one. */
  readonly taken: string;
  readonly other: string;
}

/** What is told in two ways of a leg; `departsOn` is its day as it was settled. */
export function listConflicts(leg: LegDraft, departsOn: CalendarDate | undefined): Conflict[] {
  const { otherwise } = leg;
  if (!otherwise) return [];
  return DOUBTED_FIELDS.flatMap((field) => {
    const taken = field === 'departureDate' ? departsOn : leg[field]?.value;
    const other = toChoice(otherwise, field, departsOn);
    return taken !== undefined && other !== undefined && taken !== other
      ? [{ field, taken, other }]
      : [];
  });
}

/** The value as the traveller picks it. A date whose year nobody knows is no choice. */
function toChoice(
  leg: LegDraft,
  field: DoubtedField,
  near: CalendarDate | undefined,
): string | undefined {
  if (field !== 'departureDate') return leg[field]?.value;
  const date = leg.departureDate?.value;
  return toCalendarDate(date && withYearNear(date, near === undefined ? [] : [near]));
}

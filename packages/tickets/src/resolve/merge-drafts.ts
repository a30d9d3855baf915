import type { LegDraft } from '../document.ts';
import { isSameDay } from './dedupe-legs.ts';

/** A field on which the structured data and the text of a document differ. */
export interface Conflict {
  /** Index in the merged legs. */
  readonly leg: number;
  readonly field: 'from' | 'to' | 'departureTime' | 'arrivalTime';
  readonly structured: string;
  readonly text: string;
}

export interface MergedDrafts {
  readonly legs: readonly LegDraft[];
  readonly conflicts: readonly Conflict[];
}

const COMPARED = ['from', 'to', 'departureTime', 'arrivalTime'] as const;

/**
 * Structured data and text as one list. Where both tell of a flight, structured data wins, the text fills
 * what it leaves out, and what differs is reported. A text flight that no data tells of stays.
 */
export function mergeDrafts(
  structured: readonly LegDraft[],
  text: readonly LegDraft[],
): MergedDrafts {
  const legs: LegDraft[] = [];
  const conflicts: Conflict[] = [];
  const used = new Set<LegDraft>();
  for (const leg of structured) {
    const same = text.filter((other) => !used.has(other) && tellsOfSame(leg, other));
    for (const other of same) used.add(other);
    const [first] = same;
    if (first) conflicts.push(...findConflicts(legs.length, leg, first));
    legs.push({ ...withoutOtherEnds(first, leg), ...leg });
  }
  return { legs: [...legs, ...text.filter((leg) => !used.has(leg))], conflicts };
}

/** The same number on the same day, or, as a codeshare may have two numbers, the same ends and time. */
function tellsOfSame(a: LegDraft, b: LegDraft): boolean {
  if (!isSameDay(a.departureDate?.value, b.departureDate?.value)) return false;
  if (isSameNumber(a.flightNumber?.value, b.flightNumber?.value)) return true;
  const sameEnds = a.from?.value === b.from?.value && a.to?.value === b.to?.value;
  return Boolean(sameEnds && a.from && a.to && isSameMoment(a, b));
}

function isSameNumber(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && (a === b || (/^\d+$/u.test(a) && b.endsWith(a)));
}

function isSameMoment(a: LegDraft, b: LegDraft): boolean {
  const dated = a.departureDate !== undefined && b.departureDate !== undefined;
  return dated && (a.departureTime?.value ?? '') === (b.departureTime?.value ?? '');
}

/** A place of the text is no news where the data has the other one of the pair code and name. */
function withoutOtherEnds(text: LegDraft | undefined, structured: LegDraft): LegDraft {
  if (!text) return {};
  const { fromName, toName, ...rest } = text;
  return {
    ...rest,
    ...(structured.from || !fromName ? {} : { fromName }),
    ...(structured.to || !toName ? {} : { toName }),
  };
}

function findConflicts(leg: number, structured: LegDraft, text: LegDraft): Conflict[] {
  return COMPARED.flatMap((field) => {
    const [a, b] = [structured[field]?.value, text[field]?.value];
    return a !== undefined && b !== undefined && a !== b
      ? [{ leg, field, structured: a, text: b }]
      : [];
  });
}

import type { LegDraft } from '../document.ts';
import { isSameDay } from './dedupe-legs.ts';

/** A field on which the structured data and the text of a document differ, or two parts of the data. */
export interface Conflict {
  /** Index in the merged legs. */
  readonly leg: number;
  readonly field: (typeof COMPARED)[number];
  readonly structured: string;
  readonly text: string;
}

export interface MergedDrafts {
  readonly legs: readonly LegDraft[];
  readonly conflicts: readonly Conflict[];
}

const COMPARED = ['from', 'to', 'departureDate', 'departureTime', 'arrivalTime'] as const;

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
    for (const other of [leg.otherwise, first]) {
      if (other) conflicts.push(...findConflicts(legs.length, leg, other));
    }
    legs.push({ ...withoutOtherEnds(first, leg), ...leg, ...withYear(leg, first) });
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

/** The day as the text has it, where the data, such as a barcode, leaves out the year. */
function withYear(structured: LegDraft, text: LegDraft | undefined): Partial<LegDraft> {
  const { departureDate } = text ?? {};
  const isLonger = structured.departureDate?.value.year === undefined && departureDate?.value.year;
  return departureDate && isLonger ? { departureDate } : {};
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

function findConflicts(leg: number, structured: LegDraft, other: LegDraft): Conflict[] {
  return COMPARED.flatMap((field) => {
    const [a, b] = [toChoice(structured, field), toChoice(other, field)];
    return a !== undefined && b !== undefined && a !== b
      ? [{ leg, field, structured: a, text: b }]
      : [];
  });
}

/** The value as the traveller picks it. A date without its year is no choice. */
function toChoice(leg: LegDraft, field: Conflict['field']): string | undefined {
  if (field !== 'departureDate') return leg[field]?.value;
  const { year, month, day } = leg.departureDate?.value ?? {};
  if (year === undefined) return undefined;
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

import { PLAIN_ENGLISH } from '@ooo/domain/shared/writing';
import type { DocumentFacts, SegmentDraft, TravelDocument } from '../document.ts';
import { dateSegments } from './date-segments.ts';
import { placeSegments } from './place-segments.ts';
import { makeNotes } from './question.ts';
import type { ResolvedSegment } from './resolved-segment.ts';

/**
 * The segments with the days that their own document settles: its day of issue, its order of day and month.
 * Where it leaves a year or an order open, its days stay as they are printed: another document may know.
 */
export function settleDays(
  segments: readonly SegmentDraft[],
  document: TravelDocument,
  facts: DocumentFacts,
): SegmentDraft[] {
  const notes = makeNotes(PLAIN_ENGLISH);
  const dated = dateSegments(placeSegments(segments, notes), document, facts, notes);
  const isOpen =
    notes.warnings.some(({ code }) => code === 'YEAR_ASSUMED') ||
    notes.questions.some(({ field }) => field === 'departureDate');
  return isOpen ? [...segments] : dated.map(toSettledDraft);
}

function toSettledDraft({ draft, departureDate }: ResolvedSegment): SegmentDraft {
  const printed = draft.departureDate;
  if (!printed || !departureDate) return draft;
  const [year = 0, month = 0, day = 0] = departureDate.split('-').map(Number);
  const { ambiguous: _, ...value } = printed.value;
  const { departureShift: _counted, ...rest } = draft;
  return { ...rest, departureDate: { ...printed, value: { ...value, year, month, day } } };
}

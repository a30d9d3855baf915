import type { DocumentFacts, LegDraft, TravelDocument } from '../document.ts';
import { dateLegs } from './date-legs.ts';
import { placeLegs } from './place-legs.ts';
import { makeNotes } from './question.ts';
import type { ResolvedLeg } from './resolved-leg.ts';

/**
 * The legs with the days that their own document settles: its day of issue, its order of day and month.
 * Where it leaves a year or an order open, its days stay as they are printed: another document may know.
 */
export function settleDays(
  legs: readonly LegDraft[],
  document: TravelDocument,
  facts: DocumentFacts,
): LegDraft[] {
  const notes = makeNotes('en');
  const dated = dateLegs(placeLegs(legs, notes), document, facts, notes);
  const isOpen =
    notes.warnings.some(({ code }) => code === 'YEAR_ASSUMED') ||
    notes.questions.some(({ field }) => field === 'departureDate');
  return isOpen ? [...legs] : dated.map(toSettledDraft);
}

function toSettledDraft({ draft, departureDate }: ResolvedLeg): LegDraft {
  const printed = draft.departureDate;
  if (!printed || !departureDate) return draft;
  const [year = 0, month = 0, day = 0] = departureDate.split('-').map(Number);
  const { ambiguous: _, ...value } = printed.value;
  const { departureShift: _counted, ...rest } = draft;
  return { ...rest, departureDate: { ...printed, value: { ...value, year, month, day } } };
}

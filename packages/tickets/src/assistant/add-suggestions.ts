import type { DraftedDocument, LegDraft } from '../document.ts';
import { isSameDay } from '../flights/dedupe-legs.ts';
import { compareDrafts } from '../flights/same-flight.ts';
import { checkSuggestion, takeUnchecked } from './check-suggestion.ts';
import { isUnreadPicture } from './needs-assistant.ts';
import { MAX_SUGGESTED_LEGS, type SuggestedLeg } from './suggested-leg.ts';

/**
 * A document with what an assistant found in it, as far as the document says so. Rules win: of a flight that
 * they know only what is absent is filled, and a new flight needs its day, and its number or both airports. One that tells
 * a known flight differently is left out.
 */
export function addSuggestions(
  drafted: DraftedDocument,
  suggestions: readonly SuggestedLeg[],
): DraftedDocument {
  const { document } = drafted;
  const isBlind = isUnreadPicture(document);
  const found = suggestions
    .slice(0, MAX_SUGGESTED_LEGS)
    .map((leg) => (isBlind ? takeUnchecked(leg) : checkSuggestion(document.lines, leg)));
  const filled = found.reduce(addLeg, drafted);
  if (!isBlind || filled === drafted) return filled;
  const notices = document.notices.filter(({ code }) => code !== 'NO_TEXT');
  return { ...filled, document: { ...filled.document, notices } };
}

function addLeg(drafted: DraftedDocument, found: LegDraft): DraftedDocument {
  const { document, parsed } = drafted;
  const known = [...document.structured, ...parsed.legs];
  const same = known.filter((leg) => compareDrafts(leg, found) === 'sure');
  const fill = (leg: LegDraft): LegDraft => (same.includes(leg) ? fillGaps(leg, found) : leg);
  if (same.length > 0) {
    return {
      document: { ...document, structured: document.structured.map(fill) },
      parsed: { ...parsed, legs: parsed.legs.map(fill) },
    };
  }
  return isFlight(found) && !known.some((leg) => isTwisted(leg, found))
    ? { document, parsed: { ...parsed, legs: [...parsed.legs, found] } }
    : drafted;
}

/** The same number on another day or between other places, or another flight at the same time. */
function isTwisted(known: LegDraft, found: LegDraft): boolean {
  if (found.flightNumber && known.flightNumber?.value === found.flightNumber.value) return true;
  const isAtOnce =
    known.departureTime !== undefined &&
    isSameDay(known.departureDate?.value, found.departureDate?.value) &&
    known.departureTime.value === found.departureTime?.value;
  return isAtOnce || compareDrafts(known, found) === 'likely';
}

function isFlight({ flightNumber, from, to, departureDate }: LegDraft): boolean {
  return departureDate !== undefined && (flightNumber !== undefined || (!!from && !!to));
}

/** An arrival that the rules know by its day or its shift stays as it is. */
function fillGaps(leg: LegDraft, { arrivalDate, ...found }: LegDraft): LegDraft {
  const isOpen = leg.arrivalDate === undefined && leg.dayShift === undefined;
  return { ...found, ...(isOpen && arrivalDate && { arrivalDate }), ...leg };
}

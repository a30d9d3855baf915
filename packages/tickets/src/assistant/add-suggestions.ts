import type { DraftedDocument, SegmentDraft } from '../document.ts';
import { isSameDay } from '../flights/dedupe-segments.ts';
import { compareDrafts } from '../flights/same-flight.ts';
import { checkSuggestion, takeUnchecked } from './check-suggestion.ts';
import { isUnreadPicture } from './needs-assistant.ts';
import { MAX_SUGGESTED_SEGMENTS, type SuggestedSegment } from './suggested-segment.ts';

/**
 * A document with the assistant's findings that the document confirms. Rules win: of a known flight only absent
 * values are filled, and a new flight needs its day, and its number or both airports. One that contradicts a known flight
 * is left out.
 */
export function addSuggestions(
  drafted: DraftedDocument,
  suggestions: readonly SuggestedSegment[],
): DraftedDocument {
  const { document } = drafted;
  const isBlind = isUnreadPicture(document);
  const found = suggestions
    .slice(0, MAX_SUGGESTED_SEGMENTS)
    .map((segment) =>
      isBlind ? takeUnchecked(segment) : checkSuggestion(document.lines, segment),
    );
  const filled = found.reduce(addSegment, drafted);
  if (!isBlind || filled === drafted) return filled;
  const notices = document.notices.filter(({ code }) => code !== 'NO_TEXT');
  return { ...filled, document: { ...filled.document, notices } };
}

function addSegment(drafted: DraftedDocument, found: SegmentDraft): DraftedDocument {
  const { document, parsed } = drafted;
  const known = [...document.structured, ...parsed.segments];
  const same = known.filter((segment) => compareDrafts(segment, found) === 'sure');
  const fill = (segment: SegmentDraft): SegmentDraft =>
    same.includes(segment) ? fillGaps(segment, found) : segment;
  if (same.length > 0) {
    return {
      document: { ...document, structured: document.structured.map(fill) },
      parsed: { ...parsed, segments: parsed.segments.map(fill) },
    };
  }
  return isFlight(found) && !known.some((segment) => isTwisted(segment, found))
    ? { document, parsed: { ...parsed, segments: [...parsed.segments, found] } }
    : drafted;
}

/** The same number on another day or between other places, or another flight at the same time. */
function isTwisted(known: SegmentDraft, found: SegmentDraft): boolean {
  if (found.flightNumber && known.flightNumber?.value === found.flightNumber.value) return true;
  const isAtOnce =
    known.departureTime !== undefined &&
    isSameDay(known.departureDate?.value, found.departureDate?.value) &&
    known.departureTime.value === found.departureTime?.value;
  return isAtOnce || compareDrafts(known, found) === 'likely';
}

function isFlight({ flightNumber, from, to, departureDate }: SegmentDraft): boolean {
  return departureDate !== undefined && (flightNumber !== undefined || (!!from && !!to));
}

/** An arrival whose day or shift the rules know stays as it is. */
function fillGaps(segment: SegmentDraft, { arrivalDate, ...found }: SegmentDraft): SegmentDraft {
  const isOpen = segment.arrivalDate === undefined && segment.dayShift === undefined;
  return { ...found, ...(isOpen && arrivalDate && { arrivalDate }), ...segment };
}

import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { splitSentences } from '../events/split-sentences.ts';
import { type Passage, splitPassages, spotOf } from '../events/passage.ts';
import { blankOut, type Span } from '../../text/span.ts';

/** Phrases for a cancelled flight. */
const SAID =
  /(?<!\p{L})(?:(?:has|have) (?:unfortunately |regrettably |now )?been|is|was|are|were) (?:unfortunately |now )?(?:cancel+ed|withdrawn)(?!\p{L})|(?:ha sido|fue|est[aá]|qued[oó]) (?:cancelado|anulado)(?!\p{L})|wurde (?:leider )?(?:annulliert|storniert|gestrichen)|a été annulé|(?:결항|취소)(?:되었|됐|이 결정)/iu;
/** Words before the number of a flight that was not taken. */
const MISSED =
  /(?<!\p{L})(?:you missed|(?:has |have )?missed (?:your|the|my)|instead of|in place of|perdi(?:ste|ó) (?:tu|su|la|el)|en lugar de(?:l)?|anstelle von)(?!\p{L})/iu;
/** Words before the number of a flight on a waiting list. */
const WAITING =
  /(?<!\p{L})(?:on|onto|added to|joined) (?:the |a )?(?:standby|stand-by|wait(?:ing)?[- ]?)\s?(?:list )?(?:for|on)(?!\p{L})|en (?:la )?lista de espera (?:del?|para)(?!\p{L})|auf der warteliste für(?!\p{L})/iu;
/** What only might happen. */
const MAYBE =
  /(?<!\p{L})(?:if|unless|in case|once|when|whether|si|en caso|cuando|wenn|falls|sollte)(?!\p{L})|경우/iu;
const LONGEST = 600;

/**
 * The lines without what sentences tell of one flight that is off, up to the word that says so: `your flight BA304 from
 * London (LHR) on 9 January at 07:25 has been cancelled`. What follows in the sentence, as the flight instead, stays.
 * Of a flight that was missed, that another one goes instead of, or that someone waits for beside
 * others that are booked, the rest of the sentence goes.
 */
export function withoutSaidCancelled(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => [SAID, MISSED, WAITING].some((said) => said.test(line)))) return lines;
  const kept = [...lines];
  for (const passage of splitPassages(lines)) {
    if (passage.text.length > LONGEST * 4) continue;
    for (const [start, end] of splitSentences(passage.text)) {
      const span = findOff(passage.text.slice(start, Math.min(end, start + LONGEST)));
      if (span) blank(kept, passage, start + span.start, start + span.end);
    }
  }
  return kept;
}

/** The part of a sentence that tells of the flight that is off. */
function findOff(sentence: string): Span | undefined {
  const said = SAID.exec(sentence);
  if (said && isOfOneFlight(sentence.slice(0, said.index))) return { start: 0, end: said.index };
  const missed = MISSED.exec(sentence) ?? WAITING.exec(sentence);
  const rest = missed ? sentence.slice(missed.index) : '';
  return missed && isOfOneFlight(rest) ? { start: missed.index, end: sentence.length } : undefined;
}

function blank(kept: string[], passage: Passage, start: number, end: number): void {
  for (const piece of passage.pieces) {
    const spot = spotOf(passage, Math.max(start, piece.start), end);
    if (spot.line !== piece.line || spot.end <= spot.start) continue;
    kept[spot.line] = blankOut(kept[spot.line] ?? '', [spot]);
  }
}

function isOfOneFlight(told: string): boolean {
  const numbers = findFlightNumbers(told).map(({ value }) => value.flightNumber);
  return new Set(numbers).size === 1 && !MAYBE.test(told);
}

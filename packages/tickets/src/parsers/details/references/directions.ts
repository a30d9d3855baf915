import { findAirport } from '@ooo/atlas/airports';
import type { Found, SegmentDraft } from '../../../document.ts';

const DAYS_OF_MONTH = 31;

/** A part of a journey as travellers call it: outbound, return, or a flight by its place in the list. */
export type Direction = 'there' | 'back' | number;

const THERE = String.raw`(?:outbound|outgoing|departing|departure|going(?: out)?|out|ida|hinflug|aller|andata|가는\s?편|출국(?:\s?편)?|갈\s?때)`;
const BACK = String.raw`(?:return(?:ing)?|inbound|coming back|back|vuelta|regreso|r[üu]ckflug|retour|ritorno|volta|오는\s?편|귀국(?:\s?편)?|올\s?때)`;
const COUNTED = String.raw`(?:구간|여정|flight|segment|leg|sector|tramo|vuelo)\s?(?<count>[1-9])(?!\d)`;

/** The inside of a regular expression for the words of a direction; groups: `there`, `back`, `count`. */
export const DIRECTION_WORDS = String.raw`(?<!\p{L})(?:(?<there>${THERE})|(?<back>${BACK})|${COUNTED})(?:\s(?:flight|trip|journey))?(?!(?!좌석)\p{L})`;

type Groups = Readonly<Record<string, string | undefined>> | undefined;

/** The direction that a match of `DIRECTION_WORDS` names. */
export function directionOf(groups: Groups): Direction {
  if (groups?.['count'] !== undefined) return Number(groups['count']) - 1;
  return groups?.['back'] === undefined ? 'there' : 'back';
}

/**
 * The indexes of the segments of a direction; the return of a round trip begins behind the longest stay, or with its
 * second half.
 */
export function segmentsOfDirection(
  segments: readonly SegmentDraft[],
  direction: Direction,
): readonly number[] {
  if (typeof direction === 'number') return direction < segments.length ? [direction] : [];
  const turn = findTurn(segments);
  if (turn === undefined) return segments.length === 1 && direction === 'there' ? [0] : [];
  return [...segments.keys()].filter((at) => at < turn === (direction === 'there'));
}

/**
 * The index of the first segment of the return; undefined where a journey does not end where it began, or no one
 * knows.
 */
function findTurn(segments: readonly SegmentDraft[]): number | undefined {
  if (segments.length < 2 || !isRound(segments)) return undefined;
  const half = Number.isInteger(segments.length / 2) ? segments.length / 2 : undefined;
  const stays = segments.slice(1).map((segment, at) => countDays(segments[at], segment));
  if (stays.includes(undefined)) return half;
  const longest = Math.max(...stays.map((days) => days ?? 0));
  const isOnlyOne = stays.filter((days) => days === longest).length === 1;
  return isOnlyOne ? stays.indexOf(longest) + 1 : half;
}

/** True for a journey that ends where it began, or in another city of the country that it left. */
function isRound(segments: readonly SegmentDraft[]): boolean {
  const [first, last] = [segments[0], segments.at(-1)];
  const start = (first?.from ?? first?.fromName)?.value;
  const end = (last?.to ?? last?.toName)?.value;
  if (start === undefined || start === end) return start !== undefined;
  const home = countryOf(first?.from);
  const isBack = home !== undefined && home === countryOf(last?.to);
  return isBack && segments.some(({ to }) => to && countryOf(to) !== home);
}

function countryOf(end: Found<string> | undefined): string | undefined {
  return end && findAirport(end.value)?.countryCode;
}

/** About how many days lie between the departures of two segments; undefined where a document gives none. */
function countDays(before: SegmentDraft | undefined, segment: SegmentDraft): number | undefined {
  const [from, to] = [before?.departureDate?.value, segment.departureDate?.value];
  if (!from || !to) return undefined;
  return ((to.month - from.month + 12) % 12) * DAYS_OF_MONTH + to.day - from.day;
}

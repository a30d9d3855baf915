import { findAirport } from '@ooo/atlas/airports';
import type { Found, LegDraft } from '../../../document.ts';

const DAYS_OF_MONTH = 31;

/** A part of a journey as travellers call it: the way there, the way back, or a flight by its place in the list. */
export type Way = 'there' | 'back' | number;

const THERE = String.raw`(?:outbound|outgoing|departing|departure|going(?: out)?|out|ida|hinflug|aller|andata|가는\s?편|출국(?:\s?편)?|갈\s?때)`;
const BACK = String.raw`(?:return(?:ing)?|inbound|coming back|back|vuelta|regreso|r[üu]ckflug|retour|ritorno|volta|오는\s?편|귀국(?:\s?편)?|올\s?때)`;
const COUNTED = String.raw`(?:구간|여정|flight|segment|leg|sector|tramo|vuelo)\s?(?<count>[1-9])(?!\d)`;

/** The inside of a regular expression for the words of a way; groups: `there`, `back`, `count`. */
export const WAY_WORDS = String.raw`(?<!\p{L})(?:(?<there>${THERE})|(?<back>${BACK})|${COUNTED})(?:\s(?:flight|trip|journey))?(?!(?!좌석)\p{L})`;

type Groups = Readonly<Record<string, string | undefined>> | undefined;

/** The way that a match of `WAY_WORDS` names. */
export function wayOf(groups: Groups): Way {
  if (groups?.['count'] !== undefined) return Number(groups['count']) - 1;
  return groups?.['back'] === undefined ? 'there' : 'back';
}

/**
 * The indexes of the legs of a way; the way back of a round trip begins behind the longest stay, or with its second
 * half.
 */
export function legsOfWay(legs: readonly LegDraft[], way: Way): readonly number[] {
  if (typeof way === 'number') return way < legs.length ? [way] : [];
  const turn = findTurn(legs);
  if (turn === undefined) return legs.length === 1 && way === 'there' ? [0] : [];
  return [...legs.keys()].filter((at) => at < turn === (way === 'there'));
}

/** The index of the first leg of the way back; undefined where a journey does not end where it began, or nobody knows. */
function findTurn(legs: readonly LegDraft[]): number | undefined {
  if (legs.length < 2 || !isRound(legs)) return undefined;
  const half = Number.isInteger(legs.length / 2) ? legs.length / 2 : undefined;
  const stays = legs.slice(1).map((leg, at) => countDays(legs[at], leg));
  if (stays.includes(undefined)) return half;
  const longest = Math.max(...stays.map((days) => days ?? 0));
  const isOnlyOne = stays.filter((days) => days === longest).length === 1;
  return isOnlyOne ? stays.indexOf(longest) + 1 : half;
}

/** True for a journey that ends where it began, or in another city of the country that it left. */
function isRound(legs: readonly LegDraft[]): boolean {
  const [first, last] = [legs[0], legs.at(-1)];
  const start = (first?.from ?? first?.fromName)?.value;
  const end = (last?.to ?? last?.toName)?.value;
  if (start === undefined || start === end) return start !== undefined;
  const home = countryOf(first?.from);
  const isBack = home !== undefined && home === countryOf(last?.to);
  return isBack && legs.some(({ to }) => to && countryOf(to) !== home);
}

function countryOf(end: Found<string> | undefined): string | undefined {
  return end && findAirport(end.value)?.countryCode;
}

/** About how many days lie between the departures of two legs; undefined where a document gives none. */
function countDays(before: LegDraft | undefined, leg: LegDraft): number | undefined {
  const [from, to] = [before?.departureDate?.value, leg.departureDate?.value];
  if (!from || !to) return undefined;
  return ((to.month - from.month + 12) % 12) * DAYS_OF_MONTH + to.day - from.day;
}

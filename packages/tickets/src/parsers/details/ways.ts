import type { LegDraft } from '../../document.ts';

/** A part of a journey as travellers call it: the way there, the way back, or a flight by its place in the list. */
export type Way = 'there' | 'back' | number;

const THERE = String.raw`(?:outbound|outgoing|departing|departure|going(?: out)?|out|ida|hinflug|aller|andata|가는\s?편|출국(?:\s?편)?|갈\s?때)`;
const BACK = String.raw`(?:return(?:ing)?|inbound|coming back|back|vuelta|regreso|r[üu]ckflug|retour|ritorno|volta|오는\s?편|귀국(?:\s?편)?|올\s?때)`;
const COUNTED = String.raw`(?:구간|여정|flight|segment|leg|sector|tramo|vuelo)\s?(?<count>[1-9])(?!\d)`;

/** The inside of a regular expression for the words of a way; groups: `there`, `back`, `count`. */
export const WAY_WORDS = String.raw`(?<!\p{L})(?:(?<there>${THERE})|(?<back>${BACK})|${COUNTED})(?:\s(?:flight|trip|journey))?(?!\p{L})`;

type Groups = Readonly<Record<string, string | undefined>> | undefined;

/** The way that a match of `WAY_WORDS` names. */
export function wayOf(groups: Groups): Way {
  if (groups?.['count'] !== undefined) return Number(groups['count']) - 1;
  return groups?.['back'] === undefined ? 'there' : 'back';
}

/** The indexes of the legs of a way; where there are connections, half of the flights are the way there. */
export function legsOfWay(legs: readonly LegDraft[], way: Way): readonly number[] {
  if (typeof way === 'number') return way < legs.length ? [way] : [];
  const half = legs.length / 2;
  const isRound =
    legs.length > 1 && Number.isInteger(half) && legs.at(-1)?.to?.value === legs[0]?.from?.value;
  if (!isRound) return legs.length === 1 && way === 'there' ? [0] : [];
  return [...legs.keys()].filter((at) => at < half === (way === 'there'));
}

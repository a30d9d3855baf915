import { SEAT_WORDS } from '../languages/detail-words.ts';
import { splitCells } from '../text/cells.ts';
import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';

/** One seat as it is printed, `34A` or `07A`, as the inside of a regular expression. */
export const ONE_SEAT = String.raw`0?[1-9]\d?[A-HJ-L]`;
/** One seat or those of several travellers, `34A, 34B`; a star leads to a footnote. */
export const SEATS = String.raw`${ONE_SEAT}\*?(?:\s?[,/&·]\s?${ONE_SEAT}\*?)*`;

/** `5D (was 34H)`: the former seat does not count. */
const BEFORE =
  /(?<=[A-HJ-L]\*?\s{0,2}[(,]?\s?)(?<!\p{L})(?:was|previously|formerly|instead of|before|antes|anterior|vorher|statt|이전|기존)(?!\p{L}).*$/iu;

const SEAT = /(?<![\p{L}\d])0?([1-9]\d?)(?:\s|-)?([A-HJ-L])\*?(?![\p{L}\d])/gu;

/** Seats of a label's value, `34A, 34B`; undefined where there is none, as in `CHECK-IN REQUIRED`. */
export function readSeats(text: string): string | undefined {
  const seats = [...text.slice(0, 200).replace(BEFORE, '').matchAll(SEAT)].map(
    (m) => `${m[1]}${m[2]}`,
  );
  return seats.length > 0 ? joinSeats(seats) : undefined;
}

const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:${SEAT_WORDS.join('|')})(?:\s(?:is|are|es|son|ist|est)(?=\s))?\s?[:：-]?\s?(?:(?:no\.?|number|nr\.?|번호)\s?[:：]?\s?)?((?:\d{1,3}[A-HJ-L](?:\s?[,&/]\s?|\s(?:and|y|und|et|e|및)\s(?=\d))?){1,9})(?![\p{L}\d])`,
  'giu',
);

/** Seats that a word right before them names, wherever on the line: `Mr Muster: seat 22D`. */
export function findNamedSeats(line: string): Hit<string>[] {
  return withoutOverlaps([
    ...collectHits(line, NAMED, (match) => readSeats((match[1] ?? '').toUpperCase())),
    ...findTravellersSeats(line),
  ]);
}

const LABEL = /(?<!\p{L})(?:seats|asientos|sitzplätze|si[eè]ges|좌석)\s?[:：]/iu;
const OF_TRAVELLER = new RegExp(String.raw`\p{L}\s(${ONE_SEAT})$`, 'u');

/** Seats behind the travellers' names: `Seats: Anna Muster 4A | Ben Muster 4B`. */
function findTravellersSeats(line: string): Hit<string>[] {
  const label = LABEL.exec(line);
  if (!label) return [];
  return splitCells(line).flatMap(({ text, end }) => {
    const seat = end > label.index ? OF_TRAVELLER.exec(text)?.[1] : undefined;
    const value = seat === undefined ? undefined : readSeats(seat);
    return value === undefined ? [] : [{ value, start: end - (seat?.length ?? 0), end }];
  });
}

/** Each seat once, in the order of first mention. */
export function joinSeats(seats: readonly string[]): string {
  return [...new Set(seats.flatMap(splitSeats))].join(', ');
}

/** The seats of several travellers, as `joinSeats` puts them together. */
export function splitSeats(seats: string): string[] {
  return seats.split(', ');
}

import { readSeats } from '../../atoms/seat.ts';
import { labelAt } from '../../atoms/labels.ts';
import { splitCells } from '../../text/cells.ts';
import type { Token } from './token.ts';

const SEATS = /^\s{0,12}0?[1-9]\d?[A-HJ-L](?:\s?[,/&]\s?0?[1-9]\d?[A-HJ-L])*\s*$/u;
/** How many lines below its labels the values of a column are, where both were printed cell by cell. */
const REACH = 20;

/** Seats alone on a line below a `Seat` alone on a line: a table whose cells are below each other. */
export function readLoneSeats(lines: readonly string[]): Token[] {
  let label = -Infinity;
  return lines.flatMap((line, at): Token[] => {
    const text = line.trim();
    if (isSeatLabel(text)) label = at;
    if (at - label > REACH || !SEATS.test(line)) return [];
    const value = readSeats(text);
    const start = line.length - line.trimStart().length;
    return value === undefined
      ? []
      : [{ kind: 'seat', value, line: at, start, end: start + text.length }];
  });
}

function isSeatLabel(text: string): boolean {
  if (text === '' || text.length > 24) return false;
  const label = labelAt(text);
  return label?.field === 'seat' && text.length === label.length;
}

const TRAVELLERS =
  /^(?:passengers?|travell?ers?|guests|pasajeros?|viajeros|passageiros?|passagers?|passeggeri|flugg[äa]ste|reisende|탑승객(?:\s?정보)?|승객)\s?[:：]?$/iu;
const NAME = /^(?:\p{Lu}\p{Ll}|[가-힣]{2}|\p{Lu}{2,}\/\p{Lu}{2})[\p{L} .,'’/()-]{0,40}$/u;
const SEAT = /^0?[1-9]\d?[A-HJ-L]$/u;

/** Seats beside names below a `Pasajeros` alone on a line: `Ana Gil   9D   Space Plus`. */
export function readTravellerSeats(lines: readonly string[]): Token[] {
  let isBelow = false;
  return lines.flatMap((line, at): Token[] => {
    const text = line.trim();
    if (text === '' || text.length > 200) isBelow = false;
    if (TRAVELLERS.test(text)) isBelow = true;
    if (!isBelow) return [];
    const [name, seat, ...more] = splitCells(line);
    const isOne = name && seat && NAME.test(name.text) && SEAT.test(seat.text);
    const value =
      isOne && more.every((cell) => !SEAT.test(cell.text)) ? readSeats(seat.text) : undefined;
    return seat && value !== undefined
      ? [{ kind: 'seat', value, line: at, start: seat.start, end: seat.end }]
      : [];
  });
}

import { readSeats } from '../atoms/seat.ts';
import { labelAt } from '../labels.ts';
import type { Token } from './token.ts';

const SEATS = /^\s{0,12}0?[1-9]\d?[A-HJ-L](?:\s?[,/&]\s?0?[1-9]\d?[A-HJ-L])*\s*$/u;
/** Lines that the values of a column stand below its labels, where both were printed cell by cell. */
const REACH = 20;

/** Seats alone on a line below a `Seat` alone on a line: a table whose cells stand below each other. */
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

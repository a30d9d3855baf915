import { isHeading, labelAt } from '../../atoms/labels.ts';
import { type Cell, splitCells } from '../../text/cells.ts';

/** Letters of seats, and the digits that they are read as. */
const READ_AS: Readonly<Record<string, string>> = { 0: 'D', 4: 'A', 6: 'EG', 8: 'B' };
/** Travellers below a heading. */
const MOST_ROWS = 9;
/** Characters by which a value may be away from its heading. */
const SLACK = 6;
const SEAT = /^(\d{1,2})([A-HJ-L])$/u;
/** One or more seats of a traveller: `12A/ 9E`. */
const SEATS = /^\d{1,2}[A-HJ-L](?:\s?[,/]\s?\d{1,2}[A-HJ-L])*$/u;
const LEAST_HEADINGS = 3;
const LONGEST_LOST = 4;
/** A row with a digit for its letter: no plane has a hundred rows. */
const MISREAD = /^(\d{2})([0468])$/u;

/** Seats below their heading as they were printed, `110` above `11E` is `11D`, and a lost heading above nothing but seats. */
export function repairSeats(text: string): string {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.length > 300) continue;
    for (const cell of splitCells(line)) {
      if (isSeatHeading(cell.text)) mendBelow(lines, at, cell);
    }
    mendHeading(lines, at);
  }
  return lines.join('\n');
}

/** Beside other headings, what is not a word is the heading of the seats that alone are below it. */
function mendHeading(lines: string[], at: number): void {
  const line = lines[at] ?? '';
  const cells = splitCells(line);
  const lost = cells.filter(({ text }) => !isHeading(text));
  const [cell, ...more] = lost;
  if (cells.length < LEAST_HEADINGS || !cell || more.length > 0) return;
  if (cell.text.length > LONGEST_LOST || !hasSeatsBelow(lines, at, cell)) return;
  const heading = /[가-힣]/u.test(line) ? '좌석' : 'Seat';
  lines[at] = line.slice(0, cell.start) + heading + line.slice(cell.end);
}

function hasSeatsBelow(lines: readonly string[], heading: number, { start }: Cell): boolean {
  const below = splitCells(lines[heading + 1] || (lines[heading + 2] ?? ''));
  return below.some((cell) => Math.abs(cell.start - start) <= SLACK && SEATS.test(cell.text));
}

function isSeatHeading(text: string): boolean {
  const label = labelAt(text);
  return label?.field === 'seat' && text.slice(label.length).trim() === '';
}

function mendBelow(lines: string[], heading: number, { start }: Cell): void {
  const column: { at: number; cell: Cell }[] = [];
  for (let at = heading + 1; at <= heading + MOST_ROWS; at += 1) {
    const cell = splitCells(lines[at] ?? '').find((one) => Math.abs(one.start - start) <= SLACK);
    if (!cell || !(SEAT.test(cell.text) || MISREAD.test(cell.text))) break;
    column.push({ at, cell });
  }
  const seats = column.flatMap(({ cell }) => (SEAT.test(cell.text) ? cell.text : []));
  for (const { at, cell } of column) {
    const [, row, digit] = MISREAD.exec(cell.text) ?? [];
    const line = lines[at];
    if (row === undefined || digit === undefined || line === undefined) continue;
    const seat = chooseSeat(row, READ_AS[digit] ?? '', seats);
    if (seat) lines[at] = line.slice(0, cell.start) + seat + line.slice(cell.end);
  }
}

/** Fellow travellers sit side by side: of letters that look alike, the one next to a known seat. */
function chooseSeat(row: string, letters: string, known: readonly string[]): string | undefined {
  const isBeside = (letter: string): boolean =>
    [-1, 1].some((by) =>
      known.includes(`${row}${String.fromCodePoint(letter.charCodeAt(0) + by)}`),
    );
  const choices = Array.from(letters).filter((letter) => !known.includes(`${row}${letter}`));
  const letter = choices.find(isBeside) ?? (letters.length === 1 ? choices[0] : undefined);
  return letter === undefined ? undefined : `${row}${letter}`;
}

import { isAirportCode } from '../../atoms/airport-code.ts';
import { isHeading } from '../../atoms/labels.ts';
import { hasFlightNumber } from '../../atoms/flight-number.ts';
import { splitCells } from '../../text/cells.ts';
import type { FoldedLines } from './long-lines.ts';

/** Where a column beside the flights may begin, in characters. */
const LEFTMOST = 30;
/** Lines of it that begin in one place. */
const LEAST_ROWS = 5;
/** Lines of it with a price. */
const LEAST_PRICES = 2;
const GAP = /\s{3}$|[|│]\s{1,4}$/u;
const PRICE =
  /(?:[$€£₩¥]|(?:USD|EUR|GBP|KRW|JPY|CHF|AUD|CAD|MXN)\s?)\d|\d[\d.,]*\s?(?:[€£₩]|USD|EUR|GBP|KRW|원)(?!\p{L})|\d[.,]\d{2}\s*$/u;
const AIRPORT = /^\s*(?:([A-Z]{3})(?=\s{2}|\s*$)|\p{L}[^()]{1,30}\(([A-Z]{3})\))/u;
const TOTAL = /(?<!\p{L})(?:total|gesamt|summe|importe|suma|totale|합계|총액|결제)(?!\p{L})/iu;

/**
 * A column of prices beside the flights put below them, `19:20 GMT, Visa` under what was paid: each line keeps the
 * number that it has in the document.
 */
export function unfoldSidebar(folded: FoldedLines): FoldedLines {
  const { lines, numbers } = folded;
  const bar = findBar(lines);
  if (!bar) return folded;
  const { column, from, to } = bar;
  const left = lines.map((line, at) =>
    at < from || at > to ? line : line.slice(0, column).replace(/[\s|│]+$/u, ''),
  );
  const right = lines.slice(from, to + 1).map((line) => line.slice(column));
  const rows = right.flatMap((text, at) => (text.trim() === '' ? [] : [{ text, at: at + from }]));
  return {
    lines: [...left, '', ...rows.map(({ text }) => text)],
    numbers: [...numbers, numbers.at(-1) ?? 1, ...rows.map(({ at }) => numbers[at] ?? at + 1)],
  };
}

interface Bar {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

function findBar(lines: readonly string[]): Bar | undefined {
  const starts = lines.map((line) => listStarts(line));
  const counts = new Map<number, number>();
  for (const start of starts.flat()) counts.set(start, (counts.get(start) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= LEAST_ROWS)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([column]) => ({
      column,
      from: starts.findIndex((row) => row.includes(column)),
      to: starts.findLastIndex((row) => row.includes(column)),
    }))
    .find(
      (bar) =>
        isSidebar(lines.slice(bar.from, bar.to + 1), bar.column) &&
        !lines
          .slice(Math.max(0, bar.from - 1), bar.from + 1)
          .some((line) => isHeaded(line, bar.column)),
    );
}

/** True where a column is one of a table, by a heading like `Aircraft` over it among others. */
function isHeaded(line: string, column: number): boolean {
  const cells = line.length > 300 ? [] : splitCells(line);
  const own = cells.find(({ start }) => start === column)?.text;
  return (
    own !== undefined && cells.filter(({ text }) => isHeading(text)).length > 2 && isHeading(own)
  );
}

/** Where cells begin on the right of a wide gap. */
function listStarts(line: string): number[] {
  if (line.length > 300) return [];
  return splitCells(line).flatMap(({ start }) =>
    start >= LEFTMOST && GAP.test(line.slice(0, start)) ? [start] : [],
  );
}

/** Flights on the left and prices on the right, some without a counterpart, and nothing spans both. */
function isSidebar(lines: readonly string[], column: number): boolean {
  const left = lines.map((line) => line.slice(0, column));
  const right = lines.map((line) => line.slice(column));
  const isCrossed = lines.some((line) =>
    splitCells(line).some(({ start, end }) => start < column - 1 && end > column),
  );
  const filled = right.filter((text) => text.trim() !== '');
  const prices = filled.filter((text) => PRICE.test(text)).length;
  return (
    !isCrossed &&
    left.some(hasFlightNumber) &&
    !right.some(hasFlightNumber) &&
    !right.some(hasAirport) &&
    filled.some((text) => TOTAL.test(text)) &&
    prices >= LEAST_PRICES &&
    lines.some((line) => line.length > column && /^[\s|│]*$/u.test(line.slice(0, column)))
  );
}

/** An airport at the start of a column is one end of a flight whose other end is on its left. */
function hasAirport(text: string): boolean {
  const [, alone, inBrackets] = AIRPORT.exec(text) ?? [];
  return isAirportCode(alone ?? inBrackets ?? '');
}

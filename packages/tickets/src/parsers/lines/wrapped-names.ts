import { isSurePlace } from '../../atoms/sure-place.ts';
import { type Cell, splitCells } from '../../text/cells.ts';

/** A name that ends with its comma, and the state or country that belongs behind it. */
const BEGIN = /^\p{Lu}[\p{L} .'’/-]{2,30},$/u;
const REGION = /^[A-Z]{2}$/u;
const LONGEST_LINE = 200;
/** Columns by which the region is away from its place. */
const SLACK = 1;

/**
 * Names of places that a narrow column breaks behind their comma, whole: `DENVER INTL,` over `CO`. Every other letter
 * stays where it is.
 */
export function completeNames(lines: readonly string[]): readonly string[] {
  let completed: string[] | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.length > LONGEST_LINE || !/\p{L},(?:\s{2}|\s*$)/u.test(line)) continue;
    for (const begin of splitCells(line)) {
      const rest = BEGIN.test(begin.text) ? findRegion(lines[at + 1] ?? '', begin) : undefined;
      const room = lines[at]?.slice(begin.end, begin.end + REACH) ?? '';
      if (!rest || room.trim() !== '' || !isSurePlace(`${begin.text} ${rest.text}`)) continue;
      completed ??= [...lines];
      completed[at] = put(completed[at] ?? '', begin.end + 1, rest.text);
      completed[at + 1] = put(completed[at + 1] ?? '', rest.start, '  ');
    }
  }
  return completed ?? lines;
}

/** A blank, the region and two blanks. */
const REACH = 5;

function findRegion(line: string, { start }: Cell): Cell | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  return splitCells(line).find(
    (cell) => Math.abs(cell.start - start) <= SLACK && REGION.test(cell.text),
  );
}

function put(line: string, start: number, text: string): string {
  const whole = line.slice(0, start).padEnd(start) + text + line.slice(start + text.length);
  return whole.trimEnd();
}

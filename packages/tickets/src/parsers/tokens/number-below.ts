import { findUncodedFlightNumbers } from '../../atoms/flight-number.ts';
import { splitCells } from '../../text/cells.ts';
import { isOfFlights } from './heading.ts';
import type { Token } from './token.ts';

const NUMBER = /^#?\s?(\d{2,4})$/u;
const LONGEST_LABEL = 20;

/** A number alone in the first cell of a line, below a line that says `FLIGHT` and nothing else: `# 2871   DEPARTS`. */
export function readNumberBelow(lines: readonly string[], at: number): Token[] {
  const above = lines[at - 1]?.trim() ?? '';
  if (above.length > LONGEST_LABEL || /\d/u.test(above) || !isOfFlights(above)) return [];
  const [cell] = splitCells((lines[at] ?? '').slice(0, 200));
  const digits = NUMBER.exec(cell?.text ?? '')?.[1];
  const [hit] = digits === undefined ? [] : findUncodedFlightNumbers(`Flight ${digits}`);
  return cell && hit
    ? [{ kind: 'flight', value: hit.value, line: at, start: cell.start, end: cell.end }]
    : [];
}

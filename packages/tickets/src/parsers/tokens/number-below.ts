import { fliesAs } from '../../atoms/airline.ts';
import { isCommonWord } from '../../atoms/flight-doubts.ts';
import { findUncodedFlightNumbers, toFlightNumber } from '../../atoms/flight-number.ts';
import { splitCells } from '../../text/cells.ts';
import { isOfFlights } from './heading.ts';
import type { Token } from './token.ts';

const NUMBER = /^#?\s?(\d{2,4})$/u;
const CARRIER = /^(?:[A-Z][A-Z\d]|\d[A-Z])$/u;
const LONGEST_LABEL = 20;

/**
 * A number alone in the first cell of a line, below a line that says `FLIGHT` and nothing else: `# 2871   DEPARTS`;
 * or alone on its line below the code of its airline, `QF` over `12`, where that flies and is no word.
 */
export function readNumberBelow(lines: readonly string[], at: number): Token[] {
  const above = lines[at - 1]?.trim() ?? '';
  if (CARRIER.test(above)) return readBelowCarrier(lines[at] ?? '', at, above);
  if (above.length > LONGEST_LABEL || /\d/u.test(above) || !isOfFlights(above)) return [];
  const [cell] = splitCells((lines[at] ?? '').slice(0, 200));
  const digits = NUMBER.exec(cell?.text ?? '')?.[1];
  const [hit] = digits === undefined ? [] : findUncodedFlightNumbers(`Flight ${digits}`);
  return cell && hit
    ? [{ kind: 'flight', value: hit.value, line: at, start: cell.start, end: cell.end }]
    : [];
}

function readBelowCarrier(line: string, at: number, carrier: string): Token[] {
  const digits = line.trim();
  if (!/^\d{1,4}$/u.test(digits) || isCommonWord(carrier) || !fliesAs(carrier)) return [];
  const flightNumber = toFlightNumber(carrier, digits);
  const start = line.indexOf(digits);
  return flightNumber === undefined
    ? []
    : [
        {
          kind: 'flight',
          value: { flightNumber, carrier, sure: digits.length > 1 },
          line: at,
          start,
          end: start + digits.length,
        },
      ];
}

import { isCommonWord } from '../../atoms/flight-doubts.ts';
import { findUncodedFlightNumbers, toFlightNumber } from '../../atoms/flight-number.ts';
import { splitCells } from '../../text/cells.ts';
import { airlineCodeByName, fliesAs } from '../../atoms/airline.ts';
import { isOfFlights } from '../tables/column-kind.ts';
import type { Token } from './token.ts';

const NUMBER = /^#?\s?(\d{2,4})$/u;
const CARRIER = /^(?:[A-Z][A-Z\d]|\d[A-Z])$/u;
const LONGEST_LABEL = 20;
/** Two words or more, the name of an airline perhaps, as narrow cells break it off before its number. */
const NAME = /^\p{Lu}[\p{L}.'’]+(?: [\p{L}.&'’]+){1,4}$/u;
const YEAR = /^20\d\d$/u;
const SLACK = 1;

/**
 * A number alone in the first cell of a line, below a line that says `FLIGHT` and nothing else: `# 2871   DEPARTS`;
 * or alone on its line below the code of its airline, `QF` over `12`, where that flies and is not a word; or in its cell
 * below the name of the airline: `KLM Royal Dutch Airlines` over `1134`.
 */
export function readNumberBelow(lines: readonly string[], at: number): Token[] {
  const above = lines[at - 1]?.trim() ?? '';
  if (CARRIER.test(above)) return readBelowCarrier(lines[at] ?? '', at, above);
  const named = readBelowName(lines, at);
  if (named) return [named];
  if (above.length > LONGEST_LABEL || /\d/u.test(above) || !isOfFlights(above)) return [];
  const [cell] = splitCells((lines[at] ?? '').slice(0, 200));
  const digits = NUMBER.exec(cell?.text ?? '')?.[1];
  const [hit] = digits === undefined ? [] : findUncodedFlightNumbers(`Flight ${digits}`);
  return cell && hit
    ? [{ kind: 'flight', value: hit.value, line: at, start: cell.start, end: cell.end }]
    : [];
}

function readBelowName(lines: readonly string[], at: number): Token | undefined {
  const [name, cell] = [at - 1, at].map((row) => splitCells((lines[row] ?? '').slice(0, 200))[0]);
  if (!name || !cell || Math.abs(name.start - cell.start) > SLACK) return undefined;
  if (!/^\d{2,4}$/u.test(cell.text) || YEAR.test(cell.text) || !NAME.test(name.text))
    return undefined;
  if (airlineCodeByName(name.text) === undefined) return undefined;
  const [hit] = findUncodedFlightNumbers(`${name.text} ${cell.text}`);
  return hit && { kind: 'flight', value: hit.value, line: at, start: cell.start, end: cell.end };
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

import { airlineCodeByName } from '../../atoms/airline.ts';
import { findAirportCodes } from '../../atoms/airport.ts';
import {
  findFlightNumbers,
  findUncodedFlightNumbers,
  type PrintedFlight,
  toFlightNumber,
} from '../../atoms/flight-number.ts';
import { namesOperator } from '../../atoms/labels.ts';
import { findTimes } from '../../atoms/time.ts';
import { type Cell, splitCells } from '../../text/cells.ts';
import type { Hit } from '../../text/hit.ts';
import { splitOnPaper } from '../../text/paper-cells.ts';
import { isFree } from '../../text/span.ts';
import { isOfFlights, isOtherColumn } from '../tables/column-kind.ts';
import { cellUnder, headingOf } from '../tables/columns.ts';
import type { HeadingRow } from '../tables/heading-row.ts';

/** The flight numbers of a line: those with their airlines, else by a label or in their column, else behind `#`. */
export function findLineFlights(
  line: string,
  heading: HeadingRow | undefined,
): readonly Hit<PrintedFlight>[] {
  const coded = findFlightNumbers(line).filter(
    ({ start }) =>
      !namesOperator(line.slice(0, start)) && !isOtherColumn(headingOf(heading, line, start)),
  );
  if (coded.length > 0) return coded;
  const uncoded = [...findUncodedFlightNumbers(line), ...findInColumn(line, heading)];
  return uncoded.length > 0 ? uncoded : findHashNumbers(line);
}

/** `# 2214   Los Angeles, CA - LAX 7:15AM   Nashville, TN - BNA 1:10PM`: a number before both ends of its flight. */
function findHashNumbers(line: string): Hit<PrintedFlight>[] {
  const match = /^\s{0,8}#\s?(\d{2,4})(?=\s)/u.exec(line);
  if (!match || findAirportCodes(line).length < 2 || findTimes(line).length < 2) return [];
  const flight = findUncodedFlightNumbers(`Flight ${match[1]}`)[0];
  return flight ? [{ value: flight.value, start: match.index, end: match[0].length }] : [];
}

/** `# 1074` under `Flight`, of the airline whose name is the cell before: `Delta   486`. */
function findInColumn(line: string, heading: HeadingRow | undefined): Hit<PrintedFlight>[] {
  const column = heading?.findIndex(({ text }) => isOfFlights(text)) ?? -1;
  const cell = heading && column >= 0 ? cellUnder(heading, column, line) : undefined;
  // `06 Mar` below is a day.
  const isWhole =
    cell !== undefined &&
    /^(?!\s\p{L})/u.test(line.slice(cell.end)) &&
    !isUnderOther(cell, line, heading ?? [], column);
  const flight =
    isWhole && /^#?\s?\d{2,4}$/u.test(cell.text)
      ? (ofCellBefore(line, cell) ?? findUncodedFlightNumbers(`Flight ${cell.text}`)[0])
      : undefined;
  return cell && flight ? [{ value: flight.value, start: cell.start, end: cell.end }] : [];
}

/** A time below its heading, in a row that leaves the column of flights open: `1015` under `TIME`. */
function isUnderOther(cell: Cell, line: string, row: HeadingRow, column: number): boolean {
  const onPaper = splitOnPaper(line).find(({ start }) => start === cell.start)?.paper ?? cell;
  const [own, others] = [row[column], row.filter((_, at) => at !== column)];
  const isOwn = own !== undefined && !isFree(onPaper, [own.paper]);
  return !isOwn && others.some(({ paper }) => !isFree(onPaper, [paper]));
}

function ofCellBefore(line: string, { start, text }: Cell): { value: PrintedFlight } | undefined {
  const before = splitCells(line).findLast(({ end }) => end < start);
  const carrier = before && airlineCodeByName(before.text);
  const flightNumber = carrier && toFlightNumber(carrier, text.replace(/\D+/u, ''));
  return carrier && flightNumber ? { value: { flightNumber, carrier, sure: true } } : undefined;
}

import { findFlightNumbers, findUncodedFlightNumbers } from '../../../atoms/flight-number.ts';
import { isHeading, labelAt } from '../../../atoms/labels.ts';
import { readSeats, SEATS } from '../../../atoms/seat.ts';
import { COLUMN_SLACK, sliceColumn, splitCells } from '../../../text/cells.ts';
import { cellUnder } from '../../tables/columns.ts';
import { splitOnPaper } from '../../../text/paper-cells.ts';
import { listRows } from '../../tables/table-rows.ts';

/** Seats that are beside, or below, the flight that they are on. */
export interface NamedSeats {
  /** `LGADFW`, `LH99`, or `99` for a number without its airline. */
  readonly of: string;
  readonly seats: string;
  readonly line: number;
}

const ROUTE = /^([A-Z]{3})\s?(?:[-–—>→/]|to)\s?([A-Z]{3})$/u;
/** The words of a heading besides the flight. */
const SEAT_OF =
  /^(?:seats?|asientos?|sitz(?:platz)?|si[eè]ges?|좌석)(?:\s(?:on|en|auf|sur))?\s?[:：]?\s|\s(?:seats?|좌석)$/iu;
const SEAT = new RegExp(
  String.raw`^(?:(?:[Ss]eat|SEAT|[Aa]siento|ASIENTO|[Ss]itz|[Ss]i[eè]ge|좌석)\s?[:：]?\s?)?(${SEATS})(?![\p{L}\d-])`,
  'u',
);
/**
 * Seats in columns that routes or flights head, a row for each traveller: `MSP > MCO   MCO > MSP`, or in the column of
 * seats in a table of one flight: `MSP - MCO   Seat   Bags`.
 */
export function readSeatColumns(lines: readonly string[]): NamedSeats[] {
  return lines.flatMap((line, at) => {
    if (line.length > 200 || !/[A-Z]/u.test(line)) return [];
    const heads = splitCells(line).flatMap(({ text }) => flightOf(text) ?? []);
    return new Set(heads).size > 1 ? readRows(lines, at) : readTable(lines, at);
  });
}

/** The seats of a table under a flight, next to column names only. */
function readTable(lines: readonly string[], at: number): NamedSeats[] {
  const [first, ...others] = splitOnPaper(lines[at] ?? '');
  const of = first && flightOf(first.text);
  const seats = others.findIndex(({ text }) => labelAt(text)?.field === 'seat');
  if (!first || of === undefined || seats < 0) return [];
  if (!others.every(({ text }) => isHeading(text) && !/\d/u.test(text))) return [];
  return listRows(lines, at, [first, ...others]).flatMap((below) => {
    const text = cellUnder([first, ...others], seats + 1, lines[below] ?? '')?.text ?? '';
    const printed = SEAT.exec(text)?.[1];
    const value = printed === undefined ? undefined : readSeats(printed.toUpperCase());
    return value === undefined ? [] : [{ of, seats: value, line: below }];
  });
}

/** The route or the flight that heads a column: `MSP > MCO`, `Seat KE81`. */
function flightOf(heading: string): string | undefined {
  const text = heading.replace(SEAT_OF, '');
  const [, from, to] = ROUTE.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return `${from}${to}`;
  const flights = findFlightNumbers(text).concat(findUncodedFlightNumbers(text));
  const [flight] = flights;
  return flight?.end === text.length && flight.start === 0 ? flight.value.flightNumber : undefined;
}

function readRows(lines: readonly string[], at: number): NamedSeats[] {
  const row = splitOnPaper(lines[at] ?? '');
  const named: NamedSeats[] = [];
  for (const below of listRows(lines, at, row)) {
    const line = lines[below] ?? '';
    if (findFlightNumbers(line).length > 0) break;
    for (const [column, { text, start }] of row.entries()) {
      const of = flightOf(text);
      const inColumn = sliceColumn(
        line,
        start - COLUMN_SLACK,
        (row[column + 1]?.start ?? line.length + COLUMN_SLACK) - COLUMN_SLACK,
      );
      const under = cellUnder(row, column, line)?.text ?? '';
      const printed = (SEAT.exec(inColumn) ?? SEAT.exec(under))?.[1];
      const seats = printed === undefined ? undefined : readSeats(printed.toUpperCase());
      if (of !== undefined && seats !== undefined) named.push({ of, seats, line: below });
    }
  }
  return named;
}

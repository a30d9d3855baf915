import type { SegmentDraft } from '../../document.ts';
import { readAircraft } from '../../atoms/aircraft.ts';
import { findBaggage, readBaggage } from '../../atoms/baggage.ts';
import { findDurations } from '../../atoms/duration.ts';
import { findDates } from '../../atoms/date.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { readSeats } from '../../atoms/seat.ts';
import { readMeal } from '../../atoms/meal.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import { cellUnder } from '../tables/columns.ts';
import { type HeadingRow, readHeadingRow } from '../tables/heading-row.ts';
import { splitOnPaper } from '../../text/paper-cells.ts';
import { defined } from '@ooo/domain/shared/defined';
import {
  flightFields,
  foundIfAny,
  foundIn,
  type Line,
  momentFields,
  placeFields,
} from '../lines/line-reader.ts';
import { readEnds } from './ends.ts';
import { type Layout, splitBlocks } from './layout.ts';

const HEADINGS = {
  from: /^(?:from|origin|desde|origen|von|de|출발지?|출발 from|departure (?:airport|city)|departs? from)$/iu,
  to: /^(?:to|destination|hacia|destino|nach|[aà]|도착지?|도착 to|arrival (?:airport|city)|arrives? (?:at|in))$/iu,
  flight:
    /^(?:flights?|(?:flight|flt)(?: (?:no\.?|nr\.?|number))?|vuelo|flug(?:nummer)?|편명|편명 flight|항공편)$/iu,
  date: /^(?:date|day|travel date|flight date|dep(?:arture)?\.? date|fecha|datum|날짜|출발일|탑승일)$/iu,
  departure:
    /^(?:depart(?:s|ure|ing)?|(?:dep\.?|departure)(?: time)?|std|etd|leaves|salida|hora salida|abflug|출발\s?시[간각]|time)$/iu,
  arrival:
    /^(?:arriv(?:es?|al|ing)|(?:arr\.?|arrival)(?: time)?|sta|eta|llegada|hora llegada|ankunft|도착\s?시[간각])$/iu,
  duration: /^(?:duration|flight time|flying time|duraci[oó]n|dauer|(?:비행|소요)\s?시간)$/iu,
  seat: /^(?:seats?|seat no\.?|asientos?|sitz(?:platz)?|좌석(?:\s?번호)?)$/iu,
  meal: /^(?:meals?|comidas?|mahlzeit|기내식)$/iu,
  baggage:
    /^(?:bags?|baggage|baggage allowance|allowance|checked bag(?:gage|s)?|equipaje|gepäck|(?:무료\s?)?수하물)$/iu,
  aircraft:
    /^(?:aircraft(?: type)?|equipment|equip\.?|eqp|type|avi[oó]n|equipo|flugzeug(?:typ)?|기종)$/iu,
  other: /^\p{L}[\p{L} ./]{0,30}$/u,
} as const;

type Heading = keyof typeof HEADINGS;

interface Columns {
  readonly row: HeadingRow;
  readonly headings: readonly Heading[];
}

/** Columns of freight. */
const FREIGHT = /^(?:pcs|pieces|wt|weight|awb|uld|chargeable weight)\.?$/iu;

const LABELLED = /^\s*\p{L}[\p{L} .]{2,30}[:：]\s/u;
const MAX_ROWS_BELOW = 60;
/** Units, a second language or a rule may be between the heading and the first row. */
const MOST_LINES_TO_ROW = 6;
/** A boarding pass has its departure time in a line of its own below the row. */
const LABELS_BELOW = 6;

/**
 * A table with a heading for each column, in any order: `From  To  Flight  Departure  Arrival …`, a row for
 * each flight, cells that may wrap. Agencies, Asiana and what mails become as text.
 */
export const itineraryTable: Layout = {
  id: 'itinerary-table',
  recognises: ({ lines }) => (findTable(lines) < 0 ? 0 : 0.6),
  parse: ({ lines }) => {
    const at = findTable(lines);
    const columns = findColumns(lines[at] ?? '');
    if (!columns) return { segments: [] };
    const rows = splitBlocks(
      lines.slice(0, at + MAX_ROWS_BELOW),
      (line, index) => index > at && hasOneFlight(line, columns),
      4,
    );
    return {
      segments: rows.flatMap((row) => {
        const segment = readRow(untilEmpty(lines.slice(row.from, row.to)), row.from, columns);
        return segment
          ? [{ ...readEnds(lines, { ...row, to: row.from + LABELS_BELOW }, readTime), ...segment }]
          : [];
      }),
    };
  },
};

/** The line that heads the columns, with a flight's number close below it. */
function findTable(lines: readonly string[]): number {
  return lines.findIndex((line, at) => {
    const columns = findColumns(line);
    const below = lines.slice(at + 1, at + 1 + MOST_LINES_TO_ROW);
    return columns !== undefined && below.some((row) => hasOneFlight(row, columns));
  });
}

/** A row has one number, whatever reads like one in the columns of gates and seats. */
function hasOneFlight(line: string, { row, headings }: Columns): boolean {
  const count = findFlightNumbers(line).length;
  if (count < 2) return count === 1;
  return (
    findFlightNumbers(cellUnder(row, headings.indexOf('flight'), line)?.text ?? '').length === 1
  );
}

/** Cells wrap up to the next empty line, or one that a label starts or that heads other columns. */
function untilEmpty(row: readonly string[]): readonly string[] {
  const end = row.findIndex((text, at) => text.trim() === '' || (at > 0 && isOver(text)));
  return end < 0 ? row : row.slice(0, end);
}

function isOver(text: string): boolean {
  return LABELLED.test(text) || readHeadingRow(text) !== undefined;
}

function readTime(end: FlightEnd, line: Line, value: string): Partial<SegmentDraft> | undefined {
  const time = value.replace(/^time\s?:?\s/iu, '');
  return /^\d{1,2}:?\d{2}/u.test(time) ? momentFields(end, line, time.slice(0, 16)) : undefined;
}

/** The columns of a heading line; undefined for a line that does not head the ends and the flight. */
function findColumns(line: string): Columns | undefined {
  if (line.length > 300 || !/flight|flt|vuelo|flug|편/iu.test(line)) return undefined;
  const row = splitOnPaper(line);
  if (row.some(({ text }) => FREIGHT.test(text))) return undefined;
  const headings = row.flatMap((cell) => headingOf(cell.text) ?? []);
  const has = (heading: Heading): boolean => headings.includes(heading);
  const whole = has('from') && has('to') && has('flight') && (has('date') || has('departure'));
  return whole && headings.length === row.length ? { row, headings } : undefined;
}

function headingOf(text: string): Heading | undefined {
  const entry = Object.entries(HEADINGS).find(([, pattern]) => pattern.test(text.trim()));
  return entry ? (entry[0] as Heading) : undefined;
}

/** The content of a column; bars between all cells of a row make the columns certain. */
function cellIn(heading: HeadingRow, column: number, text: string): string {
  const cells = text.includes('|') ? splitOnPaper(text) : [];
  const cell = cells.length === heading.length ? cells[column] : cellUnder(heading, column, text);
  return cell?.text ?? '';
}

function readRow(
  row: readonly string[],
  from: number,
  { row: heading, headings }: Columns,
): SegmentDraft | undefined {
  const line: Line = { text: row[0] ?? '', at: from };
  const cell = (wanted: Heading): string => {
    const column = headings.indexOf(wanted);
    if (column < 0) return '';
    return row
      .map((text) => cellIn(heading, column, text))
      .join(' ')
      .trim();
  };
  const moment = (side: FlightEnd): string =>
    cell(headings.includes(side) ? side : side === 'departure' ? 'from' : 'to');
  const flight =
    findFlightNumbers(cell('flight'))[0]?.value ?? findFlightNumbers(line.text)[0]?.value;
  const date = findDates(cell('date'))[0]?.value;
  if (!flight) return undefined;
  // `EQUIP.` may head what may be checked.
  const equipment = findBaggage(cell('aircraft'))[0]?.value;
  const baggage = readBaggage(cell('baggage')) ?? equipment;
  const aircraft = equipment === undefined ? readAircraft(cell('aircraft')) : undefined;
  const duration = findDurations(cell('duration'), { labelled: true })[0]?.value;
  return defined({
    ...flightFields(line, flight.flightNumber),
    ...placeFields('from', line, cell('from')),
    ...placeFields('to', line, cell('to')),
    ...(date ? { departureDate: foundIn(line, date) } : {}),
    ...momentFields('departure', line, moment('departure'), { bare: true }),
    ...momentFields('arrival', line, moment('arrival'), { bare: true }),
    durationMin: foundIfAny(line, duration),
    baggage: foundIfAny(line, baggage),
    seat: foundIfAny(line, readSeats(cell('seat'))),
    meal: foundIfAny(line, readMeal(cell('meal'))),
    aircraft: foundIfAny(line, aircraft),
  });
}

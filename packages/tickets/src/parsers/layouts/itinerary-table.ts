import type { LegDraft } from '../../document.ts';
import { readAircraft } from '../atoms/aircraft.ts';
import { readBaggage } from '../atoms/baggage.ts';
import { findDurations } from '../atoms/duration.ts';
import { findDates } from '../atoms/date.ts';
import { findFlightNumbers } from '../atoms/flight-number.ts';
import { readSeats } from '../atoms/seat.ts';
import { sliceColumn, splitCells } from '../text/cells.ts';
import { definedOnly } from '../text/defined.ts';
import {
  type Line,
  flightFields,
  foundIn,
  momentFields,
  placeFields,
} from '../text/line-reader.ts';
import { type End, readEnds } from './ends.ts';
import { type Layout, splitBlocks } from './layout.ts';

const HEADINGS = {
  from: /^(?:from|origin|desde|origen|von|출발지?|출발 from)$/iu,
  to: /^(?:to|destination|hacia|destino|nach|도착지?|도착 to)$/iu,
  flight: /^(?:flight|flight no\.?|flight number|flt|vuelo|flug|편명|편명 flight)$/iu,
  date: /^(?:date|travel date|fecha|datum|날짜|출발일)$/iu,
  departure: /^(?:departure|departs|dep\.?|dep time|salida|abflug|출발시간|출발시각|time)$/iu,
  arrival: /^(?:arrival|arrives|arr\.?|arr time|llegada|ankunft|도착시간|도착시각)$/iu,
  duration: /^(?:duration|duraci[oó]n|dauer|비행시간)$/iu,
  seat: /^(?:seats?|asientos?|sitz(?:platz)?|좌석(?:번호)?)$/iu,
  baggage: /^(?:bag|baggage|baggage allowance|equipaje|gepäck|수하물)$/iu,
  aircraft: /^(?:aircraft|equipment|eqp|avi[oó]n|flugzeug|기종)$/iu,
  other: /^\p{L}[\p{L} ./]{0,30}$/u,
} as const;

type Heading = keyof typeof HEADINGS;

interface Column {
  readonly heading: Heading;
  readonly start: number;
  readonly end: number;
}

const MAX_ROWS_BELOW = 60;
/** A boarding pass has its departure time in a line of its own below the row. */
const LABELS_BELOW = 6;

/**
 * A table with a heading for each column, in any order: `From  To  Flight  Departure  Arrival …`, a row for
 * each flight, cells that may wrap. Agencies, Asiana and what mails become as text.
 */
export const itineraryTable: Layout = {
  id: 'itinerary-table',
  recognises: ({ lines }) => (lines.some((line) => findColumns(line) !== undefined) ? 0.6 : 0),
  parse: ({ lines }) => {
    const at = lines.findIndex((line) => findColumns(line) !== undefined);
    const columns = findColumns(lines[at] ?? '') ?? [];
    const rows = splitBlocks(
      lines.slice(0, at + MAX_ROWS_BELOW),
      (line, index) => index > at && findFlightNumbers(line).length === 1,
      4,
    );
    return {
      legs: rows.flatMap((row) => {
        const leg = readRow(untilEmpty(lines.slice(row.from, row.to)), row.from, columns);
        return leg
          ? [{ ...readEnds(lines, { ...row, to: row.from + LABELS_BELOW }, readTime), ...leg }]
          : [];
      }),
    };
  },
};

/** Cells wrap up to the next empty line. */
function untilEmpty(row: readonly string[]): readonly string[] {
  const empty = row.findIndex((text) => text.trim() === '');
  return empty < 0 ? row : row.slice(0, empty);
}

function readTime(end: End, line: Line, value: string): Partial<LegDraft> | undefined {
  return /^\d{1,2}:?\d{2}/u.test(value) ? momentFields(end, line, value.slice(0, 16)) : undefined;
}

/** The columns of a heading line; undefined for a line that does not head the ends and the flight. */
function findColumns(line: string): readonly Column[] | undefined {
  if (line.length > 300 || !/flight|flt|vuelo|flug|편명/iu.test(line)) return undefined;
  const cells = splitCells(line);
  const columns = cells.flatMap((cell, index): Column[] => {
    const heading = headingOf(cell.text);
    return heading ? [{ heading, start: cell.start, end: cells[index + 1]?.start ?? 1000 }] : [];
  });
  const has = (heading: Heading): boolean => columns.some((column) => column.heading === heading);
  const whole = has('from') && has('to') && has('flight') && (has('date') || has('departure'));
  return whole && columns.length === cells.length ? columns : undefined;
}

function headingOf(text: string): Heading | undefined {
  const entry = Object.entries(HEADINGS).find(([, pattern]) => pattern.test(text.trim()));
  return entry ? (entry[0] as Heading) : undefined;
}

function readRow(
  row: readonly string[],
  from: number,
  columns: readonly Column[],
): LegDraft | undefined {
  const line: Line = { text: row[0] ?? '', at: from };
  const cell = (heading: Heading): string => {
    const column = columns.find((each) => each.heading === heading);
    if (!column) return '';
    return row
      .map((text) => sliceColumn(text, column.start, column.end))
      .join(' ')
      .trim();
  };
  const flight =
    findFlightNumbers(cell('flight'))[0]?.value ?? findFlightNumbers(line.text)[0]?.value;
  const date = findDates(cell('date'))[0]?.value;
  if (!flight) return undefined;
  const baggage = readBaggage(cell('baggage'));
  const seat = readSeats(cell('seat'));
  const aircraft = readAircraft(cell('aircraft'));
  const duration = findDurations(cell('duration'), { labelled: true })[0]?.value;
  return definedOnly({
    ...flightFields(line, flight.flightNumber),
    ...placeFields('from', line, cell('from')),
    ...placeFields('to', line, cell('to')),
    ...(date ? { departureDate: foundIn(line, date) } : {}),
    ...momentFields('departure', line, cell('departure'), { bare: true }),
    ...momentFields('arrival', line, cell('arrival'), { bare: true }),
    durationMin: duration === undefined ? undefined : foundIn(line, duration),
    baggage: baggage === undefined ? undefined : foundIn(line, baggage),
    seat: seat === undefined ? undefined : foundIn(line, seat),
    aircraft: aircraft === undefined ? undefined : foundIn(line, aircraft),
  });
}

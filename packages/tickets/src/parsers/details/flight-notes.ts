import { groupBy } from '@ooo/domain/shared/group-by';
import { joinFields } from '../../flights/join-fields.ts';
import type { Found, SegmentDraft } from '../../document.ts';
import { findAirportCodes } from '../../atoms/airport.ts';
import { findDates } from '../../atoms/date.ts';
import { findFlightNumbers, type PrintedFlight } from '../../atoms/flight-number.ts';
import { joinSeats, readSeats, SEATS } from '../../atoms/seat.ts';
import { findTimes } from '../../atoms/time.ts';
import { type Hit, makeFound } from '../../text/hit.ts';
import { isFree } from '../../text/span.ts';
import { readDetails } from '../tokens/read-detail.ts';
import { readShapes } from '../tokens/read-shapes.ts';
import { ofKind, type Token } from '../tokens/token.ts';

/** A note about a flight, apart from its lines. */
interface FlightNote {
  readonly flightNumber: string;
  readonly fields: Partial<SegmentDraft>;
}

export interface NotedLines {
  /** The lines, with the lines of notes emptied. */
  readonly lines: readonly string[];
  readonly notes: readonly FlightNote[];
}

const SEATS_ONLY = new RegExp(String.raw`^[\s:]{1,60}(${SEATS})\s*$`, 'u');
/** Lines around a flight's number in which its times are. */
const NEAR = 3;
const MAX_LINE = 160;

/**
 * Takes the lines that give details of a flight told elsewhere, below the passengers or in a list of their own:
 * `AC140 21A`, `TK1722   Airbus A321neo   Meal: Hot meal`. The number on them is a reference, and no flight.
 */
export function takeFlightNotes(lines: readonly string[]): NotedLines {
  const flights = lines.map((line) =>
    line.length <= MAX_LINE && /\d/u.test(line) ? findFlightNumbers(line) : [],
  );
  const counts = groupBy(flights.flat(), ({ value }) => value.flightNumber);
  const isAgain = (hit: Hit<PrintedFlight>): boolean =>
    (counts.get(hit.value.flightNumber)?.length ?? 0) > 1;
  const candidates = flights.map((hits, at) => {
    const [flight, ...more] = hits;
    return flight && more.length === 0 && isAgain(flight) ? readNote(lines, at, flight) : undefined;
  });
  if (candidates.every((note) => note === undefined)) return { lines, notes: [] };
  const isTimed = lines.map(
    (line, at) => candidates[at] === undefined && line.length < 300 && findTimes(line).length > 0,
  );
  const near = (at: number, reach: number): boolean =>
    isTimed.slice(Math.max(0, at - reach), at + reach + 1).includes(true);
  const told = new Set(
    lines.flatMap((_, at) =>
      candidates[at] === undefined && near(at, NEAR) && !isList(lines[at] ?? '', flights[at] ?? [])
        ? (flights[at] ?? []).map(({ value }) => value.flightNumber)
        : [],
    ),
  );
  const isNote = candidates.map(
    (note, at) => note !== undefined && told.has(note.flightNumber) && !near(at, 1),
  );
  return {
    lines: lines.map((line, at) => (isNote[at] ? '' : line)),
    notes: candidates.flatMap((note, at) => (note && isNote[at] ? [note] : [])),
  };
}

/** `Seats: KL1508 14C / KL6034 at check-in`: several numbers without a route tell of none of the flights. */
function isList(line: string, flights: readonly Hit<PrintedFlight>[]): boolean {
  return flights.length > 1 && findTimes(line).length === 0 && findAirportCodes(line).length === 0;
}

function readNote(
  lines: readonly string[],
  at: number,
  flight: Hit<PrintedFlight>,
): FlightNote | undefined {
  const line = lines[at] ?? '';
  const tokens = [...readDetails([line], 0), ...readShapes(line, 0, undefined)];
  // `DURACIÓN: 01:05` is no time of day.
  const durations = ofKind(tokens, 'duration');
  const moments = [...findTimes(line), ...findDates(line)].filter((hit) => isFree(hit, durations));
  if (moments.length > 0) return undefined;
  const codes = findAirportCodes(line);
  const seat = readSeat(line, at, Math.max(flight.end, ...codes.map(({ end }) => end)));
  if (codes.length > 0 && !seat.seat) return undefined;
  const fields = { ...seat, ...readFields(tokens, line, at) };
  return Object.keys(fields).length === 0
    ? undefined
    : { flightNumber: flight.value.flightNumber, fields };
}

function readSeat(line: string, at: number, from: number): Partial<SegmentDraft> {
  const seats = readSeats(SEATS_ONLY.exec(line.slice(from))?.[1] ?? '');
  return seats === undefined ? {} : { seat: makeFound(seats, 'shapes', line, at) };
}

/** The details of a line's tokens. Holds because a token has the kind of its field. */
export function readFields(
  tokens: readonly Token[],
  line: string,
  at: number,
): Partial<SegmentDraft> {
  const found = <T>(token: Token, value: T): Found<T> =>
    makeFound(value, 'shapes', line, at, token);
  const entries = (['aircraft', 'meal', 'baggage', 'operatedBy', 'seat'] as const).flatMap(
    (kind) => {
      const token = ofKind(tokens, kind)[0];
      return token ? [[kind, found(token, token.value)] as const] : [];
    },
  );
  const duration = ofKind(tokens, 'duration')[0];
  return {
    ...(Object.fromEntries(entries) as Partial<SegmentDraft>),
    ...(duration ? { durationMin: found(duration, duration.value) } : {}),
  };
}

/** The segments with their notes; several notes for one flight name the seats of several travellers. */
export function addFlightNotes(
  segments: readonly SegmentDraft[],
  notes: readonly FlightNote[],
): SegmentDraft[] {
  return segments.map((segment) => {
    const own = notes.filter(({ flightNumber }) => flightNumber === segment.flightNumber?.value);
    const [first, ...others] = own.map(({ fields }) => fields);
    if (!first) return segment;
    const seats = [segment.seat, first.seat, ...others.map(({ seat }) => seat)].filter(
      (seat) => seat !== undefined,
    );
    const [seat] = seats;
    return {
      ...joinFields(...others, first),
      ...segment,
      ...(seat ? { seat: { ...seat, value: joinSeats(seats.map(({ value }) => value)) } } : {}),
    };
  });
}

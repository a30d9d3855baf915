import { findAircraft } from '../../atoms/aircraft.ts';
import { findAirportCodes } from '../../atoms/airport.ts';
import { findBaggage } from '../../atoms/baggage.ts';
import { findDates } from '../../atoms/date.ts';
import { findDurations, findLoneMinutes } from '../../atoms/duration.ts';
import {
  findFlightNumbers,
  findUncodedFlightNumbers,
  type PrintedFlight,
  toFlightNumber,
} from '../../atoms/flight-number.ts';
import { airlineCodeByName } from '../../atoms/airline.ts';
import { type Cell, splitCells } from '../../text/cells.ts';
import { findMeals } from '../../atoms/meal.ts';
import { findOperators } from '../../atoms/operator.ts';
import { findNamedSeats } from '../../atoms/seat.ts';
import { findTimes } from '../../atoms/time.ts';
import { namesOperator, namesOtherEvent } from '../../atoms/labels.ts';
import type { Hit } from '../../text/hit.ts';
import { cellUnder, headingOf } from '../tables/columns.ts';
import type { HeadingRow } from '../tables/heading-row.ts';
import { isOfFlights, isOtherColumn } from '../tables/column-kind.ts';
import { splitOnPaper } from '../../text/paper-cells.ts';
import { blankOut, isFree, type Span } from '../../text/span.ts';
import { isClock } from './is-clock.ts';
import { findRowSeats } from './row-seats.ts';
import { type Token, toTokens } from './token.ts';

/** What a time is of, behind it: `15:20  인천공항 3층 미팅`, `20:30 공항으로 이동`. */
const OTHER_BEHIND =
  /^[^\d]{0,20}(?:\d층[^\d]{0,24})?(?:미팅|집합|체크아웃|체크인|이동(?![가-힣]))|^\s{1,12}(?:meet|pick-?up|drop-?off|check-?(?:in|out)|transfer to)(?!\p{L})/iu;

/** What stands between the codes of a way: an arrow or a dash, and names. */
const ON_THE_WAY = /^\)?\s?(?:->|→|➔|✈|–|—|-|>|⇒)\s?(?:[\p{L} .,'’/]{2,30})?\(?$/u;

/** What shows on a line by its shape alone; dates and times of other events are left out. */
export function readShapes(line: string, at: number, heading: HeadingRow | undefined): Token[] {
  const aircraft = findAircraft(line);
  const printed = findDurations(line);
  const coded = findFlightNumbers(line).filter(
    ({ start }) =>
      !namesOperator(line.slice(0, start)) && !isOtherColumn(headingOf(heading, line, start)),
  );
  const uncoded = [...findUncodedFlightNumbers(line), ...findInColumn(line, heading)];
  const bare = coded.length + uncoded.length > 0 ? [] : findHashNumbers(line);
  const flights = coded.length > 0 ? coded : uncoded.length > 0 ? uncoded : bare;
  const isOfNone = printed.length + aircraft.length + flights.length === 0;
  const durations = printed.length > 0 || isOfNone ? printed : findLoneMinutes(line);
  const dates = findDates(line);
  const airports = withoutStops(findAirportCodes(line), line, flights.length);
  const isFlights = (hit: Span): boolean =>
    !namesOtherEvent(line.slice(0, hit.start)) &&
    !isOtherColumn(headingOf(heading, line, hit.start));
  const others = dates.filter((date) => !isFlights(date));
  // `주문일시   2027. 2. 1. 오후 9:12`
  const isOfOtherDay = ({ start }: Span): boolean =>
    others.some((date) => date.end <= start && /^[\s,.]{0,3}$/u.test(line.slice(date.end, start)));
  const times = findTimes(line, { bare: true });
  const named = findNamedSeats(line);
  // `DEP  SAPPORO (CTS)  11APR27  16:00  NH070  24K`: a row of one end has its seat at the end.
  const isOfEnd = times.length === 1 && dates.length > 0;
  const isRow = flights.length === 1 && named.length === 0 && (times.length > 1 || isOfEnd);
  const baggage = findBaggage(line);
  const seats = isRow
    ? findRowSeats(line, heading, { hasAircraft: aircraft.length > 0 }).filter(
        (hit) => isFree(hit, baggage) && (!isOfEnd || hit.end === line.trimEnd().length),
      )
    : named;
  const isOfFlight = [flights, aircraft, durations, seats, baggage].some(
    ({ length }) => length > 0,
  );
  const masked = isOfFlight
    ? blankOut(line, [flights, airports, dates, times, durations, aircraft, seats, baggage].flat())
    : line;
  return [
    ...toTokens(
      'flight',
      at,
      flights.filter((hit) => isFree(hit, aircraft)),
    ),
    ...toTokens('airport', at, airports),
    ...toTokens('date', at, dates.filter(isFlights)),
    ...toTokens(
      'time',
      at,
      times.filter(
        (hit) =>
          isFlights(hit) &&
          !isOfOtherDay(hit) &&
          !OTHER_BEHIND.test(line.slice(hit.end)) &&
          isFree(hit, durations) &&
          isFree(hit, flights) &&
          isFree(hit, dates) &&
          isClock(hit, line, {
            dates,
            heading,
            hasFlight: flights.length > 0,
            airports,
          }),
      ),
    ),
    ...toTokens('duration', at, durations),
    ...toTokens('aircraft', at, aircraft),
    ...toTokens('meal', at, findMeals(masked, { isOfFlight })),
    ...toTokens('baggage', at, baggage),
    ...toTokens('seat', at, seats),
    ...toTokens('operatedBy', at, findOperators(line)),
  ];
}

/** The ends of one flight that stops on its way: `QF1  Sydney (SYD) > Singapore (SIN) > London (LHR)`. */
function withoutStops(
  airports: readonly Hit<string>[],
  line: string,
  flights: number,
): readonly Hit<string>[] {
  const [first, stop, last, ...more] = airports;
  if (flights !== 1 || !first || !stop || !last || more.length > 0) return airports;
  const isWay = [line.slice(first.end, stop.start), line.slice(stop.end, last.start)].every((gap) =>
    ON_THE_WAY.test(gap),
  );
  return isWay && first.value !== last.value ? [first, last] : airports;
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

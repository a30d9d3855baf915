import type { PartialDate } from '../../document.ts';
import { findAircraft } from '../atoms/aircraft.ts';
import { findAirportCodes } from '../atoms/airport.ts';
import { findBaggage } from '../atoms/baggage.ts';
import { findDates } from '../atoms/date.ts';
import { findDurations } from '../atoms/duration.ts';
import {
  findFlightNumbers,
  findUncodedFlightNumbers,
  type PrintedFlight,
} from '../atoms/flight-number.ts';
import { findMeals } from '../atoms/meal.ts';
import { findNamedSeats } from '../atoms/seat.ts';
import { findTimes } from '../atoms/time.ts';
import { labelWords, namesOtherEvent } from '../labels.ts';
import type { Hit } from '../text/hit.ts';
import {
  cellUnder,
  type HeadingRow,
  headingOf,
  isOfFlights,
  isOfTimes,
  isOtherColumn,
  roleOfHeading,
} from './heading.ts';
import { type Token, toTokens } from './token.ts';

/** What stands behind is the flight of who flies it, in the same cell: `Operated by: AUSTRIAN AIRLINES AG OS 126`. */
const OPERATED = new RegExp(
  String.raw`(?<!\p{L})(?:${labelWords('operatedBy').join('|')})(?!\p{L})(?:\S|\s(?!\s)){0,50}$`,
  'iu',
);
/** What makes four digits a time: a label before them, or the other time of a range. */
const CLOCK_BEFORE =
  /(?:(?<!\p{L})(?:dep|arr|etd|eta|std|sta|lv|ar|departs?|arrives?|at)[.:]?\s{0,2}|\d{4}\s?[-–→>]\s?)$/iu;
/** What a time is of, behind it: `15:20  인천공항 3층 미팅`, `20:30 공항으로 이동`. */
const OTHER_BEHIND =
  /^[^\d]{0,20}(?:\d층[^\d]{0,24})?(?:미팅|집합|체크아웃|체크인|이동(?![가-힣]))|^\s{1,3}(?:meet|pick-?up|drop-?off|check-?(?:in|out)|transfer to)(?!\p{L})/iu;
const CLOCK_AFTER = /^\s?[-–→>]\s?\d{4}(?!\d)/u;

/** What shows on a line by its shape alone; dates and times of other events are left out. */
export function readShapes(line: string, at: number, heading: HeadingRow | undefined): Token[] {
  const aircraft = findAircraft(line);
  const durations = findDurations(line);
  const coded = findFlightNumbers(line).filter(({ start }) => !OPERATED.test(line.slice(0, start)));
  const uncoded = [...findUncodedFlightNumbers(line), ...findInColumn(line, heading)];
  const flights = coded.length > 0 ? coded : uncoded;
  const dates = findDates(line);
  const airports = findAirportCodes(line);
  const isFlights = (hit: Span): boolean =>
    !namesOtherEvent(line.slice(0, hit.start)) &&
    !OTHER_BEHIND.test(line.slice(hit.end)) &&
    !isOtherColumn(headingOf(heading, line, hit.start));
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
      findTimes(line, { bare: true }).filter(
        (hit) =>
          isFlights(hit) &&
          isFree(hit, durations) &&
          isFree(hit, flights) &&
          isFree(hit, dates) &&
          isClock(hit, line, {
            dates,
            heading,
            isOfFlight: flights.length > 0 || airports.length > 0,
          }),
      ),
    ),
    ...toTokens('duration', at, durations),
    ...toTokens('aircraft', at, aircraft),
    ...toTokens('meal', at, findMeals(line)),
    ...toTokens('baggage', at, findBaggage(line)),
    ...toTokens('seat', at, findNamedSeats(line)),
  ];
}

/** `# 1074` under `Flight`. */
function findInColumn(line: string, heading: HeadingRow | undefined): Hit<PrintedFlight>[] {
  const column = heading?.findIndex(({ text }) => isOfFlights(text)) ?? -1;
  const cell = heading && column >= 0 ? cellUnder(heading, column, line) : undefined;
  const flight = /^#?\s?\d{2,4}$/u.test(cell?.text ?? '')
    ? findUncodedFlightNumbers(`Flight ${cell?.text}`)[0]
    : undefined;
  return cell && flight ? [{ value: flight.value, start: cell.start, end: cell.end }] : [];
}

interface Around {
  readonly dates: readonly Hit<PartialDate>[];
  readonly heading: HeadingRow | undefined;
  /** True where the line has a flight or an airport. */
  readonly isOfFlight: boolean;
}

/**
 * Four digits are a time where a label or a heading says so, in a range, or right after a date: `DEP 1020`,
 * `0705-0850`, `05NOV  1710`. After a date without a year, 2026 may be its year.
 */
function isClock(hit: Span, line: string, { dates, heading, isOfFlight }: Around): boolean {
  const text = line.slice(hit.start, hit.end);
  if (!/^#?\d{4}/u.test(text)) return true;
  if (isOfFlight && CLOCK_BEFORE.test(line.slice(Math.max(0, hit.start - 12), hit.start)))
    return true;
  if (isOfFlight && CLOCK_AFTER.test(line.slice(hit.end, hit.end + 9))) return true;
  const over = headingOf(heading, line, hit.start);
  if (isOfTimes(over) || roleOfHeading(over) !== undefined) return true;
  const date = dates.find(({ end }) => /^\s{1,4}$/u.test(line.slice(end, hit.start)));
  return date !== undefined && (date.value.year !== undefined || !/^20[2-5]/u.test(text));
}

/** True where nothing that is taken reaches into a hit. */
export function isFree(hit: Span, taken: readonly Span[]): boolean {
  return !taken.some((other) => hit.start < other.end && other.start < hit.end);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

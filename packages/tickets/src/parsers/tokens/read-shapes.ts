import { findAircraft } from '../../atoms/aircraft.ts';
import { findAirportCodes } from '../../atoms/airport.ts';
import { findBaggage } from '../../atoms/baggage.ts';
import { findDates } from '../../atoms/date.ts';
import { findDurations, findLoneMinutes } from '../../atoms/duration.ts';
import { namesOtherEvent } from '../../atoms/labels.ts';
import { findMeals } from '../../atoms/meal.ts';
import { findOperators } from '../../atoms/operator.ts';
import { findNamedSeats } from '../../atoms/seat.ts';
import { findTimes, type PrintedTime } from '../../atoms/time.ts';
import { BOARDED_BEHIND } from '../../languages/boarding-words.ts';
import type { Hit } from '../../text/hit.ts';
import { blankOut, isFree, type Span } from '../../text/span.ts';
import { isOtherColumn } from '../tables/column-kind.ts';
import { headingOf } from '../tables/columns.ts';
import type { HeadingRow } from '../tables/heading-row.ts';
import { isClock } from './is-clock.ts';
import { findLineFlights } from './line-flights.ts';
import { findRowSeats } from './row-seats.ts';
import { type Token, toTokens } from './token.ts';

/** The event of a time, behind it: `15:20  인천공항 3층 미팅`, `20:30 공항으로 이동`. */
const OTHER_BEHIND =
  /^[^\d]{0,20}(?:\d층[^\d]{0,24})?(?:미팅|집합|체크아웃|체크인|이동(?![가-힣]))|^\s{1,12}(?:meet|pick-?up|drop-?off|check-?(?:in|out)|transfer to)(?!\p{L})/iu;

/** The text between the codes of a route: an arrow or a dash, and names. */
const ON_THE_WAY = /^\)?\s?(?:->|→|➔|✈|–|—|-|>|⇒)\s?(?:[\p{L} .,'’/]{2,30})?\(?$/u;

/** What shows on a line by its shape alone; dates and times of other events are left out. */
export function readShapes(line: string, at: number, heading: HeadingRow | undefined): Token[] {
  const aircraft = findAircraft(line);
  const printed = findDurations(line);
  const flights = findLineFlights(line, heading);
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
  const isFlightTime = (hit: Hit<PrintedTime>): boolean =>
    isFlights(hit) &&
    !isOfOtherDay(hit) &&
    !OTHER_BEHIND.test(line.slice(hit.end)) &&
    !BOARDED_BEHIND.test(line.slice(hit.end)) &&
    isFree(hit, [...durations, ...flights, ...dates]) &&
    isClock(hit, line, { dates, heading, hasFlight: flights.length > 0, airports });
  const baggage = findBaggage(line);
  const seats = findSeats(line, heading, { flights, aircraft, times, dates, baggage });
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
    ...toTokens('time', at, times.filter(isFlightTime)),
    ...toTokens('duration', at, durations),
    ...toTokens('aircraft', at, aircraft),
    ...toTokens('meal', at, findMeals(masked, { isOfFlight })),
    ...toTokens('baggage', at, baggage),
    ...toTokens('seat', at, seats),
    ...toTokens('operatedBy', at, findOperators(line)),
  ];
}

interface AroundSeats {
  readonly flights: readonly Span[];
  readonly aircraft: readonly Span[];
  readonly times: readonly Span[];
  readonly dates: readonly Span[];
  readonly baggage: readonly Span[];
}

/** The seats that a line names, or in a row of one flight those that are in a cell of their own. */
function findSeats(
  line: string,
  heading: HeadingRow | undefined,
  { flights, aircraft, times, dates, baggage }: AroundSeats,
): readonly Hit<string>[] {
  const named = findNamedSeats(line);
  // `DEP  SAPPORO (CTS)  11APR27  16:00  NH070  24K`: a row of one end has its seat at the end.
  const isOfEnd = times.length === 1 && dates.length > 0;
  const isRow = flights.length === 1 && named.length === 0 && (times.length > 1 || isOfEnd);
  if (!isRow) return named;
  return findRowSeats(line, heading, { hasAircraft: aircraft.length > 0 }).filter(
    (hit) => isFree(hit, baggage) && (!isOfEnd || hit.end === line.trimEnd().length),
  );
}

/** The ends of one flight that stops on its way: `QF1  Sydney (SYD) > Singapore (SIN) > London (LHR)`. */
function withoutStops(
  airports: readonly Hit<string>[],
  line: string,
  flights: number,
): readonly Hit<string>[] {
  const [first, stop, last, ...more] = airports;
  if (flights !== 1 || !first || !stop || !last || more.length > 0) return airports;
  const isRoute = [line.slice(first.end, stop.start), line.slice(stop.end, last.start)].every(
    (gap) => ON_THE_WAY.test(gap),
  );
  return isRoute && first.value !== last.value ? [first, last] : airports;
}

import type { Found, SegmentDraft } from '../../document.ts';
import { airlineOf } from '../../atoms/airline.ts';
import { joinSeats } from '../../atoms/seat.ts';
import { makeFound } from '../../text/hit.ts';
import { chooseRoute, type Sides } from '../grouping/choose-route.ts';
import { follows } from '../grouping/follows.ts';
import type { TokenGroup } from '../grouping/group.ts';
import type { Judge, PlaceToken } from '../grouping/route-fit.ts';
import { type Token, type TokenKind, type TokenOf, ofKind } from '../tokens/token.ts';

const CORE: ReadonlySet<TokenKind> = new Set(['flight', 'airport', 'place', 'time']);

/** Characters that another line is as far away as. */
const LINE = 40;

/** Makes a segment of the tokens of one flight. */
export function assembleSegment(
  group: TokenGroup,
  lines: readonly string[],
  judge: Judge,
): SegmentDraft {
  const found = <T>(token: Token, value: T): Found<T> =>
    makeFound(value, 'shapes', lines[token.line] ?? '', token.line, token);
  const { places, times } = chooseRoute(group.tokens, judge);
  const first = Math.min(
    ...[group.flight, places.departure, places.arrival, times.departure, times.arrival].map(
      (token) => token?.line ?? Infinity,
    ),
  );
  const dates = takeDates(withoutEarlier(listDates(group.tokens, lines), first), times);
  const { flight } = group;
  const duration = findDuration(group.tokens, times);
  const late = dates.departure ? undefined : times.departure?.value.dayShift;
  const shift = shiftFrom(times.arrival?.value.dayShift, late);
  const airline = airlineOf(flight.value.flightNumber);
  return {
    flightNumber: found(flight, flight.value.flightNumber),
    ...(airline ? { airline: found(flight, airline) } : {}),
    ...placeOf('from', places.departure, found),
    ...placeOf('to', places.arrival, found),
    ...(dates.departure ? { departureDate: found(dates.departure, dates.departure.value) } : {}),
    ...(times.departure
      ? { departureTime: found(times.departure, times.departure.value.time) }
      : {}),
    ...(times.departure && late ? { departureShift: found(times.departure, late) } : {}),
    ...(dates.arrival ? { arrivalDate: found(dates.arrival, dates.arrival.value) } : {}),
    ...(times.arrival ? { arrivalTime: found(times.arrival, times.arrival.value.time) } : {}),
    ...(times.arrival && shift !== undefined ? { dayShift: found(times.arrival, shift) } : {}),
    ...(duration ? { durationMin: found(duration, duration.value) } : {}),
    ...details(group.tokens, found),
  };
}

/**
 * How long a flight takes. Of several, what is with the day above it is of its direction, where another is
 * between its times or below them: `Thu 18 Feb   Kraków → Reykjavik   12h 10m` over `06:10`, `2h 40m`, `07:50`.
 */
function findDuration(
  tokens: readonly Token[],
  { departure, arrival }: Sides<TokenOf<'time'>>,
): TokenOf<'duration'> | undefined {
  const [first, ...others] = ofKind(tokens, 'duration');
  if (!first || !departure || !arrival || first.line >= departure.line) return first;
  const isOfDay = ofKind(tokens, 'date').some(({ line }) => line === first.line);
  const own = others.find(({ line }) => line >= departure.line);
  return isOfDay && own ? own : first;
}

/** Where the departure is told as days after the first one of a journey, so is the arrival. */
function shiftFrom(arrival: number | undefined, departure = 0): number | undefined {
  return arrival === undefined ? undefined : Math.max(0, arrival - departure);
}

type MakeFound = <T>(token: Token, value: T) => Found<T>;

function placeOf(
  side: 'from' | 'to',
  token: PlaceToken | undefined,
  found: MakeFound,
): Partial<SegmentDraft> {
  if (!token) return {};
  const value = found(token, token.value);
  if (token.kind === 'airport') return side === 'from' ? { from: value } : { to: value };
  return side === 'from' ? { fromName: value } : { toName: value };
}

function details(tokens: readonly Token[], found: MakeFound): Partial<SegmentDraft> {
  const entries = (['aircraft', 'meal', 'baggage', 'operatedBy'] as const).flatMap((kind) => {
    const token = ofKind(tokens, kind)[0];
    return token ? [[kind, found(token, token.value)] as const] : [];
  });
  const seats = ofKind(tokens, 'seat');
  const [first] = seats;
  return {
    ...Object.fromEntries(entries),
    ...(first ? { seat: found(first, joinSeats(seats.map(({ value }) => value))) } : {}),
  };
}

/** One date is the departure's; a second one is the arrival's where it is the same day or soon after. */
function takeDates(
  tokens: readonly TokenOf<'date'>[],
  times: Sides<TokenOf<'time'>>,
): Sides<TokenOf<'date'>> {
  const [only] = tokens;
  if (tokens.length === 1 && only && isArrivals(only, times)) {
    return { departure: undefined, arrival: only };
  }
  const departure =
    findBeside(tokens, times) ??
    tokens.find((token) => token.role === 'departure') ??
    tokens.find((token) => token.role === undefined) ??
    tokens[0];
  const after = departure ? tokens.slice(tokens.indexOf(departure) + 1) : [];
  const arrivals = after.filter(
    (token) => token.role !== 'departure' && departure && follows(departure.value, token.value),
  );
  return { departure, arrival: nearest(arrivals, times.arrival) };
}

/** The dates without those above a flight over which another one is: the nearest heads it. */
function withoutEarlier(tokens: readonly TokenOf<'date'>[], first: number): TokenOf<'date'>[] {
  const above = tokens.filter(({ line, role }) => line < first && role === undefined);
  const last = above.at(-1)?.line ?? 0;
  return tokens.filter((token) => !above.includes(token) || token.line >= last - 1);
}

/** The date before both times of a line, unless it is the arrival's: a label elsewhere says less. */
function findBeside(
  tokens: readonly TokenOf<'date'>[],
  { departure, arrival }: Sides<TokenOf<'time'>>,
): TokenOf<'date'> | undefined {
  if (!departure || departure.line !== arrival?.line) return undefined;
  const beside = tokens.find(
    ({ line, start }) => line === departure.line && start < departure.start,
  );
  return beside?.role === 'arrival' ? undefined : beside;
}

/** Of several days that the arrival may be on, the one beside its time. */
function nearest(
  dates: readonly TokenOf<'date'>[],
  time: TokenOf<'time'> | undefined,
): TokenOf<'date'> | undefined {
  const [first, ...others] = dates;
  if (!first || !time) return first;
  const distanceTo = (date: Token): number => {
    const lines = Math.abs(date.line - time.line);
    if (lines > 0) return lines * LINE + Math.abs(date.start - time.start);
    return date.end <= time.start ? time.start - date.end : date.start - time.end;
  };
  return others.reduce((best, date) => (distanceTo(date) < distanceTo(best) ? date : best), first);
}

/** `2:30PM   SUN 17JAN 8:50AM`: a date between the two times of a line is the day of arrival. */
function isArrivals(
  date: TokenOf<'date'>,
  { departure, arrival }: Sides<TokenOf<'time'>>,
): boolean {
  if (date.role !== undefined) return date.role === 'arrival';
  if (departure?.line !== date.line || arrival?.line !== date.line) return false;
  return departure.start < date.start && date.start < arrival.start;
}

/** The dates of a flight; one that is below it after an empty line belongs to the payment, or of the next. */
function listDates(tokens: readonly Token[], lines: readonly string[]): TokenOf<'date'>[] {
  const core = tokens.filter(({ kind }) => CORE.has(kind));
  const last = core.at(-1)?.line ?? 0;
  return ofKind(tokens, 'date').filter(
    ({ line }) =>
      line <= last || lines.slice(last + 1, line).every((between) => between.trim() !== ''),
  );
}

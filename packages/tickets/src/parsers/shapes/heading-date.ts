import type { Found, SegmentDraft, PartialDate } from '../../document.ts';
import { makeFound } from '../../text/hit.ts';
import { follows } from '../grouping/follows.ts';
import type { TokenGroup } from '../grouping/group.ts';
import { type Token, type TokenOf, ofKind } from '../tokens/token.ts';

/** Days from the date above a flight to its arrival. */
const MOST_DAYS = 2;

/** All tokens of a document, and which of them are of a flight. */
export interface HeadedTokens {
  readonly tokens: readonly Token[];
  readonly lines: readonly string[];
  readonly taken: ReadonlySet<Token>;
}

/**
 * A flight without a date of its own is on the day of the last date above it: certainly where that date heads
 * flights, less so where it is the date of another one. A day of arrival that does not fit is the better witness.
 * A day that is only beside or below the arrival is the arrival's, where another one heads the flight, or the flight
 * before it too: `Mon 18 Jan` over `08:50 OSL`, `11:15 HEL`, and below them `17:30 HEL`, `13:15 ICN, Tue 19 Jan`.
 */
export function withHeadingDate(
  segment: SegmentDraft,
  group: TokenGroup,
  headed: HeadedTokens,
): SegmentDraft {
  const { tokens, lines, taken } = headed;
  const start = tokens.indexOf(group.tokens[0] ?? group.flight);
  const above = findHeadingDate(tokens.slice(0, start));
  if (segment.departureDate) {
    const heads =
      above &&
      (taken.has(above)
        ? headsBoth(segment, above, tokens)
        : headsOnly(tokens.slice(0, start), above));
    return heads ? asArrival(segment, segment.departureDate, above, lines) : segment;
  }
  if (!above)
    return segment.arrivalDate ? { ...segment, departureDate: segment.arrivalDate } : segment;
  if (segment.arrivalDate && !follows(above.value, segment.arrivalDate.value, MOST_DAYS))
    return segment;
  const isAnothers = tokens.some(({ kind, line }) => kind === 'time' && line === above.line);
  const foundBy = isAnothers ? 'inferred' : 'shapes';
  const line = lines[above.line] ?? '';
  return { ...segment, departureDate: makeFound(above.value, foundBy, line, above.line, above) };
}

/** The last date above a flight; one of several on a line, as of a span of days, heads none. */
function findHeadingDate(before: readonly Token[]): TokenOf<'date'> | undefined {
  const last = ofKind(before, 'date').at(-1);
  const isSpan = ofKind(before, 'date').some(
    ({ line, value }) =>
      line === last?.line && (value.day !== last.value.day || value.month !== last.value.month),
  );
  return isSpan ? undefined : last;
}

/** True where nothing of another flight is between a date and the flight that it heads. */
function headsOnly(before: readonly Token[], date: Token): boolean {
  return before.slice(before.indexOf(date) + 1).every(({ kind }) => isOfRoute(kind));
}

/**
 * True where a day of the flight before heads a connection too: without a time beside it, where the day below is on the
 * arrival's own line.
 */
function headsBoth(segment: SegmentDraft, above: Token, tokens: readonly Token[]): boolean {
  const { departureDate, arrivalTime } = segment;
  if (departureDate?.line === undefined || departureDate.line !== arrivalTime?.line) return false;
  if (startOf(departureDate) < startOf(arrivalTime)) return false;
  return !tokens.some(({ kind, line }) => kind === 'time' && line === above.line);
}

function startOf({ span }: Found<unknown>): number {
  return span?.start ?? 0;
}

function isOfRoute(kind: Token['kind']): boolean {
  return kind === 'airport' || kind === 'place' || kind === 'duration';
}

function asArrival(
  segment: SegmentDraft,
  printed: Found<PartialDate>,
  above: TokenOf<'date'>,
  lines: readonly string[],
): SegmentDraft {
  const [departs, arrives, date] = [segment.departureTime, segment.arrivalTime, printed].map(
    (found) => found?.line,
  );
  if (segment.arrivalDate || !departs || !arrives || !date) return segment;
  const isBehind = departs < arrives && arrives <= date;
  if (!isBehind || !isNext(above.value, printed.value)) return segment;
  const line = lines[above.line] ?? '';
  return {
    ...segment,
    departureDate: makeFound(above.value, 'shapes', line, above.line, above),
    arrivalDate: printed,
  };
}

/** True for a later day that an arrival may be on. */
function isNext(departure: PartialDate, arrival: PartialDate): boolean {
  if (arrival.month === departure.month && arrival.day <= departure.day) return false;
  const isBack = (departure.month - arrival.month + 12) % 12 === 1;
  return !isBack && follows(departure, arrival, MOST_DAYS);
}

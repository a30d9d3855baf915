import { toMinutes } from '@ooo/domain/shared/wall-time';
import { listPlaces } from './list-places.ts';
import type { Fit, Judge, PlaceToken } from './route-fit.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';
import { type Token, type TokenKind, type TokenOf, ofKind } from '../tokens/token.ts';

/** Columns between the two ends of a flight that are beside each other. */
const COLUMN = 15;
/** Ends and times beyond these are of other flights. */
const MOST = 5;

const OF_ROUTE: ReadonlySet<TokenKind> = new Set(['airport', 'place', 'time']);

export interface Sides<T> {
  readonly departure: T | undefined;
  readonly arrival: T | undefined;
}

/** Which ends and times among the tokens of a flight are its own, and how they fit each other. */
export interface ChosenRoute {
  readonly places: Sides<PlaceToken>;
  readonly times: Sides<TokenOf<'time'>>;
  readonly fit: Fit;
}

/** Boarding, the gate and the clock of a phone that shows a pass are at most so long before the departure. */
const BOARDING_MIN = 120;

/** Labels first, else order; but neighbours that a printed duration proves go before what does not fit. */
export function chooseRoute(all: readonly Token[], judge: Judge): ChosenRoute {
  const tokens = takeRow(all);
  const times = ofKind(tokens, 'time');
  const places = besideTimes(inColumns(withoutRepeats(listPlaces(tokens))), tokens, times);
  const usual = { places: takeSides(places), times: takeSides(times) };
  const durations = ofKind(tokens, 'duration').map(({ value }) => value);
  const date = ofKind(tokens, 'date')[0]?.value;
  const fitOf = (ends: Sides<PlaceToken>, clocks: Sides<TokenOf<'time'>>): Fit => {
    const [from, to] = [ends.departure, ends.arrival];
    const [departure, arrival] = [clocks.departure?.value.time, clocks.arrival?.value.time];
    if (!from || !to || !departure || !arrival) return 'unknown';
    return judge({ from, to, departure, arrival, durations, date });
  };
  const fit = fitOf(usual.places, usual.times);
  if (fit === 'impossible' && isOfBoarding(usual.times, tokens)) {
    return { ...usual, times: { ...usual.times, arrival: undefined }, fit: 'unknown' };
  }
  if (fit === 'proved' || durations.length === 0) return { ...usual, fit };
  for (const ends of listNeighbours(places)) {
    for (const clocks of listPairs(times)) {
      if (fitOf(ends, clocks) === 'proved') return { places: ends, times: clocks, fit: 'proved' };
    }
  }
  return { ...usual, fit };
}

/** A time shortly before the departure, with no label, day or place beside it: what a pass says of boarding, whatever it calls it. */
function isOfBoarding(
  { departure, arrival }: Sides<TokenOf<'time'>>,
  tokens: readonly Token[],
): boolean {
  if (!departure || !arrival || arrival.role || arrival.value.dayShift) return false;
  const isBesideEnd = [departure, ...listPlaces(tokens), ...ofKind(tokens, 'date').slice(1)].some(
    ({ line }) => line === arrival.line,
  );
  const before = toMinutes(departure.value.time) - toMinutes(arrival.value.time);
  return !isBesideEnd && before > 0 && before <= BOARDING_MIN;
}

/** A line that has the number, two ends and two times is a whole flight: other ends and times around it are not its. */
function takeRow(tokens: readonly Token[]): readonly Token[] {
  const flight = tokens.find(({ kind }) => kind === 'flight');
  const isOfRow = (token: Token): boolean => token.line === flight?.line;
  const row = tokens.filter(isOfRow);
  const ends = new Set(listPlaces(row).map(({ value }) => value)).size;
  if (ends !== 2 || ofKind(row, 'time').length !== 2) return tokens;
  return tokens.filter((token) => !OF_ROUTE.has(token.kind) || isOfRow(token));
}

/** Of more than two ends those that are beside the two times, each on its line, as below the route of a journey. */
function besideTimes(
  places: PlaceToken[],
  tokens: readonly Token[],
  times: readonly TokenOf<'time'>[],
): PlaceToken[] {
  if (places.length < 3 || times.length !== 2) return places;
  const beside = times.map(({ line }) => listPlaces(tokens).filter((place) => place.line === line));
  const [from, to] = beside.map(([place, ...more]) => (more.length > 0 ? undefined : place));
  return from && to && from.value !== to.value ? [from, to] : places;
}

/** A departure before its arrival, the nearest first: what is between may be beside another column. */
function listPairs<T extends { readonly role?: FlightEnd }>(tokens: readonly T[]): Sides<T>[] {
  const few = tokens.slice(0, MOST);
  const apart = few.flatMap((departure, at) =>
    few
      .slice(at + 2)
      .flatMap((arrival) => (isTurned(departure, arrival) ? [] : [{ departure, arrival }])),
  );
  return [...listNeighbours(tokens), ...apart];
}

/** A departure right before its arrival; labels that say otherwise are right. */
function listNeighbours<T extends { readonly role?: FlightEnd }>(tokens: readonly T[]): Sides<T>[] {
  return tokens.slice(0, MOST).flatMap((departure, at) => {
    const arrival = tokens[at + 1];
    return arrival && !isTurned(departure, arrival) ? [{ departure, arrival }] : [];
  });
}

function isTurned(
  departure: { readonly role?: FlightEnd },
  arrival: { readonly role?: FlightEnd },
): boolean {
  return departure.role === 'arrival' || arrival.role === 'departure';
}

/** The same place said twice in a row (name and code, or a repeated heading) is one place. */
function withoutRepeats<T extends { value: string }>(tokens: readonly T[]): T[] {
  return tokens.filter(
    (token, at) => tokens.findIndex((other) => other.value === token.value) === at,
  );
}

/** A name in place of a code lost in a picture is a line below the other code: the left one departs. */
function inColumns(places: PlaceToken[]): PlaceToken[] {
  const [first, second, ...more] = places;
  if (!first || !second || first.kind === second.kind) return places;
  const isBeside = second.line - first.line <= 2 && second.start + COLUMN < first.start;
  return isBeside ? [second, first, ...more] : places;
}

function takeSides<T extends { role?: FlightEnd }>(tokens: readonly T[]): Sides<T> {
  const departure = tokens.find((token) => token.role === 'departure');
  const arrival = tokens.find((token) => token.role === 'arrival');
  const free = tokens.filter((token) => token.role === undefined);
  if (departure && arrival) return { departure, arrival };
  if (departure)
    return { departure, arrival: free[0] ?? tokens.find((token) => token !== departure) };
  if (arrival) return { departure: free[0], arrival };
  return { departure: free[0], arrival: free[1] };
}

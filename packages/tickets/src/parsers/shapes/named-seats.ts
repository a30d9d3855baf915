import type { LegDraft } from '../../document.ts';
import { findFlightNumbers } from '../atoms/flight-number.ts';
import { joinSeats, readSeats } from '../atoms/seat.ts';
import { type NamedSeats, readSeatColumns } from './seat-columns.ts';
import { makeFound } from '../text/hit.ts';

const SEATS = String.raw`0?[1-9]\d?[A-L]\*?(?:\s?[,/&]\s?0?[1-9]\d?[A-L]\*?)*(?![\p{L}\d])`;
const LABEL = String.raw`(?:(?:seats?|좌석|asientos?|sitzpl(?:atz|[äa]tze)|si[eè]ges?|stoel(?:en)?)\s?[:：]?\s?)?`;
const ROUTE = String.raw`(?<![\p{L}\d])(?<from>[A-Z]{3})(?:\s?(?:[-–—]{1,2}|→|>|\/|to)\s?|\s{2,10})(?<to>[A-Z]{3})`;
/** `LGA - DFW: 34A` and `34A (LGA-DFW)`. */
const BY_ROUTE = [
  new RegExp(String.raw`${ROUTE}\s{0,2}[:：]?\s{0,6}(?<seats>${LABEL}${SEATS})`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d])(?<seats>${SEATS})\s?\(${ROUTE}\)`, 'giu'),
];
/** `26F* (LH 99)` and `LH 99: 26F`. */
const BY_FLIGHT = [
  new RegExp(
    String.raw`(?<![\p{L}\d])(?<seats>${SEATS})\s?\((?<flight>[A-Z\d]{2}\s?\d{1,4})\)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?<flight>[A-Z\d]{2}\s?\d{1,4})\s?[:：]\s?(?<seats>${LABEL}${SEATS})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?<flight>[A-Z\d]{2}\s?\d{2,4})\s{1,6}(?<seats>${SEATS})(?=\s{2}|\s?$)`,
    'gu',
  ),
];
/** A flight, and on its line each traveller with a seat: `VN431   MOON/JIHOO 28A   YEO/SARANG 28B`. */
const TRAVELLERS =
  /^\s{0,6}(?<flight>[A-Z\d]{2}\s?\d{2,4})\s{1,12}(?=\p{Lu}+\/\p{Lu})(?<rest>.{8,160})$/u;
const TRAVELLER = /\p{Lu}{2,30}\/[\p{Lu} ]{1,30}\s(0?[1-9]\d?[A-HJ-L])(?![\p{L}\d])/gu;
/** `Seat(s): TR807 21A, TR808 22A`. */
const LISTED = new RegExp(
  String.raw`(?<![\p{L}\d])(?<flight>[A-Z\d]{2}\s?\d{1,4})\s(?<seats>${SEATS.replaceAll('[,/&]', '[/&]')})`,
  'gu',
);
const SEAT_LABEL = /(?<!\p{L})(?:seat|좌석|asiento|sitzpl|si[eè]ge|座席|座位)/iu;
/** A route alone on its line heads what a traveller has on it: `BOS – SJU:`. */
const HEADING = new RegExp(String.raw`^\s{0,12}${ROUTE}\s?[:：]?\s*$`, 'u');
const LABELLED = new RegExp(
  String.raw`^\s{0,12}${LABEL.replace(/\?$/u, '')}(?<seats>${SEATS})\s*$`,
  'iu',
);
/** Lines below such a heading. */
const REACH = 6;

/** Gives legs the seats that a passenger block names with their route or their number: it knows better than what stands near. */
export function readNamedSeats(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const named = Map.groupBy(
    [...lines.flatMap((_, at) => readLine(lines, at)), ...readSeatColumns(lines)],
    ({ of }) => of,
  );
  if (named.size === 0) return [...legs];
  return legs.map((leg) => {
    const route = `${leg.from?.value}${leg.to?.value}`;
    const found = named.get(leg.flightNumber?.value ?? '') ?? named.get(route) ?? [];
    const [first] = found;
    if (!first) return leg;
    const value = joinSeats(found.map(({ seats }) => seats));
    return { ...leg, seat: makeFound(value, 'shapes', lines[first.line] ?? '', first.line) };
  });
}

function readLine(lines: readonly string[], at: number): NamedSeats[] {
  const line = lines[at] ?? '';
  const isRoute = line.length <= 40 && HEADING.test(line);
  if (!isRoute && !/\d[A-L](?![\p{L}\d])/iu.test(line)) return [];
  const patterns = [...BY_ROUTE, ...BY_FLIGHT, ...(SEAT_LABEL.test(line) ? [LISTED] : [])];
  const matches = patterns.flatMap((pattern) => Array.from(line.matchAll(pattern)));
  const named = [
    ...matches.flatMap(({ groups = {} }) => toNamed(groups, at)),
    ...readTravellers(line, at),
  ];
  const route = HEADING.exec(line)?.groups;
  return route ? [...named, ...readBelow(lines, at, route)] : named;
}

function readTravellers(line: string, at: number): NamedSeats[] {
  const { flight, rest = '' } = TRAVELLERS.exec(line)?.groups ?? {};
  if (flight === undefined) return [];
  const seats = [...rest.matchAll(TRAVELLER)].map((match) => match[1] ?? '').join(', ');
  return toNamed({ flight, seats }, at);
}

type Groups = Readonly<Record<string, string | undefined>>;

function toNamed({ from, to, flight = '', seats: text = '' }: Groups, line: number): NamedSeats[] {
  const of =
    from === undefined
      ? findFlightNumbers(flight)[0]?.value.flightNumber
      : `${from}${to}`.toUpperCase();
  const seats = readSeats(text.replace(/^[\p{L} :：]+(?=\d)/u, ''));
  return of === undefined || seats === undefined ? [] : [{ of, seats, line }];
}

function readBelow(lines: readonly string[], heading: number, route: Groups): NamedSeats[] {
  for (let at = heading + 1; at < Math.min(lines.length, heading + REACH); at++) {
    const line = lines[at] ?? '';
    if (HEADING.test(line)) return [];
    const seats = LABELLED.exec(line)?.groups?.['seats'];
    if (seats !== undefined) return toNamed({ ...route, seats }, at);
  }
  return [];
}

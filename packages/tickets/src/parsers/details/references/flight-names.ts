import { groupBy } from '@ooo/domain/shared/group-by';
import type { Found, SegmentDraft } from '../../../document.ts';
import { isNamed } from '../../../atoms/airport-name.ts';
import { findFlightNumbers, findUncodedFlightNumbers } from '../../../atoms/flight-number.ts';
import { settleAirport } from '../../../flights/settle-airport.ts';
import { segmentsOfDirection } from './directions.ts';
import { withoutOverlaps } from '../../../text/hit.ts';
import type { Span } from '../../../text/span.ts';

/** A flight that is named where something is said of it: `LH 99`, `LGA - DFW`. */
export interface Reference extends Span {
  /** `LH99` or `LGADFW`. */
  readonly of: string;
}

/** Looked for from every word of three letters, as a name may be before a route: `Ann   SIN - NRT`. */
const ROUTE =
  /(?<![\p{L}\d])([A-Z]{3})(?=(\s?(?:[-–—]{1,2}|→|>|\/|to)\s?|\s{2,10})([A-Z]{3})(?![\p{L}\d]))/giu;
/** Behind a seat where it is: `19A hasta Lima`, `24A on the flight home`. */
const TOWARDS = /^\s(?:to|hasta|a|hacia|nach|for)\s(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u;
const THERE =
  /^\s(?:going (?:over|out|there)|(?:on |for )?the (?:way|flight) (?:there|out|over)|(?:a|en|para) la ida|갈 때)(?!\p{L})/iu;
const BACK =
  /^\s(?:(?:coming|flying|going) (?:home|back)|(?:on |for )?the (?:way|flight) (?:home|back)|(?:a|en|para) la vuelta|de (?:vuelta|regreso)|올 때)(?!\p{L})/iu;
/** `16F on the first one and 9F on the second`. */
const PLACED = /^\s(?:on|for) the (first|second|third|fourth)(?!\p{L})/iu;
const PLACES = ['first', 'second', 'third', 'fourth'];
/** A number alone, before a seat: `4045 9C · 8750 25A`. */
const BARE = /(?<![\p{L}\d.,:/-])(\d{2,4})(?=:?\s{1,2}\d{1,2}[A-L](?![\p{L}\d]))/gu;

/** What the segments may be named by: their numbers, and their routes by codes. */
export class FlightNames {
  readonly #keys: ReadonlySet<string>;
  readonly #byDigits: ReadonlyMap<string, string>;

  readonly #segments: readonly SegmentDraft[];
  /** The segments' own numbers whose codes are words too, as in `AM 58 — 22A`. */
  readonly #own: RegExp | undefined;

  constructor(segments: readonly SegmentDraft[]) {
    this.#segments = segments;
    const numbers = segments.flatMap(({ flightNumber }) => flightNumber?.value ?? []);
    this.#keys = new Set([...numbers, ...segments.map(routeOf)].filter((key) => key !== ''));
    const words = numbers
      .filter(isWord)
      .map((number) => `${number.slice(0, 2)} 0?${number.slice(2)}`);
    this.#own =
      words.length > 0 ? new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'gu') : undefined;
    const digits = groupBy(new Set(numbers), (number) =>
      number.replace(/^(?!\d+$)[A-Z\d]{2}/u, ''),
    );
    this.#byDigits = new Map(
      [...digits].flatMap(([key, [number, ...more]]) =>
        number !== undefined && more.length === 0 ? [[key, number] as const] : [],
      ),
    );
  }

  /**
   * The flights that a line names, in order: those of other documents too, a route only where it is a segment's, a bare
   * number where it is a segment's and a seat is behind it.
   */
  find(text: string): Reference[] {
    // `LH 99:` is no time.
    const line = text.replaceAll(/[:：](?!\d)/gu, ' ');
    const flights = [...findFlightNumbers(line), ...findUncodedFlightNumbers(line)]
      // `7C   20 kg` is a seat and its baggage.
      .filter(({ end }) => !/^\s?kgs?(?!\p{L})/iu.test(line.slice(end)))
      .map(({ value, start, end }) => ({ of: value.flightNumber, start, end }));
    const routes = [...line.matchAll(ROUTE)].map(
      ({ 1: from = '', 2: between = '', 3: to = '', index }) => ({
        of: `${from}${to}`.toUpperCase(),
        start: index,
        end: index + from.length + between.length + to.length,
      }),
    );
    const bare = [...line.matchAll(BARE)].map(({ 1: digits = '', index }) => ({
      of: this.#byDigits.get(digits) ?? '',
      start: index,
      end: index + digits.length,
    }));
    const own = [...(this.#own ? line.matchAll(this.#own) : [])].map(({ 0: text, index }) => ({
      of: text.replace(/ 0?/u, ''),
      start: index,
      end: index + text.length,
    }));
    const known = [...own, ...routes, ...bare].filter(({ of }) => this.#keys.has(of));
    return withoutOverlaps([...flights, ...known]);
  }

  /**
   * The flight that the words right behind a seat say: `hasta Lima`, `on the flight home`, `on the second`; undefined
   * where they say none. On a line with times a place is of one of those.
   */
  findBehind(after: string, { isTimed }: { isTimed: boolean }): string | undefined {
    const segments = this.#segments;
    const [first, last] = [segments[0], segments.at(-1)];
    const isRound = segments.length > 1 && first?.from?.value === last?.to?.value;
    if (isRound && first && THERE.test(after)) return keyOf(first);
    if (isRound && last && BACK.test(after)) return keyOf(last);
    const direction = THERE.test(after) ? 'there' : BACK.test(after) ? 'back' : undefined;
    const [only, ...more] = direction ? segmentsOfDirection(segments, direction) : [];
    const flown = only === undefined || more.length > 0 ? undefined : segments[only];
    if (flown) return keyOf(flown);
    const placed = segments[PLACES.indexOf(PLACED.exec(after)?.[1]?.toLowerCase() ?? '')];
    if (placed) return keyOf(placed);
    const place = isTimed ? undefined : TOWARDS.exec(after)?.[1];
    if (place === undefined) return undefined;
    const named = segments.filter(({ to }) => to && isNamed(to.value, place));
    return named[0] && named.length === 1 ? keyOf(named[0]) : undefined;
  }
}

/** The two codes of a segment's ends run together, `LGADFW`; empty where one is not known. */
export function routeOf({ from, to, fromName, toName }: SegmentDraft): string {
  const [start, end] = [codeOf(from, fromName), codeOf(to, toName)];
  return start !== undefined && end !== undefined ? `${start}${end}` : '';
}

/** The codes of the segments' printed names. */
const CODES = new WeakMap<Found<string>, string>();

/** The code of an end, or of the one airport that its name means: a table says `TOKYO NARITA`, and `NRT` below it. */
function codeOf(
  code: Found<string> | undefined,
  name: Found<string> | undefined,
): string | undefined {
  if (code || !name) return code?.value;
  const known = CODES.get(name) ?? nameOne(name.value);
  CODES.set(name, known);
  return known === '' ? undefined : known;
}

function nameOne(name: string): string {
  const settled = settleAirport(undefined, name);
  return settled?.others.length === 0 ? settled.code : '';
}

/** True for a number that is not read as one in a sentence. */
function isWord(number: string): boolean {
  const printed = `- ${number.slice(0, 2)} ${number.slice(2)} -`;
  return /^[A-Z]{2}\d{1,4}$/u.test(number) && findFlightNumbers(printed).length === 0;
}

/** The best name of a segment: its number, otherwise its route. */
function keyOf(segment: SegmentDraft): string {
  return segment.flightNumber?.value ?? routeOf(segment);
}

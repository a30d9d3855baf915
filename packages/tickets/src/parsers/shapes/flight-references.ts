import type { LegDraft } from '../../document.ts';
import { findFlightNumbers, findUncodedFlightNumbers } from '../atoms/flight-number.ts';
import { withoutOverlaps } from '../text/hit.ts';

/** A flight that is named where something is said of it: `LH 99`, `LGA - DFW`. */
export interface Reference {
  /** `LH99` or `LGADFW`. */
  readonly of: string;
  readonly start: number;
  readonly end: number;
}

const ROUTE =
  /(?<![\p{L}\d])([A-Z]{3})(?:\s?(?:[-–—]{1,2}|→|>|\/|to)\s?|\s{2,10})([A-Z]{3})(?![\p{L}\d])/giu;
/** A number alone, before a seat: `4045 9C · 8750 25A`. */
const BARE = /(?<![\p{L}\d.,:/-])(\d{2,4})(?=:?\s{1,2}\d{1,2}[A-L](?![\p{L}\d]))/gu;

/** What the legs may be named by: their numbers, and their routes by codes. */
export class FlightNames {
  readonly #keys: ReadonlySet<string>;
  readonly #byDigits: ReadonlyMap<string, string>;

  constructor(legs: readonly LegDraft[]) {
    const numbers = legs.flatMap(({ flightNumber }) => flightNumber?.value ?? []);
    this.#keys = new Set([...numbers, ...legs.map(routeOf)]);
    const digits = Map.groupBy(new Set(numbers), (number) =>
      number.replace(/^(?!\d+$)[A-Z\d]{2}/u, ''),
    );
    this.#byDigits = new Map(
      [...digits].flatMap(([key, [number, ...more]]) =>
        number !== undefined && more.length === 0 ? [[key, number] as const] : [],
      ),
    );
  }

  /**
   * The flights that a line names, in order: those of other documents too, a route only where it is a leg's, a bare
   * number where it is a leg's and a seat stands behind it.
   */
  find(text: string): Reference[] {
    // `LH 99:` is no time.
    const line = text.replaceAll(/[:：](?!\d)/gu, ' ');
    const flights = [...findFlightNumbers(line), ...findUncodedFlightNumbers(line)].map(
      ({ value, start, end }) => ({ of: value.flightNumber, start, end }),
    );
    const routes = [...line.matchAll(ROUTE)].map(({ 0: whole, 1: from, 2: to, index }) => ({
      of: `${from}${to}`.toUpperCase(),
      start: index,
      end: index + whole.length,
    }));
    const bare = [...line.matchAll(BARE)].map(({ 1: digits = '', index }) => ({
      of: this.#byDigits.get(digits) ?? '',
      start: index,
      end: index + digits.length,
    }));
    const known = [...routes, ...bare].filter(({ of }) => this.#keys.has(of));
    return withoutOverlaps([...flights, ...known]);
  }
}

/** The two codes of a leg's ends run together: `LGADFW`. */
export function routeOf({ from, to }: LegDraft): string {
  return `${from?.value}${to?.value}`;
}

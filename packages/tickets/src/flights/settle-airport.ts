import { distanceKm } from '@ooo/domain/distance/haversine';
import { listNames, listSpellings, withoutTerminal } from '../atoms/airport-name.ts';
import {
  type Airport,
  findAirport,
  findAirportsByName,
  listCityAirports,
} from '@ooo/atlas/airports';

/** From this score a name means one airport; below it, one of a city's. */
const NAMES_ONE = 0.85;
const NAMES_CITY = 0.6;
/** So far below a city's main airport another one is hardly flown to: Atlanta is ATL, and not Peachtree. */
const FAR_LESS = 0.06;
/** An airport of a city is seldom farther away from it: `SEVILLA (SAN PABLO)` is not in Brazil. */
const NEAR_KM = 150;

export interface SettledAirport {
  readonly code: string;
  /** Absent where the atlas does not know the code. */
  readonly airport?: Airport;
  /** The other airports that the text could mean. */
  readonly others: readonly Airport[];
}

/**
 * The airport of a printed code, or else of a name. A metropolitan code (`SEL`) or a city's name gives
 * the city's main airport, with the others to choose from. Undefined where nothing fits.
 */
export function settleAirport(
  code: string | undefined,
  name: string | undefined,
): SettledAirport | undefined {
  if (code !== undefined) {
    const airport = findAirport(code);
    if (airport) return { code, airport, others: [] };
    const [main, ...others] = listCityAirports(code);
    if (main)
      return {
        code: main.iata,
        airport: main,
        others: others.filter((other) => isRival(other, main)),
      };
  }
  const byName = name === undefined ? undefined : fromParts(name);
  return byName ?? (code === undefined ? undefined : { code, others: [] });
}

/** The name as a whole, else the airport in brackets where it is one of the city before them, else that city. */
function fromParts(name: string): SettledAirport | undefined {
  const [whole = '', ...parts] = listNames(name);
  const settled = fromName(whole);
  if (settled) return settled;
  const [first, second] = parts.flatMap((part) => fromName(part) ?? []);
  return first && second && !isNear(first, second) ? second : first;
}

function isNear({ airport }: SettledAirport, { airport: other }: SettledAirport): boolean {
  if (!airport || !other) return false;
  return distanceKm(airport.coordinates, other.coordinates) <= NEAR_KM;
}

function fromName(name: string): SettledAirport | undefined {
  const [best, ...rest] = listSpellings(withoutFiller(withoutTerminal(name)))
    .map((spelling) => findAirportsByName(spelling, 6))
    .reduce((a, b) => ((b[0]?.score ?? 0) > (a[0]?.score ?? 0) ? b : a));
  if (!best || best.score < NAMES_CITY) return undefined;
  const others =
    best.score >= NAMES_ONE
      ? []
      : rest
          .filter(
            ({ score, airport }) =>
              score >= Math.max(NAMES_CITY, best.score - FAR_LESS) &&
              isRival(airport, best.airport),
          )
          .map(({ airport }) => airport);
  return { code: best.airport.iata, airport: best.airport, others };
}

/** Columns cut names off, and say the city again before the airport's: `DUBAI DUBAI INTERNAT`. */
function withoutFiller(name: string): string {
  const words = name
    .replace(/(?<=\s)INT(?:E(?:R(?:N(?:A(?:T(?:I(?:O(?:N(?:A)?)?)?)?)?)?)?)?)?$/iu, 'INTL')
    .split(/\s+/u);
  return words.filter((word, at) => words.indexOf(word) === at).join(' ');
}

/** Another airport that the same words could well mean: in use, and not a small field beside a large one. */
function isRival(other: Airport, main: Airport): boolean {
  return other.isScheduled && (other.size === 'large' || main.size !== 'large');
}

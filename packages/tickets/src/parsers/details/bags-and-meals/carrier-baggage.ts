import type { Found, SegmentDraft } from '../../../document.ts';
import { airlineCodeByName } from '../../../atoms/airline.ts';
import { readBaggage } from '../../../atoms/baggage.ts';
import { findFlightNumbers } from '../../../atoms/flight-number.ts';
import { defined } from '@ooo/domain/shared/defined';
import { makeFound } from '../../../text/hit.ts';
import { carrierOf } from '../references/carrier-of.ts';
import { NAMES_BAGS } from './direction-details.ts';

const PARTS = /(?:(?!\s{2}|\s(?:and|y|und|et)\s)[^,;|·])+/giu;
/** `KE 32kg 2개`, `BA: 2PC`. */
const CODED = /(?<![\p{L}\d])([A-Z][A-Z\d]|\d[A-Z])\s?[:：-]?\s(?=\d|one|two|no )/u;
/** `20kg checked on both jetstar flights`, `25kg on scoot`. */
const BEHIND =
  /\s(?:on|with|for|en|con|bei|mit|avec|sur)\s(?:(?:both|all|the|our|your|los|las|vuelos?(?: de)?)\s)*(\p{L}[\p{L}\d ]{2,30})/iu;
/** `Jetstar: 20kg`, `대한항공 23kg`, `Scoot hand luggage only`. */
const BEFORE =
  /(\p{L}[\p{L} ]{2,30}?)\s?[:：-]?\s?(?=\d|(?<=\s)(?:hand|carry-?on|cabin|only|no|s[oó]lo|sin|기내)(?!\p{L}))/iu;
/** `Aegean Airlines flights: 1 carry-on bag 8 kg, 1 checked bag, 23 kg`: all of the line is of one airline. */
const WHOLE =
  /^[^\p{L}\d]{0,6}(\p{L}+(?:[ .]\p{L}+){0,4}?)(?:\s(?:flights?|vuelos?|flüge?|vols?))?\s?[:：]\s?((?:(?!\s{2})[^:：|]){4,160})$/iu;
const FLIGHTS = /\s(?:flights?|vuelos?|flüge?n?|vols?)(?!\p{L}).*$/iu;
const LONGEST = 300;

type Named = readonly [carrier: string, baggage: Found<string>];

/**
 * Gives segments the baggage that a line names by airline: `20kg on both jetstar flights, 25kg on scoot`,
 * `BAGGAGE BA 2PC  P4 20KG`. What was read of such a line for a flight of another airline goes; what a flight has of
 * its own stays.
 */
export function addCarrierBaggage(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const carriers = new Set(segments.flatMap((segment) => carrierOf(segment) ?? []));
  const named = lines.flatMap((line, at) =>
    line.length < LONGEST && NAMES_BAGS.test(line)
      ? readLine(line, at, { segments, carriers })
      : [],
  );
  if (named.length === 0) return [...segments];
  const rows = new Set(named.map(([, { line }]) => line));
  return segments.map((segment) => {
    const own = named.find(([carrier]) => carrier === carrierOf(segment))?.[1];
    const before = segment.baggage && !rows.has(segment.baggage.line) ? segment.baggage : undefined;
    const { baggage: _, ...rest } = segment;
    return { ...rest, ...defined({ baggage: before ?? own }) };
  });
}

interface Flown {
  readonly segments: readonly SegmentDraft[];
  readonly carriers: ReadonlySet<string>;
}

function readLine(line: string, at: number, { segments, carriers }: Flown): Named[] {
  const numbers = new Set(findFlightNumbers(line).map(({ value }) => value.flightNumber));
  if (segments.some(({ flightNumber }) => numbers.has(flightNumber?.value ?? ''))) return [];
  const [, name = '', rest = ''] = WHOLE.exec(line) ?? [];
  const only = name === '' ? undefined : airlineCodeByName(name);
  const all = only !== undefined && carriers.has(only) ? readBaggage(rest) : undefined;
  if (only !== undefined && all !== undefined) {
    const hit = { start: line.length - rest.length, end: line.length };
    return [[only, makeFound(all, 'shapes', line, at, hit)]];
  }
  return [...line.matchAll(PARTS)].flatMap(({ 0: part, index }): Named[] => {
    const value = readBaggage(part);
    const carrier = value === undefined ? undefined : findCarrier(part);
    if (value === undefined || carrier === undefined || !carriers.has(carrier)) return [];
    const hit = { start: index, end: index + part.length };
    return [[carrier, makeFound(value, 'shapes', line, at, hit)]];
  });
}

function findCarrier(part: string): string | undefined {
  const code = CODED.exec(part)?.[1];
  if (code !== undefined) return code;
  const behind = BEHIND.exec(part)?.[1]?.replace(FLIGHTS, '');
  const before = BEFORE.exec(part)?.[1];
  return [behind, before].flatMap((name) => (name && airlineCodeByName(name)) || [])[0];
}

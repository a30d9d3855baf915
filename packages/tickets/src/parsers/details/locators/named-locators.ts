import type { Found } from '../../../document.ts';
import { airlineCodeByName, isAirlineCode } from '../../../atoms/airline.ts';
import { findFlightNumbers } from '../../../atoms/flight-number.ts';
import { findLocator } from '../../../atoms/locator.ts';
import { isLocatorLabel } from '../../../atoms/locator-below.ts';
import { mayHoldLocator, readLocator } from '../../../atoms/locator-value.ts';
import { isWeakLabel } from '../../../atoms/weak-locator.ts';
import { makeFound } from '../../../text/hit.ts';

/** What ends what is said of one airline. */
const PARTS = /[,;·]\s|\.\s|\s(?:and|y|und|et)\s|\s[/|]\s/u;
const CODED = /\(([A-Z][A-Z\d]|\d[A-Z])\)/u;
/** `AZ 구간 PNR : YK2QRV`. */
const CODE_BEFORE =
  /(?<![\p{L}\d])([A-Z][A-Z\d]|\d[A-Z])\s?(?:구간|항공편|flights?|segments?|legs?|tramos?|vuelos?)$/iu;
/** The inside of a regular expression for a locator: six signs; seven of easyJet, and five with a digit of Iberia. */
export const LOCATOR = String.raw`(?:[A-Z\d]{6}|K(?=[A-Z]{0,5}\d)[A-Z\d]{6}|(?=[A-Z]{1,4}\d)[A-Z\d]{5})`;
/** `RTGHWP (Alaska Airlines)`, `BW5TNE (KE)`. */
const BEFORE_NAME = new RegExp(
  String.raw`(?<![\p{L}\d])(${LOCATOR})\s\(([\p{L}\d][\p{L} .'&-]{1,30}|[A-Z]\d)\)`,
  'gu',
);
const LONGEST = 300;

/** The two signs of an airline, and the locator that is named for it. */
export type CarrierLocator = readonly [carrier: string, locator: Found<string>];

/** The locators that lines name with their airlines, by carrier: `아시아나 예약번호는 9RBK4M`, `RTGHWP (Alaska Airlines)`. */
export function readNamedLocators(lines: readonly string[]): ReadonlyMap<string, Found<string>> {
  return new Map(
    lines.flatMap((line, at) =>
      mayHoldLocator(line)
        ? [...readLine(line.slice(0, LONGEST), at), ...readBelow(lines, at)]
        : [],
    ),
  );
}

/** The airlines of a line, each with its locator. */
function readLine(line: string, at: number): CarrierLocator[] {
  const parts = line.split(PARTS);
  const bracketed = [...line.matchAll(BEFORE_NAME)].flatMap((match): CarrierLocator[] => {
    const [whole, locator = '', name = ''] = match;
    const isOne = readLocator(locator) !== undefined && findFlightNumbers(locator).length === 0;
    const carrier = isOne ? codeOf(name) : undefined;
    const hit = { start: match.index, end: match.index + whole.length };
    return carrier === undefined ? [] : [[carrier, makeFound(locator, 'shapes', line, at, hit)]];
  });
  if (bracketed.length > 0) return bracketed;
  return parts.flatMap((part, index) => {
    const locator = mayHoldLocator(part) ? findLocator([part]) : undefined;
    if (!locator) return [];
    const before = part.slice(0, locator.start).trim();
    const coded =
      CODED.exec(before)?.[1] ??
      CODE_BEFORE.exec(before)?.[1] ??
      CODED.exec(part.slice(locator.start))?.[1];
    // `Ethiopian Airlines, ref LQTWXM`, and in the sentence before: `EASYJET for our trip. Your booking K8F3QZT`.
    const isBehindName = index === 1 && (before === '' || parts.length === 2);
    const name = isBehindName ? (parts[0] ?? '') : before;
    const carrier =
      coded && isAirlineCode(coded)
        ? coded
        : (airlineCodeByName(before) ?? airlineCodeByName(name));
    if (carrier === undefined) return [];
    const start = line.indexOf(locator.value, line.indexOf(part));
    const hit = { start, end: start + locator.value.length };
    return [[carrier, makeFound(locator.value, 'shapes', line, at, hit)] as const];
  });
}

function codeOf(name: string): string | undefined {
  return name.length === 2 && isAirlineCode(name) ? name : airlineCodeByName(name);
}

/** A locator alone on a line below its label and the airline's name: `JetBlue Airways`, `Confirmation`, `TQZWNA`. */
function readBelow(lines: readonly string[], at: number): CarrierLocator[] {
  const [above = '', label = '', line = ''] = [lines[at - 2], lines[at - 1], lines[at]];
  if (!isWeakLabel(label) && !isLocatorLabel(label.trim())) return [];
  const value = readLocator(line.trim());
  const carrier = above.length < LONGEST ? airlineCodeByName(above.trim()) : undefined;
  if (value === undefined || value !== line.trim() || carrier === undefined) return [];
  return [[carrier, makeFound(value, 'shapes', line, at)]];
}

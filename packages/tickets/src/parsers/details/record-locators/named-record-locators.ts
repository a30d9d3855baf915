import type { Found } from '../../../document.ts';
import { airlineCodeByName, isAirlineCode } from '../../../atoms/airline.ts';
import { findFlightNumbers } from '../../../atoms/flight-number.ts';
import { findRecordLocator } from '../../../atoms/record-locator.ts';
import { isRecordLocatorLabel } from '../../../atoms/record-locator-below.ts';
import { mayHoldRecordLocator, readRecordLocator } from '../../../atoms/record-locator-value.ts';
import { isWeakLabel } from '../../../atoms/weak-record-locator.ts';
import { makeFound } from '../../../text/hit.ts';

/** The end of the text about one airline. */
const PARTS = /[,;·]\s|\.\s|\s(?:and|y|und|et)\s|\s[/|]\s/u;
const CODED = /\(([A-Z][A-Z\d]|\d[A-Z])\)/u;
/** `AZ 구간 PNR : YK2QRV`. */
const CODE_BEFORE =
  /(?<![\p{L}\d])([A-Z][A-Z\d]|\d[A-Z])\s?(?:구간|항공편|flights?|segments?|legs?|tramos?|vuelos?)$/iu;
/**
 * The inside of a regular expression for a record locator: six signs; seven of easyJet, and five with a digit of
 * Iberia.
 */
export const RECORD_LOCATOR = String.raw`(?:[A-Z\d]{6}|K(?=[A-Z]{0,5}\d)[A-Z\d]{6}|(?=[A-Z]{1,4}\d)[A-Z\d]{5})`;
/** `RTGHWP (Alaska Airlines)`, `BW5TNE (KE)`. */
const BEFORE_NAME = new RegExp(
  String.raw`(?<![\p{L}\d])(${RECORD_LOCATOR})\s\(([\p{L}\d][\p{L} .'&-]{1,30}|[A-Z]\d)\)`,
  'gu',
);
const LONGEST = 300;

/** The two signs of an airline, and the record locator that is named for it. */
export type CarrierRecordLocator = readonly [carrier: string, locator: Found<string>];

/**
 * The record locators that lines name with their airlines, by carrier: `아시아나 예약번호는 9RBK4M`, `RTGHWP (Alaska Airlines)`.
 */
export function readNamedRecordLocators(
  lines: readonly string[],
): ReadonlyMap<string, Found<string>> {
  return new Map(
    lines.flatMap((line, at) =>
      mayHoldRecordLocator(line)
        ? [...readLine(line.slice(0, LONGEST), at), ...readBelow(lines, at)]
        : [],
    ),
  );
}

/** The airlines of a line, each with its record locator. */
function readLine(line: string, at: number): CarrierRecordLocator[] {
  const parts = line.split(PARTS);
  const bracketed = [...line.matchAll(BEFORE_NAME)].flatMap((match): CarrierRecordLocator[] => {
    const [whole, recordLocator = '', name = ''] = match;
    const isOne =
      readRecordLocator(recordLocator) !== undefined &&
      findFlightNumbers(recordLocator).length === 0;
    const carrier = isOne ? codeOf(name) : undefined;
    const hit = { start: match.index, end: match.index + whole.length };
    return carrier === undefined
      ? []
      : [[carrier, makeFound(recordLocator, 'shapes', line, at, hit)]];
  });
  if (bracketed.length > 0) return bracketed;
  return parts.flatMap((part, index) => {
    const recordLocator = mayHoldRecordLocator(part) ? findRecordLocator([part]) : undefined;
    if (!recordLocator) return [];
    const before = part.slice(0, recordLocator.start).trim();
    const coded =
      CODED.exec(before)?.[1] ??
      CODE_BEFORE.exec(before)?.[1] ??
      CODED.exec(part.slice(recordLocator.start))?.[1];
    // `Ethiopian Airlines, ref LQTWXM`, and in the sentence before: `EASYJET for our trip. Your booking K8F3QZT`.
    const isBehindName = index === 1 && (before === '' || parts.length === 2);
    const name = isBehindName ? (parts[0] ?? '') : before;
    const carrier =
      coded && isAirlineCode(coded)
        ? coded
        : (airlineCodeByName(before) ?? airlineCodeByName(name));
    if (carrier === undefined) return [];
    const start = line.indexOf(recordLocator.value, line.indexOf(part));
    const hit = { start, end: start + recordLocator.value.length };
    return [[carrier, makeFound(recordLocator.value, 'shapes', line, at, hit)] as const];
  });
}

function codeOf(name: string): string | undefined {
  return name.length === 2 && isAirlineCode(name) ? name : airlineCodeByName(name);
}

/**
 * A record locator alone on a line below its label and the airline's name: `JetBlue Airways`, `Confirmation`, `TQZWNA`.
 */
function readBelow(lines: readonly string[], at: number): CarrierRecordLocator[] {
  const [above = '', label = '', line = ''] = [lines[at - 2], lines[at - 1], lines[at]];
  if (!isWeakLabel(label) && !isRecordLocatorLabel(label.trim())) return [];
  const value = readRecordLocator(line.trim());
  const carrier = above.length < LONGEST ? airlineCodeByName(above.trim()) : undefined;
  if (value === undefined || value !== line.trim() || carrier === undefined) return [];
  return [[carrier, makeFound(value, 'shapes', line, at)]];
}

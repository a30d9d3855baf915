import type { Found, LegDraft } from '../../document.ts';
import { airlineCodeByName, isAirlineCode } from '../../atoms/airline.ts';
import { findFlightNumbers } from '../../atoms/flight-number.ts';
import { findLocator } from '../../atoms/locator.ts';
import { isLocatorLabel } from '../../atoms/locator-below.ts';
import { mayHoldLocator, readLocator } from '../../atoms/locator-value.ts';
import { isWeakLabel } from '../../atoms/weak-locator.ts';
import { makeFound } from '../../text/hit.ts';

/** What ends what is said of one airline. */
const PARTS = /[,;·]\s|\.\s|\s(?:and|y|und|et)\s|\s[/|]\s/u;
const CODED = /\(([A-Z][A-Z\d]|\d[A-Z])\)/u;
/** One label for the locators of several airlines. */
const LISTED =
  /(?<!\p{L})(?:(?:airline|vendor|carrier)s?\s(?:ref(?:erence)?s?|locators?|confirmations?)|(?:booking ref(?:erence)?|locator|confirmation|(?:confirmation|reservation|booking) (?:code|number)|code)s|localizadores|c[oó]digos)(?!\p{L})|예약\s?번호/iu;
/** Six signs; seven of easyJet, and five with a digit of Iberia. */
const VALUE = String.raw`(?:[A-Z\d]{6}|K(?=[A-Z]{0,5}\d)[A-Z\d]{6}|(?=[A-Z]{1,4}\d)[A-Z\d]{5})`;
/** `AZ 구간 PNR : YK2QRV`. */
const CODE_BEFORE =
  /(?<![\p{L}\d])([A-Z][A-Z\d]|\d[A-Z])\s?(?:구간|항공편|flights?|segments?|legs?|tramos?|vuelos?)$/iu;
const OF_CODE = /(?<![\p{L}\d])([A-Z\d]{2})[ /:*]\s?([A-Z\d]{6})(?![\p{L}\d])/gu;
/** `대한항공 VQ3H8Z  /  방콕에어웨이즈 LMC6YT`. */
const OF_NAME = new RegExp(
  String.raw`(\p{L}[\p{L} .'&-]{1,30}?)[\s:：]{1,24}(${VALUE})(?=\s*(?:$|[/,;·|]|\s{2}))`,
  'gu',
);
/** `RTGHWP (Alaska Airlines)`. */
const BEFORE_NAME = new RegExp(
  String.raw`(?<![\p{L}\d])(${VALUE})\s\((\p{L}[\p{L} .'&-]{1,30})\)`,
  'gu',
);
/** The same as all of a line. */
const ROW = new RegExp(
  String.raw`^\s*(?:[A-Z\d]{2}[ /:*]\s?|\p{L}[\p{L} .'&-]{1,30}[\s:：]{1,24})${VALUE}(?:\s{2,}.{0,20})?$`,
  'u',
);
/** Lines between a label in a talk and what it asks for. */
const TALK = 3;
/** Lines below such a label alone: `EY*WKDTQZ    18NOV 1521`. */
const ROWS = 8;
const LONGEST = 300;
const MOST_LINES = 400;

type Named = readonly [carrier: string, locator: Found<string>];

/**
 * The legs with the locator of their own airline, where a document names several: `아시아나 예약번호는 9RBK4M,
 * 국내선(CA) 예약번호는 NFD0X7`, `AIRLINE REF  KQ TV6WQK  SA 6ZBHNR`. One that is named for all stays.
 */
export function addCarrierLocators(
  legs: readonly LegDraft[],
  lines: readonly string[],
): LegDraft[] {
  const shown = lines.slice(0, MOST_LINES);
  const listed = new Map(shown.flatMap((_, at) => readList(shown, at)));
  const told = new Map(
    shown.flatMap((line, at) =>
      mayHoldLocator(line)
        ? [...readLine(line.slice(0, LONGEST), at), ...readBelow(shown, at)]
        : [],
    ),
  );
  const locators = new Map([...told, ...listed]);
  const carriers = new Set(legs.flatMap((leg) => carrierOf(leg) ?? []));
  const values = new Set([...locators.values()].map(({ value }) => value));
  const isSure = carriers.size > 1 && values.size > 1;
  if (values.size === 0) return [...legs];
  const first = findLocator(shown)?.value;
  const areSeveral = values.size > 1 || (first !== undefined && !values.has(first));
  return legs.map((leg) => {
    const carrier = carrierOf(leg) ?? '';
    const own = areSeveral ? locators.get(carrier) : listed.get(carrier);
    const pnr = isSure || !leg.pnr ? own : undefined;
    return pnr ? { ...leg, pnr } : leg;
  });
}

function carrierOf({ flightNumber }: LegDraft): string | undefined {
  return flightNumber?.value.slice(0, 2);
}

/** The airlines of a line, each with its locator. */
function readLine(line: string, at: number): Named[] {
  const parts = line.split(PARTS);
  const bracketed = [...line.matchAll(BEFORE_NAME)].flatMap((match): Named[] => {
    const [whole, locator = '', name = ''] = match;
    const isOne = readLocator(locator) !== undefined && findFlightNumbers(locator).length === 0;
    const carrier = isOne ? airlineCodeByName(name) : undefined;
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
    // `Ethiopian Airlines, ref LQTWXM`.
    const name = before === '' && index === 1 ? (parts[0] ?? '') : before;
    const carrier = coded && isAirlineCode(coded) ? coded : airlineCodeByName(name);
    if (carrier === undefined) return [];
    const start = line.indexOf(locator.value, line.indexOf(part));
    const hit = { start, end: start + locator.value.length };
    return [[carrier, makeFound(locator.value, 'shapes', line, at, hit)] as const];
  });
}

/** A locator alone on a line below its label and the airline's name: `JetBlue Airways`, `Confirmation`, `TQZWNA`. */
function readBelow(lines: readonly string[], at: number): Named[] {
  const [above = '', label = '', line = ''] = [lines[at - 2], lines[at - 1], lines[at]];
  if (!isWeakLabel(label) && !isLocatorLabel(label.trim())) return [];
  const value = readLocator(line.trim());
  const carrier = above.length < LONGEST ? airlineCodeByName(above.trim()) : undefined;
  if (value === undefined || value !== line.trim() || carrier === undefined) return [];
  return [[carrier, makeFound(value, 'shapes', line, at)]];
}

/** Locators that a document lists by airline, beside one label or in the rows below it. */
function readList(lines: readonly string[], at: number): Named[] {
  const line = lines[at] ?? '';
  const label = line.length < LONGEST ? LISTED.exec(line) : null;
  if (!label && !isLocatorLabel(line.trim())) return [];
  const beside = label ? readPairs(line, at, label.index + label[0].length) : [];
  if (beside.length > 0) return beside;
  const rows: Named[] = [];
  for (let row = at + 1; row < Math.min(lines.length, at + ROWS); row++) {
    const text = lines[row] ?? '';
    const pairs = ROW.test(text) ? readPairs(text, row, 0) : [];
    if (pairs.length === 0 && (rows.length > 0 || row >= at + TALK)) break;
    rows.push(...pairs);
  }
  return rows;
}

/** An airline by its name, short as people write it: `하와이안` for `하와이안항공`. */
function codeOf(name: string): string | undefined {
  return [name, `${name}항공`, `${name} Airlines`, `${name} Airways`]
    .map(airlineCodeByName)
    .find((code) => code !== undefined);
}

function readPairs(line: string, at: number, from: number): Named[] {
  const rest = line.slice(from, LONGEST);
  const coded = [...rest.matchAll(OF_CODE)].filter(([, code = '']) => isAirlineCode(code));
  const matches = coded.length > 0 ? coded : [...rest.matchAll(OF_NAME)];
  return matches.flatMap(({ 0: whole, 1: name = '', 2: locator = '', index }): Named[] => {
    const carrier = coded.length > 0 ? name : codeOf(name.trim());
    const isLocator =
      /\d|[A-Z]{6}/u.test(locator) &&
      readLocator(locator) !== undefined &&
      (locator.length === 6 || findFlightNumbers(locator).length === 0);
    if (carrier === undefined || !isLocator) return [];
    const span = { start: from + index, end: from + index + whole.length };
    return [[carrier, makeFound(locator, 'shapes', line, at, span)]];
  });
}

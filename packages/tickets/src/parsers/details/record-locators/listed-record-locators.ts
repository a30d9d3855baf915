import type { Found } from '../../../document.ts';
import { airlineCodeByName, isAirlineCode } from '../../../atoms/airline.ts';
import { findFlightNumbers } from '../../../atoms/flight-number.ts';
import { isRecordLocatorLabel } from '../../../atoms/record-locator-below.ts';
import { readRecordLocator } from '../../../atoms/record-locator-value.ts';
import { makeFound } from '../../../text/hit.ts';
import { type CarrierRecordLocator, RECORD_LOCATOR } from './named-record-locators.ts';

/** One label for the record locators of several airlines. */
const LISTED =
  /(?<!\p{L})(?:(?:airline|vendor|carrier)s?\s(?:ref(?:erence)?s?|locators?|confirmations?)|(?:booking ref(?:erence)?|locator|confirmation|(?:confirmation|reservation|booking) (?:code|number)|code)s|localizadores|c[oó]digos|airline(?=:\s?[A-Z\d]{2}\/[A-Z\d]{6}\s))(?!\p{L})|예약\s?번호/iu;
const OF_CODE = /(?<![\p{L}\d])([A-Z\d]{2})[ /:*]\s?([A-Z\d]{6})(?![\p{L}\d])/gu;
/** `대한항공 VQ3H8Z  /  방콕에어웨이즈 LMC6YT`. */
const OF_NAME = new RegExp(
  String.raw`(\p{L}[\p{L} .'&-]{1,30}?)[\s:：]{1,24}(${RECORD_LOCATOR})(?=\s*(?:$|[/,;·|]|\s{2}))`,
  'gu',
);
/** The same as all of a line. */
const ROW = new RegExp(
  String.raw`^\s*(?:[A-Z\d]{2}[ /:*]\s?|\p{L}[\p{L} .'&-]{1,30}[\s:：]{1,24})${RECORD_LOCATOR}(?:\s{2,}.{0,20})?$`,
  'u',
);
/** Lines between a label in a chat and its answer. */
const TALK = 3;
/** Lines below such a label alone: `EY*WKDTQZ    18NOV 1521`. */
const ROWS = 8;
const LONGEST = 300;

/**
 * The record locators that a document lists by airline under one label, by carrier: `AIRLINE REF  KQ TV6WQK  SA
 * 6ZBHNR`.
 */
export function readListedRecordLocators(
  lines: readonly string[],
): ReadonlyMap<string, Found<string>> {
  return new Map(lines.flatMap((_, at) => readList(lines, at)));
}

/** The list of a label, beside it or in the rows below it. */
function readList(lines: readonly string[], at: number): CarrierRecordLocator[] {
  const line = lines[at] ?? '';
  const label = line.length < LONGEST ? LISTED.exec(line) : null;
  if (!label && !isRecordLocatorLabel(line.trim())) return [];
  const beside = label ? readPairs(line, at, label.index + label[0].length) : [];
  if (beside.length > 0) return beside;
  const rows: CarrierRecordLocator[] = [];
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

function readPairs(line: string, at: number, from: number): CarrierRecordLocator[] {
  const rest = line.slice(from, LONGEST);
  const coded = [...rest.matchAll(OF_CODE)].filter(([, code = '']) => isAirlineCode(code));
  const matches = coded.length > 0 ? coded : [...rest.matchAll(OF_NAME)];
  return matches.flatMap(
    ({ 0: whole, 1: name = '', 2: recordLocator = '', index }): CarrierRecordLocator[] => {
      const carrier = coded.length > 0 ? name : codeOf(name.trim());
      const isRecordLocator =
        /\d|[A-Z]{6}/u.test(recordLocator) &&
        readRecordLocator(recordLocator) !== undefined &&
        (recordLocator.length === 6 || findFlightNumbers(recordLocator).length === 0);
      if (carrier === undefined || !isRecordLocator) return [];
      const span = { start: from + index, end: from + index + whole.length };
      return [[carrier, makeFound(recordLocator, 'shapes', line, at, span)]];
    },
  );
}

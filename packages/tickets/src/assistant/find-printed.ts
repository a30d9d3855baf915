import { findAirport } from '@ooo/atlas/airports';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { foldText } from '@ooo/domain/shared/search-text';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { Found, PartialDate } from '../document.ts';
import { airlineCodeByName } from '../atoms/airline.ts';
import { findAirportCodes } from '../atoms/airport.ts';
import { isNamed } from '../atoms/airport-name.ts';
import { findDates } from '../atoms/date.ts';
import { findFlightNumbers, findUncodedFlightNumbers } from '../atoms/flight-number.ts';
import { findTimes } from '../atoms/time.ts';
import { type Hit, makeFound } from '../text/hit.ts';

/** Where a value is in a line; undefined where it is not there. */
type Look<T> = (line: string) => Hit<T> | undefined;

/** The first place in a document that has a value, as evidence from an assistant. */
function findFirst<T>(lines: readonly string[], look: Look<T>): Found<T> | undefined {
  for (const [at, line] of lines.entries()) {
    const hit = look(line);
    if (hit) return makeFound(hit.value, 'assistant', line, at, hit);
  }
  return undefined;
}

function lookFor<T>(pattern: RegExp, value: T): Look<T> {
  return (line) => {
    const match = pattern.exec(line);
    return match ? { value, start: match.index, end: match.index + match[0].length } : undefined;
  };
}

const FLIGHT = /^([A-Z]{3}|[A-Z\d]{2})0*([1-9]\d{0,3})$/u;

/**
 * A flight number in any of its forms: `KE81`, `KE 081`, `KE-0081`; the number alone only where the document
 * also names the airline.
 */
export function findPrintedFlight(
  lines: readonly string[],
  text: string,
): Found<string> | undefined {
  const match = FLIGHT.exec(text.toUpperCase().replaceAll(/[\s-]/gu, ''));
  if (!match) return undefined;
  const [, carrier = '', digits = ''] = match;
  const value = carrier + digits;
  const whole = new RegExp(
    String.raw`(?<![\p{L}\d])${carrier}[\s-]{0,3}0{0,3}${digits}(?![\p{L}\d])`,
    'u',
  );
  return (
    findFirst(
      lines,
      (line) => lookFor(whole, value)(line) ?? among(findFlightNumbers(line), value),
    ) ??
    findFirst(lines, (line) => among(findUncodedFlightNumbers(line), value)) ??
    (isAirlineNamed(lines, carrier) ? findBareNumber(lines, digits, value) : undefined)
  );
}

/** `Flight # 1783`: the airline is elsewhere. */
function findBareNumber(
  lines: readonly string[],
  digits: string,
  value: string,
): Found<string> | undefined {
  return findFirst(lines, (line) => {
    const hit = among(findUncodedFlightNumbers(line), digits);
    return hit && { ...hit, value };
  });
}

function isAirlineNamed(lines: readonly string[], carrier: string): boolean {
  return lines.some((line) => airlineCodeByName(line.slice(0, 200)) === carrier);
}

function among(
  hits: readonly Hit<{ readonly flightNumber: string }>[],
  value: string,
): Hit<string> | undefined {
  const hit = hits.find(({ value: { flightNumber } }) => flightNumber === value);
  return hit && { ...hit, value };
}

/** An airport by its code, or by the name of it or of its city. */
export function findPrintedAirport(
  lines: readonly string[],
  text: string,
): Found<string> | undefined {
  const code = text.trim().toUpperCase();
  const airport = findAirport(code);
  if (!/^[A-Z]{3}$/u.test(code) || !airport) return undefined;
  const bare = new RegExp(String.raw`(?<![\p{L}\d])${code}(?![\p{L}\d])`, 'u');
  const names = [airport.city, airport.name, ...airport.aliases].map(foldText);
  return (
    findFirst(lines, (line) => findAirportCodes(line).find(({ value }) => value === code)) ??
    // A line of capitals without a digit may be a sentence, and any three letters of it a word.
    findFirst(lines, (line) => (/\d/u.test(line) ? lookFor(bare, code)(line) : undefined)) ??
    findFirst(lines, (line) => {
      const says = hasPhrase(foldText(line), names) || isNamedInHangul(code, line);
      return says ? { value: code, start: 0, end: line.length } : undefined;
    })
  );
}

/** True where one of the names is in the line as whole words. */
function hasPhrase(line: string, names: readonly string[]): boolean {
  const padded = ` ${line.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return names.some((name) => {
    const words = name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    return words.length > 2 && padded.includes(` ${words} `);
  });
}

function isNamedInHangul(code: string, line: string): boolean {
  const words = line.match(/[가-힣]{2,}/gu) ?? [];
  return words.some((word) => isNamed(code, word));
}

/**
 * A day in any form that tickets have, as it is printed: without the year where the document leaves it out,
 * and open where day and month could be the other way round. Rules settle both.
 */
export function findPrintedDate(
  lines: readonly string[],
  date: CalendarDate,
): Found<PartialDate> | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const isIt = (printed: PartialDate): boolean => {
    if (printed.year !== undefined && printed.year !== year) return false;
    const isTurned = printed.ambiguous && printed.day === month && printed.month === day;
    return isTurned || (printed.day === day && printed.month === month);
  };
  const found = (hasYear: boolean): Found<PartialDate> | undefined =>
    findFirst(lines, (line) =>
      findDates(line).find(({ value }) => isIt(value) && (value.year !== undefined) === hasYear),
    );
  const digits = new RegExp(String.raw`(?<!\d)${date.replaceAll('-', '')}(?!\d)`, 'u');
  const short = new RegExp(
    String.raw`(?<![\d./:-])(?:0?${day}[./-]0?${month}|0?${month}[./-]0?${day})(?![\d:]|[./-]\d)`,
    'u',
  );
  return (
    found(true) ??
    found(false) ??
    findFirst(lines, lookFor(digits, { year, month, day })) ??
    findFirst(lines, lookFor(short, { month, day }))
  );
}

/** A time in any form that tickets have: `17:30`, `5:30 PM`, `1730`, `오후 5시 30분`. */
export function findPrintedTime(
  lines: readonly string[],
  time: WallTime,
): Found<WallTime> | undefined {
  return findFirst(lines, (line) => {
    const hit = findTimes(line, { bare: true }).find(({ value }) => value.time === time);
    return hit && { ...hit, value: time };
  });
}

/** What a regular expression does not take literally. */
const SPECIAL = /[.*+?^${}()|[\]\\]/gu;

/** A piece of text word for word, in any spacing and case. */
export function findPrintedText(lines: readonly string[], text: string): Found<string> | undefined {
  const value = text.replaceAll(/\s+/gu, ' ').trim();
  const words = value.split(' ').map((word) => word.replaceAll(SPECIAL, String.raw`\$&`));
  if (value.length < 2 || value.length > 100) return undefined;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])${words.join(String.raw`\s{1,20}`)}(?![\p{L}\d])`,
    'iu',
  );
  return findFirst(lines, lookFor(pattern, value));
}

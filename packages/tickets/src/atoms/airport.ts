import { anyCase } from '../text/any-case.ts';
import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';
import { type Cell, splitCells } from '../text/cells.ts';
import { BARE_CODE, areEnds, isTrap, isWord, toKnownCode } from './airport-code.ts';
import { isKnownAs, isNamed } from './airport-name.ts';
import { findCodePairs } from './code-pairs.ts';
import { findDates } from './date.ts';
import { findFlightNumbers } from './flight-number.ts';
import { findTimes } from './time.ts';
import { remember } from '../text/remember.ts';

/** A cell with more codes is a list, and no flight's. */
const MAX_CODES = 6;
/** How far from a code its reason may be. */
const MAX_REASON = 40;

const BRACKETED = /\(\s?([A-Z]{3})(?:\s?[-/,–]\s?[\p{L}\d .'-]{1,40})?\s?\)/gu;
const SLASHED = /(?<![\p{L}\d/])([A-Z]{3})\s?\/\s?(\p{L}[\p{L} .'-]{1,30})/gu;
const ROUTE =
  /(?<![\p{L}\d])([A-Z]{3})\s{0,3}(?:->|→|➔|✈|–|—|-|>|⇒|\bto\b|(?<=\bFROM\s[A-Z]{3}\s)TO\b|\bnach\b|\ba\b)\s{0,3}([A-Z]{3})(?![\p{L}\d])/gu;

/** `AUH Zayed International Airport`: the name may be newer than the atlas. */
const OF_AIRPORT =
  /^\s[-–]?\s?\p{Lu}[\p{L} .'’-]{2,30}\s(?:International|Intl|Airport|Apt)(?!\p{L})/u;
/** `08OCT26 1125 SYD`. */
const CLOCK_BEFORE = /\s[0-2]\d[0-5]\d\s{1,2}$/u;
/** `KE703 ICN 1010 / NRT 1230`, behind a flight's number. */
const CLOCK_BEHIND = /^\s{1,2}[0-2]\d[0-5]\d(?![\d:])/u;
const VIA_WORD = anyCase(
  String.raw`via|vía|über|(?:layover|stop-?over|connection|transfer|escala|conexi[oó]n|umstieg|aufenthalt|scalo|correspondance)(?:\s(?:in|at|en|em|a|à))?`,
);
const VIA = new RegExp(
  String.raw`(?<!\p{L})(?:${VIA_WORD}|경유|환승)\s?[:：]?\s?(?:\p{Lu}[\p{L}.'’-]{1,20}\s){0,3}\(?$`,
  'u',
);
const VIA_REACH = 48;
/** Between a code and its time: `LHR T5 08:25`. */
const TERMINAL = /^\s(?:T\d[A-Z]?|Terminal [A-Z\d]{1,2})(?=\s)/u;
/** What happens there: `ZRH ab 07:10`. */
const HAPPENS = /^\s(?:ab|an|dep|arr|departs?|arrives?|sale|llega|출발|도착)\.?(?=\s\d)/iu;
/** With nothing but its code in a cell: `BCN T1`. */
const TERMINAL_AT_END = /\s(?:T\d[A-Z]?|Terminal [A-Z\d]{1,2})$/u;

/**
 * Airport codes of a line. In brackets a code counts by itself; bare it needs a reason next to it:
 * an arrow to another code, a time, its city's name, or a cell of its own.
 */
export const findAirportCodes = remember(searchAirportCodes);

function searchAirportCodes(line: string): readonly Hit<string>[] {
  if (!/[A-Z]{3}/u.test(line)) return [];
  const routes = collectHits(line, ROUTE, (m) => {
    const [from = '', to = ''] = [m[1], m[2]];
    return areEnds(from, to) ? m : undefined;
  }).flatMap((hit) => [
    { value: hit.value[1] ?? '', start: hit.start, end: hit.start + 3 },
    { value: hit.value[2] ?? '', start: hit.end - 3, end: hit.end },
  ]);
  return withoutOverlaps([
    ...collectHits(line, BRACKETED, (m) => (isBracketed(line, m) ? toKnownCode(m) : undefined)),
    ...routes,
    ...collectHits(line, SLASHED, (m) =>
      isNamed(m[1] ?? '', m[2] ?? '') ? toKnownCode(m) : undefined,
    ),
    ...splitCells(line).flatMap(findBareCodes),
    ...findCodePairs(line),
  ]).filter(({ start, end }) => !isOnTheWay(line, start, end));
}

/** `(via SIN)`, `Layover in Vancouver (YVR)`, `경유 (SIN)`: no end of the flight. */
function isOnTheWay(line: string, start: number, end: number): boolean {
  const before = line.slice(Math.max(0, start - VIA_REACH), start);
  return VIA.test(before) || /^\)?\s?경유/u.test(line.slice(end));
}

/** `(FRI)` is a day and `(CAN)` only Guangzhou's where Guangzhou is named. */
function isBracketed(line: string, match: RegExpExecArray): boolean {
  const code = match[1] ?? '';
  if (!isWord(code)) return true;
  const before = line.slice(Math.max(0, match.index - MAX_REASON), match.index);
  return isNamed(code, before) || isKnownAs(code, before.trimEnd());
}

/** The codes of a cell that are bare, with a reason: nothing but codes, a time beside, the name beside. */
function findBareCodes(cell: Cell): Hit<string>[] {
  const dates = findDates(cell.text);
  const codes = collectHits(cell.text, BARE_CODE, toKnownCode).filter(
    (hit) =>
      !isTrap(hit.value) && !dates.some((date) => date.start <= hit.start && hit.end <= date.end),
  );
  if (codes.length > MAX_CODES) return [];
  const beside = cell.text.replace(TERMINAL_AT_END, '').replaceAll(BARE_CODE, '');
  const isAlone = !/[\p{L}\d]/u.test(beside) && codes.length <= 2;
  return codes.flatMap((hit, index) => {
    const before = cell.text.slice(codes[index - 1]?.end ?? 0, hit.start).slice(-MAX_REASON);
    const after = cell.text.slice(hit.end, codes[index + 1]?.start).slice(0, MAX_REASON);
    const stands =
      isBehindFlight(cell.text, codes, index) ||
      (isAlone && !isWord(hit.value)) ||
      (index === 0 && hit.start === 0 && OF_AIRPORT.test(after)) ||
      (isTimed(before, after, hit.value) && !isInName(hit.value, after)) ||
      isBeforeDotted(cell.text, hit.end) ||
      (CLOCK_BEHIND.test(after) && findFlightNumbers(cell.text).length > 0) ||
      isNamed(hit.value, after) ||
      isNamed(hit.value, before);
    return stands ? [{ ...hit, start: hit.start + cell.start, end: hit.end + cell.start }] : [];
  });
}

/** `KE081 ICN JFK`: two codes side by side. */
function isBehindFlight(text: string, codes: readonly Hit<string>[], index: number): boolean {
  const [first, second, ...more] = codes;
  if (!first || !second || more.length > 0 || index > 1) return false;
  const isBeside = text.slice(first.end, second.start) === ' ';
  return isBeside && findFlightNumbers(text.slice(0, first.start)).length > 0;
}

/** A time or a date beside a code; beside a word that is one too, as in `DEL 02JUN`, a date says nothing. */
function isTimed(before: string, after: string, code: string): boolean {
  if (!/\d/u.test(after.slice(0, 16)) && !/\d/u.test(before.slice(-16))) return false;
  const next = findTimes(after.replace(TERMINAL, '').replace(HAPPENS, ''))[0];
  const date = isWord(code) ? undefined : findDates(after)[0];
  if (CLOCK_BEFORE.test(before) && findDates(before).length > 0) return true;
  const previous = findTimes(before).at(-1);
  return (
    Math.min(next?.start ?? 9, date?.start ?? 9) <= 2 ||
    (previous !== undefined && before.length - previous.end <= 2)
  );
}

/** `HND 11.40 -> LHR 17.05`: only both together tell times. */
function isBeforeDotted(text: string, end: number): boolean {
  if (!/^\s\d{1,2}\.\d{2}(?!\d)/u.test(text.slice(end))) return false;
  return findTimes(text).some(({ start }) => start === end + 1);
}

/** `SAN FRANCISCO 3:00 PM`: a word of a name, and no code. */
function isInName(code: string, after: string): boolean {
  return isWord(code) && /^\s?\p{L}{3}/u.test(after);
}

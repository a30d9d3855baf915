import { findAirport } from '@ooo/atlas/airports';
import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';
import { type Cell, splitCells } from '../text/cells.ts';
import { isNamed } from './airport-name.ts';
import { findDates } from './date.ts';
import { findFlightNumbers } from './flight-number.ts';
import { findTimes } from './time.ts';

/** Words of tickets that are airport codes by accident. */
const TRAPS = new Set(
  (
    'NVA NVB RTS USD EUR KRW GBP JPY CAD AUD THE MAX AND FOR ARE NOT YOU ALL ANY CAN HAS WAS ONE TWO OUT OFF NEW ' +
    'SUN MON TUE WED THU FRI SAT JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MRS MSR CHD INF ADT ' +
    'IDA RET EAT BST EDT PDT CDT MDT KST ' +
    'DEP ARR BAG BAX VIA TAX FEE PNR REF FLT CLS ETD ETA STA STD SEQ GRP ROW NON PCS PER DAY HRS MIN TEL FAX WWW COM ORG NET ' +
    'PDF INC LTD LLC VAT ZIP BOX USA GMT UTC CET EST PST SSR OSI DOC AIR SEA BUS CAR PAX EMD ITR TKT ECO BIZ WEB APP END VON ' +
    'LOS SAN SAO DEL LAS RIO PER UND DER DIE DAS BIS NUR PRO BED ' +
    'LUN MIE JUE VIE SAB DOM ENE ABR AGO DIC MER JEU VEN SAM DIM FEV AVR MAI AOU MIT DON SON MRZ OKT DEZ'
  ).split(' '),
);
/** Codes in the list above that are large airports too: bare they need a city or a time beside them. */
const LARGE = new Set([
  'SEA',
  'SAN',
  'DEL',
  'LAS',
  'RIO',
  'SAO',
  'PER',
  'CAN',
  'DAY',
  'VIE',
  'SON',
  'LOS',
]);

/** A cell with more codes is a list, and no flight's. */
const MAX_CODES = 6;
/** How far from a code its reason may stand. */
const MAX_REASON = 40;

const BRACKETED = /\(\s?([A-Z]{3})(?:\s?[-/,–]\s?[\p{L}\d .'-]{1,40})?\s?\)/gu;
const SLASHED = /(?<![\p{L}\d/])([A-Z]{3})\s?\/\s?(\p{L}[\p{L} .'-]{1,30})/gu;
const ROUTE =
  /(?<![\p{L}\d])([A-Z]{3})\s{0,3}(?:->|→|➔|✈|–|—|-|>|⇒|\bto\b|(?<=\bFROM\s[A-Z]{3}\s)TO\b|\bnach\b|\ba\b)\s{0,3}([A-Z]{3})(?![\p{L}\d])/gu;
const BARE = /(?<![\p{L}\d/*&@.-])([A-Z]{3})(?![\p{L}\d/*&@-]|\.\p{L})/gu;

const PAIRED =
  /^(?:\s?[·,]\s[\p{L} .,'’/]{2,30})?\s?(?:->|→|➔|✈|–|—|-|>|⇒|(?<=\s)to)\s?(?:[\p{L} .,'’/]{2,30}\s)?$/u;

/** `AUH Zayed International Airport`: the name may be newer than the atlas. */
const OF_AIRPORT =
  /^\s[-–]?\s?\p{Lu}[\p{L} .'’-]{2,30}\s(?:International|Intl|Airport|Apt)(?!\p{L})/u;
/** `08OCT26 1125 SYD`. */
const CLOCK_BEFORE = /\s[0-2]\d[0-5]\d\s{1,2}$/u;
/** `KE703 ICN 1010 / NRT 1230`, behind a flight's number. */
const CLOCK_BEHIND = /^\s{1,2}[0-2]\d[0-5]\d(?![\d:])/u;
const VIA =
  /(?<!\p{L})(?:(?i:via|vía|über|(?:layover|stop-?over|connection|transfer|escala|conexi[oó]n|umstieg|aufenthalt|scalo|correspondance)(?:\s(?:in|at|en|em|a|à))?)|경유|환승)\s?[:：]?\s?(?:\p{Lu}[\p{L}.'’-]{1,20}\s){0,3}\(?$/u;
const VIA_REACH = 48;
const GLUED = /(?<![\p{L}\d])([A-Z]{3})(?=\s?\d{1,2}:\d{2})/gu;
/** Between a code and its time: `LHR T5 08:25`. */
const TERMINAL = /^\s(?:T\d[A-Z]?|Terminal [A-Z\d]{1,2})(?=\s)/u;
const SLASHED_PAIR = /(?<![\p{L}\d/])([A-Z]{3})\/([A-Z]{3})(?![\p{L}\d/])/u;

/** True for the code of an airport that the atlas knows, closed ones too. */
export function isAirportCode(code: string): boolean {
  return /^[A-Z]{3}$/u.test(code) && findAirport(code) !== undefined;
}

/** True for a code that is a word too: `LAS`, `PER`. */
export function isWordCode(code: string): boolean {
  return LARGE.has(code);
}

/** True for a code that alone on its line is an airport, or a word that is one beside others. */
export function isLoneCode(text: string): boolean {
  return isAirportCode(text) && !isTrap(text);
}

/**
 * Airport codes of a line. In brackets a code stands for itself; bare it needs a reason beside it:
 * an arrow to another code, a time, its city's name, or a cell of its own.
 */
export function findAirportCodes(line: string): Hit<string>[] {
  if (!/[A-Z]{3}/u.test(line)) return [];
  const routes = collectHits(line, ROUTE, (m) => {
    const [from = '', to = ''] = [m[1], m[2]];
    return isAirportCode(from) && isAirportCode(to) && !isTrap(from) && !isTrap(to) ? m : undefined;
  }).flatMap((hit) => [
    { value: hit.value[1] ?? '', start: hit.start, end: hit.start + 3 },
    { value: hit.value[2] ?? '', start: hit.end - 3, end: hit.end },
  ]);
  return withoutOverlaps([
    ...collectHits(line, BRACKETED, (m) => (isBracketed(line, m) ? known(m) : undefined)),
    ...routes,
    ...collectHits(line, SLASHED, (m) => (isNamed(m[1] ?? '', m[2] ?? '') ? known(m) : undefined)),
    ...splitCells(line).flatMap(findBareCodes),
    ...findLonePair(line),
    ...findNamedPair(line),
    ...findCutPair(line),
    ...findGlued(line),
    ...findSlashedPair(line),
  ]).filter(({ start, end }) => !isOnTheWay(line, start, end));
}

/** `(via SIN)`, `Layover in Vancouver (YVR)`, `경유 (SIN)`: no end of the flight. */
function isOnTheWay(line: string, start: number, end: number): boolean {
  const before = line.slice(Math.max(0, start - VIA_REACH), start);
  return VIA.test(before) || /^\)?\s?경유/u.test(line.slice(end));
}

/** `SEA   SFO`: two cells with nothing but a code are the ends of a flight, even where one is a word too. */
function findLonePair(line: string): Hit<string>[] {
  const codes = splitCells(line).filter(({ text }) => isAirportCode(text) && !isTrap(text));
  if (codes.length !== 2 || codes.every(({ text }) => !LARGE.has(text))) return [];
  return codes.map(({ text, start, end }) => ({ value: text, start, end }));
}

function known(match: RegExpExecArray): string | undefined {
  return isAirportCode(match[1] ?? '') ? match[1] : undefined;
}

function isTrap(code: string): boolean {
  return TRAPS.has(code) && !LARGE.has(code);
}

/** `(FRI)` is a day and `(CAN)` only Guangzhou's where Guangzhou is named. */
function isBracketed(line: string, match: RegExpExecArray): boolean {
  const code = match[1] ?? '';
  return !TRAPS.has(code) || isNamed(code, line.slice(Math.max(0, match.index - 40), match.index));
}

/** The codes of a cell that stand bare, with a reason: nothing but codes, a time beside, the name beside. */
function findBareCodes(cell: Cell): Hit<string>[] {
  const dates = findDates(cell.text);
  const codes = collectHits(cell.text, BARE, known).filter(
    (hit) =>
      !isTrap(hit.value) && !dates.some((date) => date.start <= hit.start && hit.end <= date.end),
  );
  if (codes.length > MAX_CODES) return [];
  const isAlone = !/[\p{L}\d]/u.test(cell.text.replaceAll(BARE, '')) && codes.length <= 2;
  return codes.flatMap((hit, index) => {
    const before = cell.text.slice(codes[index - 1]?.end ?? 0, hit.start).slice(-MAX_REASON);
    const after = cell.text.slice(hit.end, codes[index + 1]?.start).slice(0, MAX_REASON);
    const stands =
      isBehindFlight(cell.text, codes, index) ||
      (isAlone && !TRAPS.has(hit.value)) ||
      (index === 0 && hit.start === 0 && OF_AIRPORT.test(after)) ||
      (isTimed(before, after, hit.value) && !isInName(hit.value, after)) ||
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

/** `ICN13:10-LHR17:30`, `ICN 08:10-KIX 10:00`: two codes with their times right behind. */
function findGlued(line: string): Hit<string>[] {
  const codes = collectHits(line, GLUED, known).filter(({ value }) => !isTrap(value));
  return codes.length > 1 ? codes : [];
}

/** `SQ607 12MAR27 ICN  SIN`: the last word of a cell with a flight, and the whole of the next one. */
function findCutPair(line: string): Hit<string>[] {
  const cells = splitCells(line);
  return cells.flatMap((cell, at): Hit<string>[] => {
    const next = cells[at + 1];
    const code = /\s([A-Z]{3})$/u.exec(cell.text)?.[1] ?? '';
    if (!next || code === next.text || ![code, next.text].every(isLoneCode)) return [];
    if (findFlightNumbers(cell.text).length === 0) return [];
    return [
      { value: code, start: cell.end - 3, end: cell.end },
      { value: next.text, start: next.start, end: next.end },
    ];
  });
}

/** `KQ101 LHR/NBO`: behind a flight a slash is as good as an arrow. */
function findSlashedPair(line: string): Hit<string>[] {
  const pair = SLASHED_PAIR.exec(line);
  const [from = '', to = ''] = [pair?.[1], pair?.[2]];
  if (!pair || from === to || ![from, to].every((code) => isAirportCode(code) && !isTrap(code)))
    return [];
  if (findFlightNumbers(line.slice(0, pair.index)).length === 0) return [];
  return [
    { value: from, start: pair.index, end: pair.index + 3 },
    { value: to, start: pair.index + 4, end: pair.index + 7 },
  ];
}

/** `上海浦东 PVG - 首尔仁川 ICN`, `BOS · Logan – LIS · Humberto Delgado`: the only two codes of a line, with a divider between. */
function findNamedPair(line: string): Hit<string>[] {
  const codes = collectHits(line, BARE, known).filter(({ value }) => !isTrap(value));
  const [first, second, ...more] = codes;
  if (!first || !second || more.length > 0 || first.value === second.value) return [];
  return PAIRED.test(line.slice(first.end, second.start)) ? codes : [];
}

/** A time or a date beside a code; beside a word that is one too, as in `DEL 02JUN`, a date says nothing. */
function isTimed(before: string, after: string, code: string): boolean {
  if (!/\d/u.test(after.slice(0, 16)) && !/\d/u.test(before.slice(-16))) return false;
  const next = findTimes(after.replace(TERMINAL, ''))[0];
  const date = TRAPS.has(code) ? undefined : findDates(after)[0];
  if (CLOCK_BEFORE.test(before) && findDates(before).length > 0) return true;
  const previous = findTimes(before).at(-1);
  return (
    Math.min(next?.start ?? 9, date?.start ?? 9) <= 2 ||
    (previous !== undefined && before.length - previous.end <= 2)
  );
}

/** `SAN FRANCISCO 3:00 PM`: a word of a name, and no code. */
function isInName(code: string, after: string): boolean {
  return TRAPS.has(code) && /^\s?\p{L}{3}/u.test(after);
}

import { type WallTime, isWallTime } from '@ooo/domain/shared/wall-time';
import { wordsOf } from '../languages/languages.ts';
import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';
import { DOTTED_TIMES } from './dotted-times.ts';
import { hourByWords } from './half-of-day.ts';

/** A clock time as printed, with the days that the document adds to it. */
export interface PrintedTime {
  readonly time: WallTime;
  readonly dayShift?: number;
}

const KOREAN =
  /(오전|오후|아침|점심|낮|저녁|밤|새벽)\s{0,2}(\d{1,2})(?::|시\s{0,2})(?:(\d{2}|\d(?=분))분?)?/gu;
/** Korean words for the second half of a day. */
const AFTERNOON = new Set(['오후', '점심', '낮', '저녁', '밤']);
const COLON =
  /(?<![\d:.+]|:\d\d:\d\d-|T\d\d:\d\d-)(\d{1,2})\s?:\s?([0-5]\d)(?::[0-5]\d)?(?:\s{0,2}([ap]\.?\s?m(?!\p{L})\.?|[APNM](?![\p{L}\d])))?(?![\d:])/giu;
const COMPACT = /(?<![\p{L}\d:./-])(\d{1,2})([0-5]\d)\s?([APN])M?(?![\p{L}\d])/gu;
/** `0045H`, `1905 hrs`. */
const COMPACT_24 = /(?<![\p{L}\d:./-])([0-2]\d)([0-5]\d)\s?(?:[Hh]rs?\.?|HRS?|[Hh])(?![\p{L}\d])/gu;
const HOUR_ONLY = /(?<![\p{L}\d:./-])(\d{1,2})\s?([ap]\.?\s?m\b\.?)/giu;
const KOREAN_24 =
  /(?<![\d:])(\d{1,2})시(?:\s{0,2}(\d{1,2})분|(?=\s?(?:출발|도착|이륙|착륙|비행기)))/gu;
/** `午後2時30分`, `下午2:30`, `14点05分`. */
const IN_HAN =
  /(午前|午後|上午|下午|早上|中午|晚上|凌晨)\s?(\d{1,2})(?::|[時时点點])(?:(\d{2})分?)?|(?<!\d)(\d{1,2})[時时点點](\d{2})分/gu;
const AFTERNOON_IN_HAN = new Set(['午後', '下午', '中午', '晚上']);
/** `12 noon`, `at midnight`, `12 del mediodía`, `정오에`. */
const NOON =
  /(?:(?<![\d:.])12\s?|(?<=(?<!\p{L})(?:at|dep|arr|departs?|arrives?|leaves?|lands?)\.?\s))(?:(noon|midday)|midnight)(?!\p{L})|(?<![\d:.])12\s(?:del\s)?(mediod[ií]a)(?!\p{L})|(정오)(?=에|\s?(?:출발|도착))|자정(?=에|\s?(?:출발|도착))/giu;
const BARE = /(?<![\p{L}\d:./#-])(#)?([0-2]\d)([0-5]\d)(?![\p{L}\d:/-])/gu;

/** `JFK-LHR 0755/1950`, `BR170 0700/1030`. */
const BARE_SLASHED =
  /(?<=[A-Z]{3}\s|(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{3,4}\s)([0-2]\d)([0-5]\d)(?=\/[0-2]\d[0-5]\d(?![\d/]))|(?<=(?:[A-Z]{3}|(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{3,4})\s[0-2]\d[0-5]\d\/)([0-2]\d)([0-5]\d)(?![\d/])/gu;
/** `0705-0850`. */
const BARE_RANGE =
  /(?:(?<![\p{L}\d:./#-])([0-2]\d)([0-5]\d)(?=\s?[-–→>]\s?[0-2]\d[0-5]\d(?![\p{L}\d:/-]))|(?<=\s[0-2]\d[0-5]\d\s?[-–→>]\s?)([0-2]\d)([0-5]\d)(?![\p{L}\d:/-]))/gu;

/** Letters of words behind a time. */
const LONGEST_HALF = 32;
/** Quick looks before the long ones. */
const MAY_BE_NOON = /noon|mid(?:day|night)|mediod|정오|자정/iu;
const MAY_BE_HAN = /[午早晚凌時时点點]/u;
const MAY_BE_DOTTED = /\d[.h]\d\d/iu;

const SHIFT_AFTER = new RegExp(
  String.raw`^(?:\s{0,2}(?:uhr|hrs?\b\.?|h\b))?\s{0,3}[([|]?\s?(?:\+\s?([0-3])(?![\d:])(?:\s?(?:days?|d\b|일|tage?|d[ií]as?))?|(익일|다음\s?날|next day|d[ií]a siguiente|n[aä]chster tag|${wordsOf(({ nextDay }) => nextDay).join('|')}))`,
  'iu',
);
const SHIFT_BEFORE = /(?:(익익일|다다음\s?날)|익일|다음\s?날|담날|이튿날)\s{0,2}\(?$/u;

/**
 * The clock times of a line. With `bare`, four digits alone count too (`1020`, `#0605` is the next day):
 * only for columns that are known to hold times.
 */
export function findTimes(line: string, options: { bare?: boolean } = {}): Hit<PrintedTime>[] {
  const isNoon = MAY_BE_NOON.test(line);
  if (!isNoon && !/\d/u.test(line)) return [];
  const hits: Hit<PrintedTime>[] = [
    ...collectHits(line, KOREAN, (m) => toTime(m[2], m[3], AFTERNOON.has(m[1] ?? '') ? 'p' : 'a')),
    ...(MAY_BE_HAN.test(line) ? collectHits(line, IN_HAN, readHan) : []),
    ...collectHits(line, COLON, (m) => toTime(m[1], m[2], m[3])),
    ...(MAY_BE_DOTTED.test(line) ? findDotted(line) : []),
    ...collectHits(line, COMPACT, (m) => toTime(m[1], m[2], m[3])),
    ...collectHits(line, COMPACT_24, (m) => toTime(m[1], m[2])),
    ...collectHits(line, HOUR_ONLY, (m) => toTime(m[1], '00', m[2])),
    ...collectHits(line, KOREAN_24, (m) => toTime(m[1], m[2])),
    ...(isNoon ? collectHits(line, NOON, (m) => toTime((m[1] ?? m[2] ?? m[3]) ? '12' : '0')) : []),
    ...(options.bare
      ? [
          ...collectHits(line, BARE, readBare),
          ...collectHits(line, BARE_SLASHED, (m) => toTime(m[1] ?? m[3], m[2] ?? m[4])),
          ...collectHits(line, BARE_RANGE, (m) => toTime(m[1] ?? m[3], m[2] ?? m[4])),
        ]
      : []),
  ];
  const once = withoutEchoes(line, withoutOverlaps(hits));
  const told = once.map((hit) => withWords(line, hit));
  return withRanges(line, withHalves(line, told)).map((hit) => withShift(line, hit));
}

function readHan([, half, hour, minute, plain, rest]: RegExpMatchArray): PrintedTime | undefined {
  if (half === undefined) return toTime(plain, rest);
  return toTime(hour, minute, AFTERNOON_IN_HAN.has(half) ? 'p' : 'a');
}

function findDotted(line: string): Hit<PrintedTime>[] {
  return DOTTED_TIMES.flatMap((pattern) =>
    collectHits(line, pattern, (m) => toTime(m[1], m[2], m[3])),
  );
}

/** The time in the half of the day that the words behind it say. */
function withWords(line: string, hit: Hit<PrintedTime>): Hit<PrintedTime> {
  if (!/^\d{1,2}[:.h]\d{2}$/u.test(line.slice(hit.start, hit.end))) return hit;
  const hour = Number(hit.value.time.slice(0, 2));
  const told = hourByWords(hour, line.slice(hit.end, hit.end + LONGEST_HALF));
  const time = told === hour ? undefined : finish(told, hit.value.time.slice(3));
  return time ? { ...hit, value: { ...hit.value, ...time } } : hit;
}

/** `오후 2시 20분 출발, 4시 10분 도착`: an hour without its half of the day is of the half that was told before. */
function withHalves(line: string, hits: readonly Hit<PrintedTime>[]): Hit<PrintedTime>[] {
  let afternoon: number | undefined;
  return hits.map((hit) => {
    const text = line.slice(hit.start, hit.end);
    const hour = Number(hit.value.time.slice(0, 2));
    const isOpen = /^\d{1,2}시/u.test(text) && hour < 12;
    const isLater = isOpen && afternoon !== undefined && hour + 12 > afternoon;
    const told = isLater ? shiftToAfternoon(hit) : hit;
    if (!isOpen || isLater) afternoon = hour >= 12 || isLater ? (hour % 12) + 12 : undefined;
    return told;
  });
}

/** `7:50 – 9:30pm`: the half of the day that a range says once; `11:30 – 1:05pm` begins in the other one. */
function withRanges(line: string, hits: readonly Hit<PrintedTime>[]): Hit<PrintedTime>[] {
  return hits.map((hit, at) => {
    const next = hits[at + 1];
    const isOpen = /^(?:[1-9]|1[01]):\d{2}$/u.test(line.slice(hit.start, hit.end));
    if (!next || !isOpen || !/^\s?[-–—]\s?$/u.test(line.slice(hit.end, next.start))) return hit;
    if (!/\d\s?p\.?\s?m\.?$/iu.test(line.slice(next.start, next.end))) return hit;
    const later = shiftToAfternoon(hit);
    return later.value.time <= next.value.time ? later : hit;
  });
}

function shiftToAfternoon(hit: Hit<PrintedTime>): Hit<PrintedTime> {
  const time = finish(Number(hit.value.time.slice(0, 2)) + 12, hit.value.time.slice(3));
  return time ? { ...hit, value: { ...hit.value, ...time } } : hit;
}

/** `2010H (08:10 PM)` says the same time twice; of `0710 (7:10AM)` the digits alone say less. */
function withoutEchoes(line: string, hits: readonly Hit<PrintedTime>[]): Hit<PrintedTime>[] {
  const isBare = ({ start, end }: Hit<PrintedTime>): boolean =>
    /^\d{4}$/u.test(line.slice(start, end));
  return hits.filter((hit, at) => {
    const [before, after] = [hits[at - 1], hits[at + 1]];
    if (after && isBare(hit) && isEcho(line, hit, after)) return false;
    return !before || isBare(before) || !isEcho(line, before, hit);
  });
}

function isEcho(line: string, hit: Hit<PrintedTime>, next: Hit<PrintedTime>): boolean {
  if (hit.value.time !== next.value.time || line.charAt(next.end) !== ')') return false;
  return /^\s?\($/u.test(line.slice(hit.end, next.start));
}

function readBare(match: RegExpMatchArray): PrintedTime | undefined {
  const read = toTime(match[2], match[3]);
  return read && match[1] ? { ...read, dayShift: 1 } : read;
}

function toTime(hourText = '', minuteText = '00', halfText = ''): PrintedTime | undefined {
  const half = halfText.charAt(0).toLowerCase();
  let hour = Number(hourText);
  if (half !== '' && hour > 12) return hour < 24 ? finish(hour, minuteText) : undefined;
  if (half === 'a' && hour === 12) hour = 0;
  if (half === 'm') hour = 0;
  if (half === 'p' && hour < 12) hour += 12;
  return finish(hour, minuteText);
}

/** 24:00 is on tickets; it is the midnight that ends the day. */
function finish(hour: number, minuteText: string): PrintedTime | undefined {
  if (hour === 24 && minuteText === '00') return finish(0, '00');
  const time = `${String(hour).padStart(2, '0')}:${minuteText.padStart(2, '0')}`;
  return isWallTime(time) ? { time } : undefined;
}

function withShift(line: string, hit: Hit<PrintedTime>): Hit<PrintedTime> {
  const after = SHIFT_AFTER.exec(line.slice(hit.end, hit.end + 32));
  if (after) {
    const dayShift = after[1] === undefined ? 1 : Number(after[1]);
    return { ...hit, value: { ...hit.value, dayShift }, end: hit.end + after[0].length };
  }
  if (
    /m\s{0,1}$/iu.test(line.slice(hit.start, hit.end)) &&
    /^\+(?!\d)/u.test(line.slice(hit.end))
  ) {
    return { ...hit, value: { ...hit.value, dayShift: 1 }, end: hit.end + 1 };
  }
  const before = SHIFT_BEFORE.exec(line.slice(Math.max(0, hit.start - 8), hit.start));
  return before ? { ...hit, value: { ...hit.value, dayShift: before[1] ? 2 : 1 } } : hit;
}

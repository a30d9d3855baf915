import type { PartialDate } from '../document.ts';
import { type Hit, collectHits, withoutOverlaps } from '../text/hit.ts';
import {
  MONTH_PATTERN,
  isDoubtfulMonth,
  mayNameMonth,
  monthOf,
  weekdayOfWord,
} from './calendar-words.ts';
import { remember } from '../text/remember.ts';

const LAST_DAY = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const YEAR_FIRST =
  /(?<![\d./-])(\d{4})(?:\s?[-./]\s?|\s?[년年]\s{0,2})(\d{1,2})(?:\s?[-./]\s?|\s?[월月]\s{0,2})(\d{1,2})(?:\s?[일日]|\.(?!\d))?(?![\d/-])/gu;
const IN_HAN = /(?<!\d)(\d{1,2})\s?[월月]\s{0,2}(\d{1,2})\s?[일日]/gu;
/** The same with its month's sign lost in a picture: `10 30일 (금)`. */
const IN_HAN_CUT = /(?<![\d:.,-])(\d{1,2})\s(\d{1,2})일(?=\s?\()/gu;
/** `2026. október 10.`, `2026-Oct-10`. */
const YEAR_MONTH_DAY = new RegExp(
  String.raw`(?<![\p{L}\d])(20\d{2})[.,]?[\s-]{1,2}(${MONTH_PATTERN})\.?[\s-]{1,2}(\d{1,2})(?!\d|:\d)`,
  'giu',
);
/** `3 tháng 10, 2026`. */
const VIETNAMESE =
  /(?<!\d)(\d{1,2})\s(?:tháng|thg)\s?(\d{1,2})(?:,?\s(?:năm\s)?(\d{4}))?(?!\d|:\d)/giu;
const COMPACT = new RegExp(
  String.raw`(?<![\p{L}\d])(\d[\dOol]?|[Ool]\d)(${MONTH_PATTERN})(?:(\d{4}|\d{2})|\s(20\d{2})(?=\s{1,3}\d{1,2}:\d))?(?![\p{L}\d])`,
  'giu',
);
/** An apparent year after these is a time, or the day of the next date. */
const NO_YEAR = String.raw`(?!\d|:\d|[.h]\d|[-/.]\p{L}|\s?[ap]\.?\s?m\b|\s?Uhr)`;
const DAY_MONTH = new RegExp(
  String.raw`(?<![\p{L}\d]|\d:|[\d)]\s?\+\s?)(\d[\dOol]?|[Ool]\d)(?:st|nd|rd|th|er|º)?[\s\-.,/]{1,3}(?:(?:de|of)\s)?(${MONTH_PATTERN})\.?(?:[\s\-.,/'’]{1,3}(?:(?:del?|г\.?)\s)?(\d{4}|\d{2})${NO_YEAR})?(?![\p{L}\d])`,
  'giu',
);
/** In `MAR 04/05/2027` the word is a weekday's. */
const MONTH_DAY = new RegExp(
  String.raw`(?<![\p{L}\d])(${MONTH_PATTERN})\.?\s{1,2}(\d{1,2})(?:st|nd|rd|th)?(?:,?\s{1,2}(\d{4}))?(?!\d|:\d|/\d{1,2}/\d)`,
  'giu',
);
const MONTH_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${MONTH_PATTERN})\.?\s{1,2}$`, 'iu');
const NUMERIC = /(?<![\d./:-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d|:\d|[./-]\d)/gu;

/**
 * Without a year a weekday, a time or a flight behind them makes two numbers a date: `01/14(목)`, `4/8 목`,
 * `05/02 07:10`, `10/17 LJ201`, `15/3 EDI-AMS`.
 */
const SHORT =
  /(?<![\d./:-])(\d{1,2})[./](\d{1,2})(?=\s?\(\s?\p{L}{1,9}\.?\s?\)|(?:,\s?|\s)[일월화수목금토](?![가-힣])|(?:\([^()\s]{1,3}\)?)?\s{1,2}(?:\d{1,2}:\d{2}|[0-2]\d[0-5]\d\s?[-–]\s?\d{4})|\s{1,2}(?:[A-Z][A-Z\d]|\d[A-Z])\d{3,4}(?![\p{L}\d])|\s{1,2}[A-Z]{3}\s?[-–→>/]\s?[A-Z]{3}(?![\p{L}\d]))(?!\d|:\d|[./-]\d)/gu;
/** `9/3 LM31` at the head of a line, where the number has fewer digits. */
const SHORT_AT_HEAD =
  /(?<=^\s{0,8})(\d{1,2})\/(\d{1,2})(?=\s{1,2}(?:[A-Z][A-Z\d]|\d[A-Z])\d{2}\s\p{Lu})/gu;
/** `0705 (30/3)`: the day of an arrival. */
const SHORT_IN_BRACKETS = /(?<=\d:?[0-5]\d\s?\()(\d{1,2})\/(\d{1,2})(?=\))/gu;
/** `6. 4.(금)`, `'27. 6.13.(일)`, `6.14. 도착`: month and day as Korean offices write them. */
const KOREAN_DOTTED =
  /(?<!\d\.?\s?)(?:['’]?(\d{2})\.\s?)?(\d{1,2})\.\s?(\d{1,2})\.(?=\s?(?:\([일월화수목금토](?:요일)?\)|도착|출발))/gu;
/** `Tues 3/11`: the weekday before two numbers. */
const SHORT_AFTER =
  /(?<=(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|lun|mi[eé]|jue|vie|s[aá]b|dom)\p{L}{0,6}\.?,?\s)(\d{1,2})[./](\d{1,2})(?!\d|:\d|[./-]\d)/giu;
/** `BX8803 10/03 김포`: two numbers behind a flight. */
const SHORT_BEHIND =
  /(?<=(?<![\p{L}\d])(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{3,4}편?\s{1,2})(\d{1,2})[./](\d{1,2})(?=\s|$)/gu;

const ON = /^(?:am|vom|den|zum|bis)$/iu;
/** `Mi 17.03.`, `am 17.3.`: a weekday, or what Germans say, before the day and the month, each with its dot. */
const DOTTED_AFTER =
  /(?<=(?<!\p{L})(\p{L}{2,12})\.?,?\s{1,2})(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d{2,4}(?![\d:.])|\d)/gu;

const WEEKDAY_BEFORE = /([\p{L}]{2,10})\.?,?\s{0,2}$/u;
const WEEKDAY_AFTER =
  /^\s{0,2}\(\s?([\p{L}]{1,10})\.?\s?\)|^\s{0,2}([일월화수목금토])요일|^(?:,\s?|\s)([일월화수목금토])(?![가-힣])/u;

/** The dates of a line, as written: the year is absent where the line leaves it out. */
export const findDates = remember(searchDates);

function searchDates(line: string): readonly Hit<PartialDate>[] {
  if (!/\d/u.test(line)) return [];
  const hits = [
    ...collectHits(line, YEAR_FIRST, (m) => toDate(m[3], Number(m[2]), m[1])),
    ...collectHits(line, IN_HAN, (m) => toDate(m[2], Number(m[1]))),
    ...collectHits(line, IN_HAN_CUT, (m) => toDate(m[2], Number(m[1]))),
    ...collectHits(line, VIETNAMESE, (m) => toDate(m[1], Number(m[2]), m[3])),
    ...(mayNameMonth(line) ? findNamed(line) : []),
    ...collectHits(line, NUMERIC, (match) => readNumeric(line, match)),
    ...collectHits(line, KOREAN_DOTTED, (m) => toDate(m[3], Number(m[2]), m[1])),
    ...collectHits(line, SHORT, (match) => readShort(line, match)),
    ...collectHits(line, SHORT_AT_HEAD, (match) => readShort(line, match)),
    ...collectHits(line, SHORT_IN_BRACKETS, (match) => readShort(line, match)),
    ...collectHits(line, DOTTED_AFTER, ([, word = '', day, month]) =>
      weekdayOfWord(word) === undefined && !ON.test(word) ? undefined : toDate(day, Number(month)),
    ),
    ...collectHits(line, SHORT_AFTER, (match) => readShort(line, match)),
    ...collectHits(line, SHORT_BEHIND, (match) => readShort(line, match)),
  ];
  return withoutOverlaps(hits).map((hit) => withWeekday(line, hit));
}

/** Dates with the name of a month. */
function findNamed(line: string): Hit<PartialDate>[] {
  return [
    ...collectHits(line, YEAR_MONTH_DAY, (m) => toDate(m[3], monthOf(m[2] ?? ''), m[1])),
    ...collectHits(line, COMPACT, (m) => toDate(m[1], monthOf(m[2] ?? ''), m[3] ?? m[4])),
    ...collectHits(line, DAY_MONTH, (m) =>
      isRange(line, m) ? undefined : readNamed(m, m[1], m[2], m[3]),
    ),
    ...collectHits(line, MONTH_DAY, (m) => readNamed(m, m[2], m[1], m[3])),
  ];
}

/** `12 - Feb 25` of `Jan 12 - Feb 25, 2027`: each day is behind its month. */
function isRange(line: string, { 0: text, index }: RegExpExecArray): boolean {
  return / -/u.test(text) && MONTH_BEFORE.test(line.slice(Math.max(0, index - 14), index));
}

/** `12 de out`, `12 out 2026`, and not `2 out of 3`. */
function readNamed(
  [text]: RegExpExecArray,
  day: string | undefined,
  month = '',
  year?: string,
): PartialDate | undefined {
  if (year === undefined && isDoubtfulMonth(month) && !/\sde\s/iu.test(text)) return undefined;
  return toDate(day, monthOf(month), year);
}

function toDate(
  dayText: string | undefined,
  month: number | undefined,
  yearText?: string,
): PartialDate | undefined {
  const day = Number(
    (dayText ?? '').replaceAll(/[Oo]/gu, '0').replaceAll('l', '1').replace(/\D+$/u, ''),
  );
  if (month === undefined || month < 1 || month > 12) return undefined;
  if (!(day >= 1 && day <= (LAST_DAY[month - 1] ?? 0))) return undefined;
  const year = toYear(yearText);
  return year === undefined ? { day, month } : { day, month, year };
}

/** Two digits are in this century up to 79; a birth date in the last one is not a flight's. */
function toYear(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const year = Number(text);
  if (text.length === 2) return year < 80 ? 2000 + year : 1900 + year;
  return year >= 1900 && year < 2100 ? year : undefined;
}

/**
 * A slash leaves the order open where both could be months; dots and dashes are day first. In Korean the year
 * comes first, with two digits too: `26.10.15(목)`.
 */
function readNumeric(line: string, match: RegExpMatchArray): PartialDate | undefined {
  const [first, second] = [Number(match[1]), Number(match[3])];
  if (/[가-힣]/u.test(line) && match[4]?.length === 2 && first >= 20) {
    const inKorean = toDate(match[4], second, match[1]);
    if (inKorean) return inKorean;
  }
  if (first <= 12 && second > 12) return toDate(match[3], first, match[4]);
  const date = toDate(match[1], second, match[4]);
  const open = match[2] === '/' && first <= 12 && first !== second;
  return date && open ? { ...date, ambiguous: true } : date;
}

/** In Korean the month comes first; elsewhere the weekday decides, where it can. */
function readShort(line: string, match: RegExpMatchArray): PartialDate | undefined {
  const after = line.slice((match.index ?? 0) + match[0].length);
  const word = WEEKDAY_AFTER.exec(after.slice(0, 16))?.[1] ?? '';
  if (word !== '' && weekdayOfWord(word) === undefined) return undefined;
  if (/[가-힣]/u.test(line)) return toDate(match[2], Number(match[1]));
  const [first, second] = [Number(match[1]), Number(match[2])];
  if (second > 12) return toDate(match[2], first);
  const date = toDate(match[1], second);
  return date && first <= 12 && first !== second ? { ...date, ambiguous: true } : date;
}

function withWeekday(line: string, hit: Hit<PartialDate>): Hit<PartialDate> {
  const before = WEEKDAY_BEFORE.exec(line.slice(Math.max(0, hit.start - 14), hit.start));
  const after = WEEKDAY_AFTER.exec(line.slice(hit.end, hit.end + 16));
  const beforeDay = before?.[1] ? weekdayOfWord(before[1]) : undefined;
  const afterDay = weekdayOfWord(after?.[1] ?? after?.[2] ?? after?.[3] ?? '');
  const weekday = beforeDay ?? afterDay;
  if (weekday === undefined) return hit;
  const start = beforeDay === undefined ? hit.start : hit.start - (before?.[0].length ?? 0);
  const end = beforeDay === undefined ? hit.end + (after?.[0].length ?? 0) : hit.end;
  return { value: { ...hit.value, weekday }, start, end };
}

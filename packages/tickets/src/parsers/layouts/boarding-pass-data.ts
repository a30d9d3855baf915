import { type CalendarDate, addDays, daysBetween } from '@ooo/domain/shared/calendar-date';
import type { SegmentDraft, PartialDate } from '../../document.ts';
import { isAirportCode } from '../../atoms/airport-code.ts';
import { toFlightNumber } from '../../atoms/flight-number.ts';
import { NEAR_DAYS } from '../../flights/near-date.ts';
import { defined } from '@ooo/domain/shared/defined';
import { type Line, flightFields, foundIn } from '../lines/line-reader.ts';
import type { Layout } from './layout.ts';

/** The head: format `M`, number of segments, name in 20 places, electronic ticket, record locator, airports. */
const HEAD = /^M([1-4])([A-Z][A-Z/ .'-]{19})[E ][A-Z\d ]{7}[A-Z]{6}/u;
const FIRST_SEGMENT = 23;
const SEGMENT_LENGTH = 37;
/** Places of a segment's fields, from the start of the segment (Resolution 792, mandatory items). */
const FIELDS = {
  locator: [0, 7],
  from: [7, 10],
  to: [10, 13],
  carrier: [13, 16],
  number: [16, 21],
  day: [21, 24],
  seat: [25, 29],
  /** Length of the conditional items that follow, hexadecimal. */
  more: [35, 37],
} as const;
/** A title at the end of the name, which is cut where it does not fit. */
const TITLE = /\s(?:MR|MRS|MS|MISS|MSTR|DR)\s*$/u;
/** A segment's fields up to the day of the year. */
const SEGMENT =
  /^[A-Z\d ]{7}[A-Z]{6}(?!\d\d)[A-Z\d]{2}[A-Z ](?=[ \d]*\d)[ \d]{4}[A-Z ](?=[ \d]{0,2}\d)[ \d]{3}/u;
/** The conditional items of the first segment: version, size, three flags, then the day of issue. */
const ISSUED = /^>[\dA-Z][\dA-F]{2}[\dA-Z ][A-Z\d ]{2}(\d)(\d{3})/u;

/**
 * The text inside a boarding pass's barcode (IATA Resolution 792), one line for a pass. It has the day of
 * the year without the year; the day of issue has the year's last digit.
 */
export const boardingPassData: Layout = {
  id: 'boarding-pass-data',
  recognises: ({ lines }) => (lines.some((line) => HEAD.test(line)) ? 1 : 0),
  besides: (document) => ({
    ...document,
    lines: document.lines.map((line) => (HEAD.test(line) ? '' : line)),
  }),
  parse: ({ lines, receivedOn }) => {
    const passes = lines.flatMap((text, at) => (HEAD.test(text) ? [{ text, at }] : []));
    return {
      segments: passes.flatMap((line) => readPass(line, receivedOn)),
      facts: { passengers: passes.map((line) => foundIn(line, readName(line.text))) },
    };
  },
};

function readName(text: string): string {
  const [last = '', first = ''] = (HEAD.exec(text)?.[2] ?? '').trim().split('/');
  return [first.replace(TITLE, ''), last]
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * The segments of a pass, as far as they are where the pass says: one out of its place ends the reading, since what
 * follows it would be cut in wrong pieces.
 */
function readPass(line: Line, receivedOn: CalendarDate): SegmentDraft[] {
  const count = Number(HEAD.exec(line.text)?.[1]);
  const segments: SegmentDraft[] = [];
  let issuedOn: CalendarDate | undefined;
  let start: number | undefined = FIRST_SEGMENT;
  for (let index = 0; index < count && start !== undefined; index++) {
    const data = line.text.slice(start, start + SEGMENT_LENGTH);
    const isFollowed = index === 0 && field(data, 'more') !== '00';
    if (isFollowed) issuedOn = readIssueDate(line.text.slice(start + SEGMENT_LENGTH), receivedOn);
    const segment = readSegment(line, data, issuedOn, receivedOn);
    if (segment) segments.push(segment);
    start = findNext(line.text, start, data);
  }
  return segments;
}

/**
 * Where the next segment starts: behind the conditional items, as long as they are said to be. Airlines count them
 * wrong; then it is the next text that goes on from where this segment ends. Undefined where there is none.
 */
function findNext(text: string, start: number, data: string): number | undefined {
  const size = field(data, 'more');
  if (!/^[\dA-F]{1,2}$/u.test(size)) return undefined;
  const more = Number.parseInt(size, 16);
  const end = start + SEGMENT_LENGTH;
  if (isSegment(text.slice(end + more))) return end + more;
  if (more === 0) return undefined;
  for (let at = end; at < text.length; at++) {
    const next = text.slice(at, at + SEGMENT_LENGTH);
    if (field(next, 'from') === field(data, 'to') && isSegment(next)) return at;
  }
  return undefined;
}

function isSegment(data: string): boolean {
  return SEGMENT.test(data) && [field(data, 'from'), field(data, 'to')].every(isAirportCode);
}

function field(data: string, name: keyof typeof FIELDS): string {
  return data.slice(...FIELDS[name]).trim();
}

function readSegment(
  line: Line,
  data: string,
  issuedOn: CalendarDate | undefined,
  receivedOn: CalendarDate,
): SegmentDraft | undefined {
  if (!isSegment(data)) return undefined;
  const [from, to] = [field(data, 'from'), field(data, 'to')];
  const flightNumber = toFlightNumber(field(data, 'carrier'), field(data, 'number'));
  const date = settleDay(Number(field(data, 'day')), issuedOn, receivedOn);
  if (!flightNumber || !date) return undefined;
  const seat = field(data, 'seat').replace(/^0+/u, '');
  const recordLocator = field(data, 'locator');
  return defined({
    ...flightFields(line, flightNumber),
    from: foundIn(line, from, from + to),
    to: foundIn(line, to, from + to),
    departureDate: foundIn(line, date, data),
    seat: /^\d{1,3}[A-Z]$/u.test(seat) ? foundIn(line, seat, seat) : undefined,
    pnr: /^[A-Z\d]{5,7}$/u.test(recordLocator)
      ? foundIn(line, recordLocator, recordLocator)
      : undefined,
  });
}

/** The last day whose year ends in the printed digit, as of a month behind the day of receipt, which may be a guess. */
function readIssueDate(text: string, receivedOn: CalendarDate): CalendarDate | undefined {
  const match = ISSUED.exec(text);
  if (!match) return undefined;
  const latest = addDays(receivedOn, NEAR_DAYS);
  const latestYear = Number(latest.slice(0, 4));
  const year = latestYear - ((latestYear - Number(match[1]) + 10) % 10);
  return [year, year - 10]
    .map((each) => dayOfYear(each, Number(match[2])))
    .find((each) => each !== undefined && daysBetween(each, latest) >= 0);
}

/**
 * The flight is on the day of issue or after it, or a little before it where the pass was printed again; without that
 * day, the year is left to be settled.
 */
function settleDay(
  day: number,
  issuedOn: CalendarDate | undefined,
  receivedOn: CalendarDate,
): PartialDate | undefined {
  const start = issuedOn ? addDays(issuedOn, -NEAR_DAYS) : receivedOn;
  const year = Number(start.slice(0, 4));
  const date = [year, year + 1]
    .map((each) => dayOfYear(each, day))
    .find((each) => each !== undefined && daysBetween(start, each) >= 0);
  if (!date) return undefined;
  const [years = 0, month = 0, ofMonth = 0] = date.split('-').map(Number);
  return issuedOn ? { year: years, month, day: ofMonth } : { month, day: ofMonth };
}

/** The n-th day of a year, 1 to 366; undefined where the year has none. */
function dayOfYear(year: number, day: number): CalendarDate | undefined {
  const date = addDays(`${year}-01-01` as CalendarDate, day - 1);
  return day >= 1 && date.startsWith(String(year)) ? date : undefined;
}

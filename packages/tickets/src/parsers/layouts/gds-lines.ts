import type { Found, SegmentDraft } from '../../document.ts';
import { isAircraftCode } from '../../atoms/aircraft.ts';
import { isAirportCode } from '../../atoms/airport-code.ts';
import { isAirlineCode } from '../../atoms/airline.ts';
import { findDates } from '../../atoms/date.ts';
import { findFlightNumbers, toFlightNumber } from '../../atoms/flight-number.ts';
import { readOperator } from '../../atoms/operator.ts';
import { type PrintedTime, findTimes } from '../../atoms/time.ts';
import { flightFields, foundIfAny, foundIn, type Line } from '../lines/line-reader.ts';
import { defined } from '@ooo/domain/shared/defined';
import { readElapsed } from './gds-elapsed.ts';
import { addRemarks } from './gds-remarks.ts';
import type { Layout } from './layout.ts';

const CLOCK = String.raw`(?:\d{3,4}|\d{1,2}:\d{2})[APNapn]?`;
const WEEKDAY = '(?:MON?|TUE?|WED?|THU?|FRI?|SAT?|SUN?)';
/** The number of the line, and the flight: `3  KE 081 Y`, ` 1. EY  289 E`, ` 1 KE 937Y`, ` 5. *KE5875 M`, `KE081`. */
const FLIGHT = String.raw`^\s{0,6}(?:[>*-]\s{0,3})?(?:\d{1,2}(?:\s?[.,]|\s)?\s{0,6})??\*?(?<carrier>[A-Z\d]{2})\s{0,6}(?<number>\d{1,4})(?:\s{0,6}[A-Z]{1,2}[.,]?\s{0,12}|\s{1,6}\d\s{1,12}|\s{1,12})`;
/** `15OCT 3`, `WE14APR27`, `15MAR M`, `12FEB FRI`. */
const DAY = String.raw`${WEEKDAY}?(?<day>\d{1,2}[A-Z]{3}(?:\d{2})?)\s{0,12}(?:(?:(?<ofWeek>[1-7](?!\d))|${WEEKDAY}(?![A-Z])|(?<=\s)[MTWQFJS](?=[\s*]))\s{0,2}\*?\s{0,6})?`;
/** `ICNJFK HK1`, `ICNPRG*HK2`, `ICN BKK HK1`, `ICN/IST HK1`; a typed copy may lack the status. */
const ROUTE = String.raw`(?<from>[A-Z]{3})\s?[/-]?\s?(?<to>[A-Z]{3})\s{0,2}\*?\s{0,6}(?:(?<status>[A-Z]{2})\s?\d{1,2}l?\s{1,12}|(?<=\s))`;
/**
 * Before the times Amadeus has a terminal, behind them the day of arrival, or both days: `1000 1105 15OCT`,
 * `2145  #0640`, `2010 1535+1`, `2355/0530+1`.
 */
const TIMES = String.raw`(?:[A-Z\d]{1,2}\s{1,6})?(?<departs>${CLOCK})(?:\s{1,12}|\/)(?<next>[#+]?)\s?(?<arrives>${CLOCK})(?![\d:])(?:\s{0,2}[+#](?<days>[1-3]))?(?:\s{1,3}\d{1,2}[A-Z]{3}(?=\s\d{1,2}[A-Z]{3}\s))?(?:\s{1,3}(?<arrivalDay>\d{1,2}[A-Z]{3})(?:\d{2})?)?(?<rest>.{0,60})`;
/** Galileo, Sabre, Amadeus, Worldspan and TravelSky agree on this much. */
const SEGMENT = new RegExp(FLIGHT + DAY + ROUTE + TIMES, 'u');
/** The same with the route before the day, as it is typed off: `KE907  ICNLHR  12FEB  1050  1410`. */
const TYPED = new RegExp(
  FLIGHT + String.raw`(?<from>[A-Z]{3})\s?[/-]?(?<to>[A-Z]{3})\s{1,12}` + DAY + TIMES,
  'u',
);
const SLASHED =
  /(?<![\p{L}\d])(?<carrier>[A-Z\d]{2})(?<number>\d{1,4})\/[A-Z]\/(?<day>\d{1,2}[A-Z]{3})\/(?<from>[A-Z]{3})(?<to>[A-Z]{3})\/(?<departs>\d{4})\/(?<next>[#+]?)(?<arrives>\d{4})/u;
const HEADS = [
  /^\s{0,3}([A-Z\d]{6})\/[A-Z\d]{2}\s+[A-Z]{3,6}\b/u,
  /^1P-\s?([A-Z\d]{6})\b/u,
  /^RP\/.{10,60}\s([A-Z\d]{6})\s*$/u,
  /^\s{0,3}([A-Z]{6})\s*$/u,
  /^\s{0,3}1\.[A-Z]{2,24}\/[^/].{0,80}\s([A-Z\d]{6})\s*$/u,
];
/** The record locator of the airline itself behind a segment: Sabre's `/DCSQ*M4HT2V`, Amadeus' `E  DY/VN4XKE`. */
const OWN_RECORD_LOCATOR =
  /(?:\/DC[A-Z\d]{2}\*|\sE\s{1,3}[A-Z\d]{2}\/)([A-Z\d]{5,6})(?![\p{L}\d])/u;
/**
 * What Amadeus shows of a flight at the end of its line: the electronic ticket, stops, the type of aircraft, and meals,
 * `E  0 77B MB`.
 */
const EQUIPMENT =
  /\s{2}(?:E\s{1,2})?[0-3]\s([2-9]\d[A-Z\d]|[A-Z](?:\d[A-Z\d]|[A-Z]\d))(?:\s{1,2}[A-Z]{1,3})?\s*$/u;
/** The type right behind the times, as agencies in Korea print it: `1750  10MAR  77W  2  C`. */
const BEHIND_TIMES = /^\s{1,4}([A-Z\d]{3})(?=\s{2}|\s*$)/u;
const LONGEST = 200;
/** Lines below a segment that tell more of it. */
const BELOW = 2;
/** How many lines below a greeting a head may be. */
const MAX_HEAD = 40;
/** Status codes of segments that are not flown: cancelled, refused, waited for, or replaced by a changed one. */
const NOT_HELD = new Set('HX XX XL XR UC UN UU US NO HL LL TL WK WL WN'.split(' '));
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Segment lines as reservation systems show them: `1. DL   38 Y  20JAN HKGSEA HS3  1145   0811  O  SA`. */
export const gdsLines: Layout = {
  id: 'gds-lines',
  recognises: ({ lines }) => (lines.some(isHeld) || areTyped(lines) ? 0.9 : 0),
  parse: ({ lines }) => {
    const pnr = findOwnRecordLocator(lines);
    return {
      segments: addRemarks(
        lines.flatMap((text, at) => readSegment({ text, at }, lines) ?? []),
        lines,
      ),
      ...(pnr ? { facts: { pnr } } : {}),
    };
  },
};

/**
 * The record locator that a system prints without a label: at the start of Galileo's head, at the end of Amadeus',
 * alone in Sabre's, behind the names in TravelSky's.
 */
function findOwnRecordLocator(lines: readonly string[]): Found<string> | undefined {
  for (const [at, text] of lines.slice(0, MAX_HEAD).entries()) {
    // Below the flights a word of six letters heads remarks.
    if (SEGMENT.test(text)) return undefined;
    const recordLocator = HEADS.map((head) => head.exec(text)?.[1]).find(
      (found) => found !== undefined,
    );
    if (recordLocator !== undefined) return foundIn({ text, at }, recordLocator, recordLocator);
  }
  return undefined;
}

function findSegment(line: string): Cells | undefined {
  return [SEGMENT, TYPED, SLASHED].map((pattern) => pattern.exec(line)?.groups).find(Boolean);
}

/** True for a segment with its status. */
function isHeld(line: string): boolean {
  return findSegment(line)?.['status'] !== undefined;
}

/** True where flights are typed off as segments: one alone among flights that are told in other ways says nothing of those. */
function areTyped(lines: readonly string[]): boolean {
  const typed = lines.filter((line) => findSegment(line) !== undefined).length;
  const told = lines.filter(
    (line) =>
      line.length < LONGEST &&
      findFlightNumbers(line).length > 0 &&
      findSegment(line) === undefined,
  ).length;
  return typed > 0 && typed >= told;
}

function readSegment(line: Line, lines: readonly string[]): SegmentDraft | undefined {
  const next = lines[line.at + 1] ?? '';
  const cells = findSegment(line.text);
  if (!cells) return undefined;
  const { carrier = '', number = '', day = '', from = '', to = '', status = '' } = cells;
  const [departure, arrival] = [toTime(cells['departs']), toTime(cells['arrives'])];
  const date = findDates(day)[0]?.value;
  const flightNumber = toFlightNumber(carrier, number);
  if (!flightNumber || !date || !departure || !arrival || !isAirlineCode(carrier)) return undefined;
  if (!isAirportCode(from) || !isAirportCode(to) || NOT_HELD.has(status)) return undefined;
  const { arrivalDay = '' } = cells;
  const arrivalDate = findDates(arrivalDay)[0]?.value;
  const shift = shiftOf(cells);
  const equipment = readEquipment(cells['rest'] ?? '');
  const operator = /^\s{0,20}(?:\*\s?)?OPERATED BY\s(.{2,60})$/iu.exec(next)?.[1];
  const operatedBy = operator === undefined ? undefined : readOperator(operator);
  const pnr =
    readOwnRecordLocator(line) ?? readOwnRecordLocator({ text: folded(next), at: line.at + 1 });
  return defined({
    ...flightFields(line, flightNumber),
    pnr,
    from: foundIn(line, from, from + to),
    to: foundIn(line, to, from + to),
    departureDate: foundIn(line, { ...date, ...weekdayOf(cells) }, day),
    departureTime: foundIn(line, departure.time, cells['departs']),
    arrivalDate: arrivalDate && foundIn(line, arrivalDate, arrivalDay),
    arrivalTime: foundIn(line, arrival.time, cells['arrives']),
    ...readElapsed(listBelow(line, lines)),
    ...(equipment === undefined ? {} : { aircraft: foundIn(line, equipment, equipment) }),
    dayShift: foundIfAny(line, shift, cells['arrives']),
    operatedBy: foundIfAny({ text: next, at: line.at + 1 }, operatedBy),
  });
}

/** The lines right below a segment and above the next one. */
function listBelow({ at }: Line, lines: readonly string[]): Line[] {
  const below = lines.slice(at + 1, at + 1 + BELOW);
  const next = below.findIndex((text) => findSegment(text) !== undefined);
  return below
    .slice(0, next < 0 ? undefined : next)
    .map((text, index) => ({ text, at: at + 1 + index }));
}

function readEquipment(rest: string): string | undefined {
  const code = BEHIND_TIMES.exec(rest)?.[1];
  return code !== undefined && isAircraftCode(code) ? code : EQUIPMENT.exec(rest)?.[1];
}

function readOwnRecordLocator(line: Line): Found<string> | undefined {
  const recordLocator = OWN_RECORD_LOCATOR.exec(line.text)?.[1];
  return foundIfAny(line, recordLocator, recordLocator);
}

/** A line that goes on with the segment above it: `                /DCKE*7QXW2P /E`. */
function folded(next: string): string {
  return /^\s{4,}\/DC/u.test(next) ? next : '';
}

type Cells = Readonly<Record<string, string | undefined>>;

/** `SA` at the end of the line, or a digit before the route: 1 is Monday. */
function weekdayOf({ ofWeek, rest = '' }: Cells): { weekday?: number } {
  if (ofWeek !== undefined) return { weekday: Number(ofWeek) % 7 };
  const weekday = WEEKDAYS.indexOf(/\s([A-Z]{2})(?:\s{1,3}\d)?\s*$/u.exec(rest)?.[1] ?? '');
  return weekday < 0 ? {} : { weekday };
}

/** `#0605` and `+0605` are the next day, `0605+1` says it itself. */
function shiftOf({ days, next }: Cells): number | undefined {
  if (days !== undefined) return Number(days);
  return next ? 1 : undefined;
}

function toTime(text = ''): PrintedTime | undefined {
  const padded = (/^\d{3}[APN]?$/iu.test(text) ? `0${text}` : text).toUpperCase();
  return findTimes(padded, { bare: true })[0]?.value;
}

import { findAirport } from '@ooo/atlas/airports';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { isWallTime } from '@ooo/domain/shared/wall-time';
import type { Found, SegmentDraft, PartialDate } from '../document.ts';
import { defined } from '@ooo/domain/shared/defined';
import {
  findPrintedAirport,
  findPrintedDate,
  findPrintedFlight,
  findPrintedText,
  findPrintedTime,
} from './find-printed.ts';
import type { SuggestedSegment } from './suggested-segment.ts';

type Lines = readonly string[];

const dateOn = (lines: Lines, text: string): Found<PartialDate> | undefined =>
  isCalendarDate(text) ? findPrintedDate(lines, text) : undefined;
const timeOn = (lines: Lines, text: string): SegmentDraft['departureTime'] =>
  isWallTime(text) ? findPrintedTime(lines, text) : undefined;
const recordLocatorOn = (lines: Lines, text: string): Found<string> | undefined =>
  /^[A-Z\d]{5,8}$/u.test(text) ? findPrintedText(lines, text) : undefined;

/**
 * The values of a suggested flight that the document has, each with its snippet; what is not printed is
 * dropped. Instructions in a document change nothing: whatever an assistant was talked into has to be in
 * the document as a flight number, a place, a day or a time.
 */
export function checkSuggestion(lines: Lines, suggested: SuggestedSegment): SegmentDraft {
  const on = <T>(find: (lines: Lines, text: string) => T, text: string | undefined) =>
    text === undefined ? undefined : find(lines, text);
  return defined({
    flightNumber: on(findPrintedFlight, suggested.flightNumber),
    from: on(findPrintedAirport, suggested.from),
    to: on(findPrintedAirport, suggested.to),
    departureDate: on(dateOn, suggested.departureDate),
    departureTime: on(timeOn, suggested.departureTime),
    arrivalDate: on(dateOn, suggested.arrivalDate),
    arrivalTime: on(timeOn, suggested.arrivalTime),
    aircraft: on(findPrintedText, suggested.aircraft),
    seat: on(findPrintedText, suggested.seat),
    meal: on(findPrintedText, suggested.meal),
    baggage: on(findPrintedText, suggested.baggage),
    pnr: on(recordLocatorOn, suggested.pnr),
  });
}

/**
 * A suggested flight of a picture without text to compare with: only the forms can be checked. Its values
 * have no line, which marks them as unchecked.
 */
export function takeUnchecked(suggested: SuggestedSegment): SegmentDraft {
  const { flightNumber, from, to, departureDate, arrivalDate } = suggested;
  const number = /^([A-Z\d]{2})0*([1-9]\d{0,3})$/u.exec(flightNumber?.replaceAll(/\s/gu, '') ?? '');
  return defined({
    flightNumber: number ? unchecked(`${number[1]}${number[2]}`) : undefined,
    from: isKnown(from) ? unchecked(from) : undefined,
    to: isKnown(to) ? unchecked(to) : undefined,
    departureDate: toUncheckedDate(departureDate),
    departureTime: toUncheckedTime(suggested.departureTime),
    arrivalDate: toUncheckedDate(arrivalDate),
    arrivalTime: toUncheckedTime(suggested.arrivalTime),
    seat: /^\d{1,2}[A-L]$/u.test(suggested.seat ?? '')
      ? unchecked(suggested.seat ?? '')
      : undefined,
    pnr: /^[A-Z\d]{5,8}$/u.test(suggested.pnr ?? '') ? unchecked(suggested.pnr ?? '') : undefined,
  });
}

function unchecked<T>(value: T, snippet = String(value)): Found<T> {
  return { value, snippet, foundBy: 'assistant' };
}

function isKnown(code: string | undefined): code is string {
  return code !== undefined && /^[A-Z]{3}$/u.test(code) && findAirport(code) !== undefined;
}

function toUncheckedDate(text = ''): Found<PartialDate> | undefined {
  if (!isCalendarDate(text)) return undefined;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return unchecked({ year, month, day }, text);
}

function toUncheckedTime(text = ''): SegmentDraft['departureTime'] {
  return isWallTime(text) ? unchecked(text) : undefined;
}

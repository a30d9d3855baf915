import { isCalendarDate, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { fromMinutes, toMinutes, type WallTime } from '@ooo/domain/shared/wall-time';
import type { Found, SegmentDraft, TravelDocument } from '../document.ts';
import { flightMinutes } from '../flights/flight-time.ts';
import type { ResolvedSegment } from './resolved-segment.ts';

const DAY_MIN = 24 * 60;
const HALF_DAY_MIN = DAY_MIN / 2;
/** Printed and real times may differ by rounding. */
const SLACK_MIN = 10;

const BEFORE = '오전|오후|아침|점심|낮|저녁|밤|새벽';
const AFTER = String.raw`[AaPp]\.?\s?[Mm](?!\p{L})`;
/** Times of the document are written by halves of the day. */
const HALVES = new RegExp(String.raw`(?:${BEFORE})\s?\d{1,2}[:시]|\d\s?${AFTER}`, 'u');

/**
 * The segments of a picture with times whose half of the day was not read: `오후 10:40` as `10:40` on a flight that takes
 * twelve hours less or more than is printed. Where one end alone is without its half, it was in the other one.
 */
export function restoreHalves(
  segments: readonly ResolvedSegment[],
  { printed, text, receivedOn }: TravelDocument,
): readonly ResolvedSegment[] {
  const isRecognised = printed?.some((line) => line.isRecognised) ?? false;
  if (!isRecognised || !HALVES.test(text)) return segments;
  return segments.map((segment) => {
    const [end, ...more] = contradicts(segment, receivedOn) ? listUnmarked(segment.draft) : [];
    return end === undefined || more.length > 0
      ? segment
      : { ...segment, draft: { ...segment.draft, [end.field]: inOtherHalf(end.time) } };
  });
}

/** True if times and zones give a duration half a day off the printed one. */
function contradicts({ draft, from, to }: ResolvedSegment, receivedOn: CalendarDate): boolean {
  const { departureDate, departureTime, arrivalTime, durationMin } = draft;
  if (!from || !to || !departureDate || !departureTime || !arrivalTime || !durationMin)
    return false;
  const { year = Number(receivedOn.slice(0, 4)), month, day } = departureDate.value;
  const date = [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  if (!isCalendarDate(date)) return false;
  const departure = { date, time: departureTime.value };
  const flown = flightMinutes(from, departure, to, { date, time: arrivalTime.value });
  const apart = (((flown - durationMin.value) % DAY_MIN) + DAY_MIN) % DAY_MIN;
  return Math.abs(apart - HALF_DAY_MIN) <= SLACK_MIN;
}

type Time = Found<WallTime>;

/** The ends whose time may be of either half: up to twelve, and nothing beside it that says which. */
function listUnmarked(
  draft: SegmentDraft,
): { field: 'departureTime' | 'arrivalTime'; time: Time }[] {
  return (['departureTime', 'arrivalTime'] as const).flatMap((field) => {
    const time = draft[field];
    return time && toMinutes(time.value) < HALF_DAY_MIN + 60 && !isMarked(time)
      ? [{ field, time }]
      : [];
  });
}

function isMarked({ value, snippet }: Time): boolean {
  const hour = Number(value.slice(0, 2));
  const printed = String.raw`(?<!\d)0?(?:${hour}|${hour % 12 || 12})(?::|시\s?)${value.slice(3)}`;
  return new RegExp(String.raw`(?:${BEFORE})\s{0,2}${printed}|${printed}\s?${AFTER}`, 'u').test(
    snippet,
  );
}

function inOtherHalf(time: Time): Time {
  return { ...time, value: fromMinutes(toMinutes(time.value) + HALF_DAY_MIN), foundBy: 'inferred' };
}

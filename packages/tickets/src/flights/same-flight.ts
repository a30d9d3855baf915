import { daysBetween } from '@ooo/domain/shared/calendar-date';
import type { SegmentDraft } from '../document.ts';
import { toCalendarDate, withYearNear } from './near-date.ts';
import { isSameDay } from './dedupe-segments.ts';

/** `sure` where nothing that names the flight differs; `likely` where one thing does: number, day or one end. */
export type SameFlight = 'sure' | 'likely' | 'no';

type Verdict = 'same' | 'near' | 'differs' | 'unknown';

/** Two parts of a document that mean one flight seldom have days further apart than this. */
const NEAR_DAYS = 3;

/** How surely two drafts, as of a barcode and of the print beside it, are of one flight. */
export function compareDrafts(a: SegmentDraft, b: SegmentDraft): SameFlight {
  const number = compareNumbers(a.flightNumber?.value, b.flightNumber?.value);
  const day = compareDays(a, b);
  const [from, to] = [compareEnds(a.from, b.from), compareEnds(a.to, b.to)];
  const isRoute = from === 'same' && to === 'same';
  const verdicts = [number, day, from, to];
  const differing = verdicts.filter((verdict) => verdict !== 'same' && verdict !== 'unknown');
  if (day === 'differs' || differing.length > 1) return 'no';
  if (differing.length === 0)
    return number === 'same' || (isRoute && isTimedAlike(a, b)) ? 'sure' : 'no';
  // A codeshare has two numbers, and one time.
  if (number === 'differs') {
    if (!isRoute || day !== 'same' || !isTimedAlike(a, b)) return 'no';
    return a.departureTime && b.departureTime ? 'sure' : 'likely';
  }
  if (number !== 'same') return 'no';
  // Under one number a plane may fly on, and come back on another day.
  const isNextHop = a.to?.value === b.from?.value || b.to?.value === a.from?.value;
  return day === 'near' ? (isRoute ? 'likely' : 'no') : isNextHop ? 'no' : 'likely';
}

function compareNumbers(a: string | undefined, b: string | undefined): Verdict {
  if (a === undefined || b === undefined) return 'unknown';
  return a === b || isNumberAlone(a, b) || isNumberAlone(b, a) ? 'same' : 'differs';
}

/** `81` beside `KE81`: the carrier is elsewhere in the document. */
export function isNumberAlone(alone: string, whole: string): boolean {
  return /^\d+$/u.test(alone) && whole.slice(2) === alone;
}

function compareEnds(a: SegmentDraft['from'], b: SegmentDraft['from']): Verdict {
  if (!a || !b) return 'unknown';
  return a.value === b.value ? 'same' : 'differs';
}

function compareDays(a: SegmentDraft, b: SegmentDraft): Verdict {
  const [one, other] = [a.departureDate?.value, b.departureDate?.value];
  if (!one || !other) return 'unknown';
  if (isSameDay(one, other)) return 'same';
  const known = [one, other].map(toCalendarDate).filter((date) => date !== undefined);
  const [first, second] = [one, other].map((date) => toCalendarDate(withYearNear(date, known)));
  if (first === undefined || second === undefined) return 'differs';
  return Math.abs(daysBetween(first, second)) <= NEAR_DAYS ? 'near' : 'differs';
}

function isTimedAlike(a: SegmentDraft, b: SegmentDraft): boolean {
  const [one, other] = [a.departureTime?.value, b.departureTime?.value];
  return one === undefined || other === undefined || one === other;
}

import type { Found, SegmentDraft } from '../../document.ts';
import { defined } from '@ooo/domain/shared/defined';
import { isNamed } from '../../atoms/airport-name.ts';
import { hasTo } from '../../flights/known-ends.ts';

/**
 * The flights read by shapes and those told as events, each once: where both know a flight, what is told of it counts,
 * with the details that the shapes have. A flight that only the events know comes where it is in the document.
 */
export function joinReadings(
  shapes: readonly SegmentDraft[],
  events: readonly SegmentDraft[],
): SegmentDraft[] {
  const left = [...events];
  const joined = shapes.flatMap((segment) => {
    const number = segment.flightNumber?.value;
    const index = left.findIndex((event) => event.flightNumber?.value === number);
    const event = left[index];
    if (event) {
      left.splice(index, 1);
      const isShapes =
        (isTheSame(event, segment) && !isOnArrivalsDay(segment, event, shapes)) ||
        isOfAnother(event, segment, shapes) ||
        (!hasTo(event) && hasTo(segment) && haveSameTimes(event, segment)) ||
        (isWhole(segment) && !event.arrivalTime) ||
        (isRow(segment) && event.departureTime?.line !== event.arrivalTime?.line);
      return [
        isShapes
          ? { ...detailsOf(event), ...segment }
          : withOwnDays({ ...detailsOf(segment), ...event }, segment),
      ];
    }
    const isTold = events.some((each) => each.flightNumber?.value === number);
    return isTold ? [] : [segment];
  });
  return [...joined, ...left].sort((a, b) => lineOf(a) - lineOf(b));
}

/**
 * True where what is told of a whole flight is another one's, whose times it has: its number was lost before the next
 * one.
 */
function isOfAnother(
  event: SegmentDraft,
  segment: SegmentDraft,
  shapes: readonly SegmentDraft[],
): boolean {
  const line = event.departureTime?.line;
  if (!isWhole(segment) || line === segment.departureTime?.line) return false;
  return shapes.some(
    (other) =>
      other !== segment &&
      ((isWhole(other) && other.departureTime?.line === line) ||
        areAnothersTimes(other, event, segment)),
  );
}

/** True where an event has both times of another flight, told once more, and neither of its own. */
function areAnothersTimes(other: SegmentDraft, event: SegmentDraft, own: SegmentDraft): boolean {
  if (!event.departureTime || !event.arrivalTime || !haveSameTimes(other, event)) return false;
  return (
    own.departureTime?.value !== event.departureTime.value &&
    own.arrivalTime?.value !== event.arrivalTime.value
  );
}

/**
 * A day beside the flight says more than the only one of the document, and one beside the arrival's time more than
 * none: below it is the next day of a programme.
 */
function withOwnDays(flight: SegmentDraft, segment: SegmentDraft): SegmentDraft {
  const { departureDate, arrivalDate, dayShift } = segment;
  const isConcluded = flight.departureDate?.foundBy === 'inferred';
  const isOwn = isConcluded && departureDate?.foundBy === 'shapes';
  const isOpen = !flight.arrivalDate && !flight.dayShift && haveSameTimes(flight, segment);
  const isBeside = arrivalDate?.line === (segment.arrivalTime ?? segment.departureTime)?.line;
  return {
    ...flight,
    ...(isOwn ? { departureDate } : {}),
    ...(isOpen ? defined({ arrivalDate: isBeside ? arrivalDate : undefined, dayShift }) : {}),
  };
}

function haveSameTimes(a: SegmentDraft, b: SegmentDraft): boolean {
  return (
    a.departureTime?.value === b.departureTime?.value &&
    a.arrivalTime?.value === b.arrivalTime?.value
  );
}

/** Both ends by their codes and both times, where what is told leaves the end open. */
function isWhole({ from, to, departureDate, departureTime, arrivalTime }: SegmentDraft): boolean {
  return [from, to, departureDate, departureTime, arrivalTime].every(
    (field) => field !== undefined,
  );
}

/** A whole flight on one line, where what is told reaches into the next one. */
function isRow(segment: SegmentDraft): boolean {
  const { flightNumber, departureTime, arrivalTime } = segment;
  const ends = [segment.from ?? segment.fromName, segment.to ?? segment.toName];
  const line = flightNumber?.line;
  return (
    line !== undefined &&
    [departureTime, arrivalTime, ...ends].every((field) => field?.line === line)
  );
}

/** What the shapes have with codes is as good: a city's name may mean several airports. */
function isTheSame(event: SegmentDraft, segment: SegmentDraft): boolean {
  return (
    isSameEnd(segment.from, event.from, event.fromName) &&
    isSameEnd(segment.to, event.to, event.toName) &&
    segment.departureDate !== undefined &&
    haveSameTimes(segment, event)
  );
}

/** True where the only day that the shapes have is the one told of the arrival, and another one heads the flight. */
function isOnArrivalsDay(
  segment: SegmentDraft,
  { departureDate, arrivalDate }: SegmentDraft,
  shapes: readonly SegmentDraft[],
): boolean {
  if (!departureDate || !arrivalDate || departureDate.foundBy === 'inferred') return false;
  if (shapes.some(({ departureTime }) => departureTime?.line === departureDate.line)) return false;
  return isSameDay(segment.departureDate, arrivalDate) && !isSameDay(departureDate, arrivalDate);
}

function isSameDay(a: SegmentDraft['departureDate'], b: SegmentDraft['departureDate']): boolean {
  return a?.value.day === b?.value.day && a?.value.month === b?.value.month;
}

function isSameEnd(code: Told, flight: Told, name: Told): boolean {
  if (code === undefined) return false;
  return flight
    ? flight.value === code.value
    : name !== undefined && isNamed(code.value, name.value);
}

type Told = Found<string> | undefined;

function detailsOf(segment: SegmentDraft): Partial<SegmentDraft> {
  const { operatedBy, durationMin, aircraft, seat, meal, baggage, pnr, passenger } = segment;
  return defined({ operatedBy, durationMin, aircraft, seat, meal, baggage, pnr, passenger });
}

function lineOf({ flightNumber }: SegmentDraft): number {
  return flightNumber?.line ?? 0;
}

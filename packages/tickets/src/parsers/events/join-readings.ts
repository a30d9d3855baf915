import type { Found, LegDraft } from '../../document.ts';
import { definedOnly } from '../../text/defined.ts';
import { isNamed } from '../../atoms/airport-name.ts';
import { hasTo } from '../../flights/known-ends.ts';

/**
 * The flights read by shapes and those told as events, each once: where both know a flight, what is told of it counts,
 * with the details that the shapes have. A flight that only the events know comes where it stands in the document.
 */
export function joinReadings(shapes: readonly LegDraft[], events: readonly LegDraft[]): LegDraft[] {
  const left = [...events];
  const joined = shapes.flatMap((leg) => {
    const number = leg.flightNumber?.value;
    const index = left.findIndex((event) => event.flightNumber?.value === number);
    const event = left[index];
    if (event) {
      left.splice(index, 1);
      const isShapes =
        (isTheSame(event, leg) && !isOnArrivalsDay(leg, event, shapes)) ||
        isOfAnother(event, leg, shapes) ||
        (!hasTo(event) && hasTo(leg) && haveSameTimes(event, leg)) ||
        (isWhole(leg) && !event.arrivalTime) ||
        (isRow(leg) && event.departureTime?.line !== event.arrivalTime?.line);
      return [
        isShapes
          ? { ...detailsOf(event), ...leg }
          : withOwnDays({ ...detailsOf(leg), ...event }, leg),
      ];
    }
    const isTold = events.some((each) => each.flightNumber?.value === number);
    return isTold ? [] : [leg];
  });
  return [...joined, ...left].sort((a, b) => lineOf(a) - lineOf(b));
}

/**
 * True where what is told of a whole flight is another one's, whose times it has: its number was lost before the next
 * one.
 */
function isOfAnother(event: LegDraft, leg: LegDraft, shapes: readonly LegDraft[]): boolean {
  const line = event.departureTime?.line;
  if (!isWhole(leg) || line === leg.departureTime?.line) return false;
  return shapes.some(
    (other) =>
      other !== leg &&
      ((isWhole(other) && other.departureTime?.line === line) ||
        areAnothersTimes(other, event, leg)),
  );
}

/** True where an event has both times of another flight, told once more, and neither of its own. */
function areAnothersTimes(other: LegDraft, event: LegDraft, own: LegDraft): boolean {
  if (!event.departureTime || !event.arrivalTime || !haveSameTimes(other, event)) return false;
  return (
    own.departureTime?.value !== event.departureTime.value &&
    own.arrivalTime?.value !== event.arrivalTime.value
  );
}

/**
 * A day beside the flight says more than the only one of the document, and one beside the arrival's time more than
 * none: below it stands the next day of a programme.
 */
function withOwnDays(told: LegDraft, leg: LegDraft): LegDraft {
  const { departureDate, arrivalDate, dayShift } = leg;
  const isConcluded = told.departureDate?.foundBy === 'inferred';
  const isOwn = isConcluded && departureDate?.foundBy === 'shapes';
  const isOpen = !told.arrivalDate && !told.dayShift && haveSameTimes(told, leg);
  const isBeside = arrivalDate?.line === (leg.arrivalTime ?? leg.departureTime)?.line;
  return {
    ...told,
    ...(isOwn ? { departureDate } : {}),
    ...(isOpen ? definedOnly({ arrivalDate: isBeside ? arrivalDate : undefined, dayShift }) : {}),
  };
}

function haveSameTimes(a: LegDraft, b: LegDraft): boolean {
  return (
    a.departureTime?.value === b.departureTime?.value &&
    a.arrivalTime?.value === b.arrivalTime?.value
  );
}

/** Both ends by their codes and both times, where what is told leaves the end open. */
function isWhole({ from, to, departureDate, departureTime, arrivalTime }: LegDraft): boolean {
  return [from, to, departureDate, departureTime, arrivalTime].every(
    (field) => field !== undefined,
  );
}

/** A whole flight on one line, where what is told reaches into the next one. */
function isRow(leg: LegDraft): boolean {
  const { flightNumber, departureTime, arrivalTime } = leg;
  const ends = [leg.from ?? leg.fromName, leg.to ?? leg.toName];
  const line = flightNumber?.line;
  return (
    line !== undefined &&
    [departureTime, arrivalTime, ...ends].every((field) => field?.line === line)
  );
}

/** What the shapes have with codes is as good: a city's name may mean several airports. */
function isTheSame(event: LegDraft, leg: LegDraft): boolean {
  return (
    isSameEnd(leg.from, event.from, event.fromName) &&
    isSameEnd(leg.to, event.to, event.toName) &&
    leg.departureDate !== undefined &&
    haveSameTimes(leg, event)
  );
}

/** True where the only day that the shapes have is the one told of the arrival, and another one heads the flight. */
function isOnArrivalsDay(
  leg: LegDraft,
  { departureDate, arrivalDate }: LegDraft,
  shapes: readonly LegDraft[],
): boolean {
  if (!departureDate || !arrivalDate || departureDate.foundBy === 'inferred') return false;
  if (shapes.some(({ departureTime }) => departureTime?.line === departureDate.line)) return false;
  return isSameDay(leg.departureDate, arrivalDate) && !isSameDay(departureDate, arrivalDate);
}

function isSameDay(a: LegDraft['departureDate'], b: LegDraft['departureDate']): boolean {
  return a?.value.day === b?.value.day && a?.value.month === b?.value.month;
}

function isSameEnd(code: Told, told: Told, name: Told): boolean {
  if (code === undefined) return false;
  return told ? told.value === code.value : name !== undefined && isNamed(code.value, name.value);
}

type Told = Found<string> | undefined;

function detailsOf(leg: LegDraft): Partial<LegDraft> {
  const { operatedBy, durationMin, aircraft, seat, meal, baggage, pnr, passenger } = leg;
  return definedOnly({ operatedBy, durationMin, aircraft, seat, meal, baggage, pnr, passenger });
}

function lineOf({ flightNumber }: LegDraft): number {
  return flightNumber?.line ?? 0;
}

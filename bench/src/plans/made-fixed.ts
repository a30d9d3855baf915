import { travelMinutes } from '@ooo/domain/distance/travel-time';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import type { FixedPoi, MadeFlights, MadeTrip } from './made-trip.types.ts';

const MOST_FIXED = 5;
const FLIGHT_MIN = 120;

interface Where {
  readonly startDate: CalendarDate;
  readonly days: number;
  readonly flights: MadeFlights;
  readonly airportAt: Coordinates | undefined;
  readonly hoursOf: MadeTrip['hoursOf'];
}

/** Up to five bookings on a day and at an hour that suit them, none where it would clash with another or a flight. */
export function makeFixed(random: () => number, spare: readonly Poi[], where: Where): FixedPoi[] {
  const wanted = Math.floor(random() * (MOST_FIXED + 1));
  const fixed: FixedPoi[] = [];
  for (const poi of spare.slice(0, wanted)) {
    const day = Math.floor(random() * where.days);
    const startMin = hourFor(random, poi);
    const date = addDays(where.startDate, day);
    const booked = { ...poi, date, startTime: fromMinutes(startMin) };
    const item = { poi: booked, day, startMin, durationMin: poi.duration ?? 60 };
    if (isPossible(where, item, date) && fixed.every((other) => !clash(other, item)))
      fixed.push(item);
  }
  return fixed;
}

function hourFor(random: () => number, { tag }: Poi): number {
  if (tag === 'eat') return random() < 0.5 ? 12 * 60 + 30 : 19 * 60;
  if (tag === 'drink') return 20 * 60 + 30;
  return 9 * 60 + 15 * Math.floor(random() * 33);
}

function isPossible(
  { flights, airportAt, hoursOf }: Where,
  { poi, day, startMin, durationMin }: FixedPoi,
  date: CalendarDate,
): boolean {
  const at = day * 1440 + startMin;
  const way = travelMinutes(airportAt, poi.location.coordinates);
  const { landsAtMin = -Infinity, leavesAtMin = Infinity } = flights;
  const hours = hoursOf(poi, date);
  const isOpen = ({ openMin, closeMin }: { openMin: number; closeMin: number }) =>
    openMin <= startMin && startMin + durationMin <= closeMin;
  return (
    landsAtMin + FLIGHT_MIN + way <= at &&
    at + durationMin + way <= leavesAtMin - FLIGHT_MIN &&
    (hours === null || hours.some(isOpen))
  );
}

function clash(a: FixedPoi, b: FixedPoi): boolean {
  if (a.day !== b.day) return false;
  const [first, then] = a.startMin < b.startMin ? [a, b] : [b, a];
  const way = travelMinutes(first.poi.location.coordinates, then.poi.location.coordinates);
  return first.startMin + first.durationMin + way > then.startMin;
}

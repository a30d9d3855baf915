import type { Airport } from '@ooo/atlas/airports';
import { distanceKm } from '@ooo/domain/distance/haversine';
import { type CalendarDate, toDayNumber } from '@ooo/domain/shared/calendar-date';
import { type WallTime, toMinutes } from '@ooo/domain/shared/wall-time';
import { toInstant } from '@ooo/domain/shared/zoned';

/** A segment as far as the shape of the journey needs it. */
export interface JourneySegment {
  readonly from?: Airport | undefined;
  readonly to?: Airport | undefined;
  readonly departureDate?: CalendarDate | undefined;
  readonly departureTime?: WallTime | undefined;
  readonly arrivalDate?: CalendarDate | undefined;
  readonly arrivalTime?: WallTime | undefined;
}

export interface Journey {
  /** City of the longest stay. */
  readonly destination?: string;
  readonly departureAirport?: string;
  readonly arrivalAirport?: string;
  /** Local date of arrival at the destination. */
  readonly startDate?: CalendarDate;
  /** Local date of departure from it; absent for a one-way journey. */
  readonly endDate?: CalendarDate;
  /** Index of the first segment of the return. */
  readonly returnFrom?: number;
}

/** Less on the ground is a change of planes, unless the journey ends where it began. */
const STAY_MIN = 24 * 60;
/** Two airports of one city, or close enough to come home to. */
const SAME_PLACE_KM = 100;

/**
 * Cuts a journey at its longest stay: what comes before leads to the destination, what follows leads away.
 * `segments` are in order of departure. Without a stay of a day and without a return it is one way.
 */
export function shapeJourney(segments: readonly JourneySegment[]): Journey {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return {};
  const returnFrom = findReturn(segments);
  const there = segments[returnFrom === undefined ? segments.length - 1 : returnFrom - 1] ?? last;
  const back = returnFrom === undefined ? undefined : segments[returnFrom];
  const startDate = there.arrivalDate ?? there.departureDate;
  const endDate = back?.departureDate;
  return {
    ...(there.to ? { destination: there.to.city, arrivalAirport: there.to.iata } : {}),
    ...(first.from ? { departureAirport: first.from.iata } : {}),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    ...(returnFrom === undefined ? {} : { returnFrom }),
  };
}

function findReturn(segments: readonly JourneySegment[]): number | undefined {
  if (segments.length < 2) return undefined;
  const stays = segments.slice(1).map((segment, index) => groundMinutes(segments[index], segment));
  const longest = Math.max(...stays);
  const isRound = isSamePlace(segments[0]?.from, segments.at(-1)?.to);
  if (!isRound && longest < STAY_MIN) return undefined;
  return stays.indexOf(longest) + 1;
}

/** True for two airports of one city, or so close that travellers change between them on the ground. */
export function isSamePlace(a: Airport | undefined, b: Airport | undefined): boolean {
  if (!a || !b) return false;
  return a.cityCode === b.cityCode || distanceKm(a.coordinates, b.coordinates) <= SAME_PLACE_KM;
}

/** Minutes between landing and the next take-off, at least: a time that is not known could be any of its day. */
function groundMinutes(landed: JourneySegment | undefined, next: JourneySegment): number {
  const from = toMs(landed?.arrivalDate ?? landed?.departureDate, landed?.arrivalTime, landed?.to);
  const to = toMs(next.departureDate, next.departureTime, next.from);
  if (from === undefined || to === undefined) return 0;
  const isExact = landed?.arrivalTime !== undefined && next.departureTime !== undefined;
  return (to - from) / 60_000 - (isExact ? 0 : NOON_MIN);
}

const NOON_MIN = 12 * 60;

function toMs(
  date: CalendarDate | undefined,
  time: WallTime | undefined,
  airport: Airport | undefined,
): number | undefined {
  if (!date) return undefined;
  if (time && airport) return toInstant({ date, time, zone: airport.zone }).getTime();
  return (toDayNumber(date) * 1440 + (time ? toMinutes(time) : NOON_MIN)) * 60_000;
}

import type { ImpossibleTime } from '@ooo/texts/tickets.types';
import type { Airport } from '@ooo/atlas/airports';
import { distanceKm } from '@ooo/domain/distance/haversine';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { minutesBetweenZoned } from '@ooo/domain/shared/zoned';

/** Cruising speed of an airliner with tail wind, and the time to climb, sink and taxi. */
const FAST_KM_PER_MIN = 1100 / 60;
const USUAL_KM_PER_MIN = 830 / 60;
const GROUND_MIN = 35;
/** Turboprops and head wind, and a stop under the same flight number. */
const SLOWEST = 1.5;
const STOP_MIN = 240;

export interface FlightTimeRange {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** Minutes that a flight over the great circle between two airports may take, block to block. */
export function expectFlightTime(from: Airport, to: Airport): FlightTimeRange {
  const km = distanceKm(from.coordinates, to.coordinates);
  const usual = km / USUAL_KM_PER_MIN + GROUND_MIN;
  return { least: km / FAST_KM_PER_MIN, usual, most: usual * SLOWEST + STOP_MIN };
}

/** Rolling and climbing, which no speed makes up for; hops between islands have little of it. */
const TAXI_MIN = 10;
const TAXI_MIN_PER_KM = 1 / 60;

/** Why no flight between two airports takes so many minutes, block to block; undefined where one may. */
export function findImpossibleTime(
  from: Airport,
  to: Airport,
  minutes: number,
): ImpossibleTime | undefined {
  if (minutes < 0) return 'lands-before';
  const { least, most } = expectFlightTime(from, to);
  const km = distanceKm(from.coordinates, to.coordinates);
  const taxi = Math.min(TAXI_MIN, km * TAXI_MIN_PER_KM);
  if (minutes === 0 || minutes < least + taxi) return 'too-fast';
  return minutes > most ? 'too-slow' : undefined;
}

/** Minutes from a local departure to a local arrival; negative where the arrival comes first. */
export function flightMinutes(
  from: Airport,
  departure: { date: CalendarDate; time: WallTime },
  to: Airport,
  arrival: { date: CalendarDate; time: WallTime },
): number {
  return minutesBetweenZoned({ ...departure, zone: from.zone }, { ...arrival, zone: to.zone });
}

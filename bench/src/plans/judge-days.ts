import { travelMinutes } from '@ooo/domain/distance/travel-time';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { JudgedPlan, MadeTrip } from './made-trip.types.ts';

export const DAY_MIN = 1440;
/** After landing and before take-off, as the product promises. */
export const FLIGHT_MIN = 120;

/** The promises of each pace: when a day begins and ends, and the share that visits and their ways may fill. */
const PACES = {
  relaxed: { from: 600, to: 1290, fill: 0.6 },
  balanced: { from: 540, to: 1320, fill: 0.75 },
  full: { from: 480, to: 1380, fill: 0.95 },
} as const;

/** A stop of a day: a visit that was planned, or what had its time before. Minutes of the day. */
export interface JudgedStop {
  readonly poi: Poi;
  readonly from: number;
  readonly to: number;
  readonly isVisit: boolean;
}

/** A day of a trip, in the order of its stops. */
export interface JudgedDay {
  readonly index: number;
  /** By pace and flights; `to` is `from` where nothing is left of the day. */
  readonly from: number;
  readonly to: number;
  /** When one can leave where the day begins, the airport from two hours after landing, and has to be where it ends. */
  readonly leaves: number;
  readonly back: number;
  readonly fill: number;
  readonly hasFlight: boolean;
  readonly startAt: Coordinates | undefined;
  readonly endAt: Coordinates | undefined;
  readonly stops: readonly JudgedStop[];
}

export const travelBetween = (from: Coordinates | undefined, to: Coordinates | undefined): number =>
  travelMinutes(from, to);

export const spotOf = (stop: JudgedStop | undefined): Coordinates | undefined =>
  stop?.poi.location.coordinates;

/** The days of a plan, read without the planner's own structures. */
export function judgedDays(made: MadeTrip, plan: JudgedPlan): JudgedDay[] {
  return made.dates.map((_, index) => judgedDay(made, plan, index));
}

function judgedDay(made: MadeTrip, plan: JudgedPlan, index: number): JudgedDay {
  const usual = PACES[made.pace];
  const midnight = index * DAY_MIN;
  const { landsAtMin = -Infinity, leavesAtMin = Infinity } = made.flights;
  const opens = landsAtMin + FLIGHT_MIN - midnight;
  const closes = leavesAtMin - FLIGHT_MIN - midnight;
  const from = Math.max(usual.from, opens);
  const to = Math.min(usual.to, closes);
  const last = made.dates.length - 1;
  const [isArrival, isDeparture] = [opens > 0, closes < DAY_MIN];
  const sleptHere = index > 0 || made.pois.some(({ tag, date }) => tag === 'hotel' && !date);
  const sleepsHere = index < last || made.pois.some(({ tag, date }) => tag === 'hotel' && !date);
  return {
    index,
    from,
    to: Math.max(from, to),
    leaves: isArrival ? opens : from,
    back: isDeparture ? closes : Math.max(from, to),
    fill: usual.fill,
    hasFlight:
      (index === 0 && Number.isFinite(landsAtMin)) ||
      (index === last && Number.isFinite(leavesAtMin)),
    startAt: isArrival ? made.airportAt : sleptHere ? made.hotelAt : undefined,
    endAt: isDeparture ? made.airportAt : sleepsHere ? made.hotelAt : undefined,
    stops: stopsOf(made, plan, index),
  };
}

function stopsOf(made: MadeTrip, plan: JudgedPlan, index: number): JudgedStop[] {
  const visits = plan.visits.flatMap(({ id, day, startMin, durationMin }) => {
    const poi = made.places.find((place) => place.id === id);
    if (!poi || day !== index) return [];
    return { poi, from: startMin, to: startMin + durationMin, isVisit: true };
  });
  const fixed = made.fixed
    .filter(({ day }) => day === index)
    .map(({ poi, startMin, durationMin }) => ({
      poi,
      from: startMin,
      to: startMin + durationMin,
      isVisit: false,
    }));
  return [...visits, ...fixed].toSorted((a, b) => a.from - b.from);
}

/** Minutes of travel on a day, from and to its base or airport. */
export function travelOf({ stops, startAt, endAt }: JudgedDay): number {
  const spots = stops.map(spotOf);
  if (spots.length === 0) return 0;
  const points = [...(startAt ? [startAt] : []), ...spots, ...(endAt ? [endAt] : [])];
  return points
    .slice(1)
    .reduce((sum, point, index) => sum + travelBetween(points[index], point), 0);
}

/** Whether the place is open for the whole visit; true if its hours are unknown, or if last night's hours last that long. */
export function isOpen(made: MadeTrip, poi: Poi, day: number, from: number, to: number): boolean {
  const date = made.dates[day];
  if (date === undefined) return false;
  const hours = made.hoursOf(poi, date);
  if (hours === null) return true;
  const before = made.dates[day - 1];
  const night = before === undefined ? [] : (made.hoursOf(poi, before) ?? []);
  return (
    hours.some(({ openMin, closeMin }) => openMin <= from && to <= closeMin) ||
    night.some(({ closeMin }) => to + DAY_MIN <= closeMin)
  );
}

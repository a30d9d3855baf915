import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { TravelMeans } from '../shared/preferences.ts';
import { gridPoint } from './grid-point.ts';
import { distanceKm } from './haversine.ts';
import { rideMinutes, travelMinutes, WALKING_KMH, WALKING_LIMIT_KM } from './travel-time.ts';

/** A trip with more points than this is planned by the estimate alone. */
export const MAX_TABLE_POINTS = 200;

/** Longer distances are estimated, whatever the vehicle: routing servers refuse them. */
const MAX_ROUTED_KM = 150;

/** A routing server's answer for the way from one point to another, door to door. */
export interface StreetRoute {
  readonly seconds: number;
  /** Null where the server does not say. */
  readonly metres: number | null;
}

/** How the server travels: `foot`, or a vehicle that its operator has chosen. */
export type RoutingMode = 'foot' | 'vehicle';

/** Travel times as plain data, which can be sent to a thread. The way back may take longer than the way there. */
export interface TravelTable {
  /** To five decimals, each once. */
  readonly points: readonly Coordinates[];
  /** Whole minutes row by row, from the row's point to the column's; negative where they are unknown. */
  readonly minutes: Int32Array;
}

const UNKNOWN = -1;

/**
 * True if a server's answer would count: on foot only for what is near enough to walk in a straight line, since
 * longer distances are ridden, and never for the same point.
 */
export function isRouted(from: Coordinates, to: Coordinates, mode: RoutingMode): boolean {
  if (gridPoint(from) === gridPoint(to)) return false;
  return distanceKm(from, to) <= (mode === 'foot' ? WALKING_LIMIT_KM : MAX_ROUTED_KM);
}

/**
 * Whole minutes of a route, rounded up, at least 1. A vehicle's time is taken as it is. On foot, a path beyond the
 * walking limit takes the estimate of a ride as long as the path, but never more than the walk.
 */
export function routeMinutes({ seconds, metres }: StreetRoute, mode: RoutingMode): number {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (mode === 'vehicle') return minutes;
  const pathKm = metres === null ? (seconds / 3600) * WALKING_KMH : metres / 1000;
  return pathKm <= WALKING_LIMIT_KM ? minutes : Math.min(minutes, rideMinutes(pathKm));
}

/**
 * The table of known travel between `points`, which are distinct. `routeOf` gets two positions in the list, and
 * returns undefined if the estimate is used.
 */
export function makeTravelTable(
  points: readonly Coordinates[],
  mode: RoutingMode,
  routeOf: (from: number, to: number) => StreetRoute | null | undefined,
): TravelTable {
  const minutes = new Int32Array(points.length ** 2).fill(UNKNOWN);
  points.forEach((start, from) => {
    points.forEach((end, to) => {
      const route = isRouted(start, end, mode) ? routeOf(from, to) : undefined;
      if (route) minutes[from * points.length + to] = routeMinutes(route, mode);
    });
  });
  return { points, minutes };
}

/**
 * Whole minutes from one stop to another: 0 for the same coordinates, else by the table, else by the estimate for the
 * means of travel. Without a table it is {@link travelMinutes}.
 */
export function travelByTable(
  table: TravelTable | undefined,
  by: TravelMeans = 'mixed',
): typeof travelMinutes {
  const estimate: typeof travelMinutes =
    by === 'mixed' ? travelMinutes : (from, to) => travelMinutes(from, to, by);
  if (!table) return estimate;
  const { points, minutes } = table;
  const positions = new Map(points.map((point, position) => [gridPoint(point), position]));
  return (from, to) => {
    if (!from || !to) return estimate(from, to);
    const [start, end] = [gridPoint(from), gridPoint(to)];
    if (start === end) return 0;
    const [row, column] = [positions.get(start), positions.get(end)];
    if (row === undefined || column === undefined) return estimate(from, to);
    const known = minutes[row * points.length + column] ?? UNKNOWN;
    return known < 0 ? estimate(from, to) : known;
  };
}

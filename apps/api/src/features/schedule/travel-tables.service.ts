import { listTravelTimes, saveTravelTimes } from '@ooo/db/queries/travel-times.queries';
import type { Db } from '@ooo/db/tables/database';
import { gridPoint, toDistinctPoints } from '@ooo/domain/distance/grid-point';
import { isRouted, makeTravelTable, MAX_TABLE_POINTS } from '@ooo/domain/distance/travel-table';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { RouteAnswer, RoutingServer } from '../../providers/routing/routing-server.ts';
import { type TravelQuestion, travelQuestions } from './travel-questions.ts';
import type { Caller } from '../../context/ports/caller.ts';
import type { LiveSettings } from '../../context/ports/settings.ts';
import type { TravelTables } from '../../context/ports/travel-tables.ts';

/** For all questions of one plan together. */
const TIME_LIMIT_MS = 2000;
/** An answer is asked for again after this. */
export const TRAVEL_TIMES_GOOD_MS = 30 * 86_400_000;

export interface TravelTablesOptions {
  readonly db: Db;
  readonly settings: Pick<LiveSettings, 'read'>;
  readonly clock: () => Date;
  readonly server: RoutingServer | undefined;
  readonly timeLimitMs?: number;
}

export function createTravelTables(options: TravelTablesOptions): TravelTables {
  const { settings, server } = options;
  return {
    between: async (all, caller) => {
      // From west to east, so that the points of one question are near each other.
      const points = toDistinctPoints(all).toSorted(([a], [b]) => a - b);
      if (!server || points.length < 2 || points.length > MAX_TABLE_POINTS) return undefined;
      const routes = await findKept(options, server, points);
      const counts = points.flatMap((from) => points.map((to) => isRouted(from, to, server.mode)));
      const isMissing = (from: number, to: number): boolean => {
        const pair = from * points.length + to;
        return counts[pair] === true && routes[pair] === undefined;
      };
      const questions = travelQuestions(points.length, isMissing);
      if (questions.length > 0 && !(await settings.read()).maintenanceMode) {
        const said = await askAll({ ...options, server, points, questions }, caller);
        const missing = said.filter(({ from, to }) => isMissing(from, to));
        for (const { from, to, route } of missing) routes[from * points.length + to] = route;
        await keep(options, server, points, missing, caller);
      }
      if (!routes.some(Boolean)) return undefined;
      return makeTravelTable(points, server.mode, (from, to) => routes[from * points.length + to]);
    },
  };
}

/** Row by row. */
async function findKept(
  { db, clock }: TravelTablesOptions,
  { name }: RoutingServer,
  points: readonly Coordinates[],
): Promise<RouteAnswer[]> {
  const numbers = points.map(gridPoint);
  const positions = new Map(numbers.map((point, position) => [point, position]));
  const since = new Date(clock().getTime() - TRAVEL_TIMES_GOOD_MS);
  const kept = await listTravelTimes(db, { server: name, points: numbers, since });
  const routes: RouteAnswer[] = Array.from({ length: points.length ** 2 }, () => undefined);
  for (const { from, to, route } of kept) {
    const [row, column] = [positions.get(from), positions.get(to)];
    if (row !== undefined && column !== undefined) routes[row * points.length + column] = route;
  }
  return routes;
}

interface Said {
  readonly from: number;
  readonly to: number;
  readonly route: Exclude<RouteAnswer, undefined>;
}

interface Asking extends TravelTablesOptions {
  readonly server: RoutingServer;
  readonly points: readonly Coordinates[];
  readonly questions: readonly TravelQuestion[];
}

/** What the server says within the time; a question that fails leaves the others their answers. */
async function askAll(
  { server, points, questions, timeLimitMs = TIME_LIMIT_MS }: Asking,
  { log, signal }: Caller,
): Promise<Said[]> {
  const limit = AbortSignal.timeout(timeLimitMs);
  const ending = signal ? AbortSignal.any([limit, signal]) : limit;
  const at = (positions: readonly number[]) =>
    positions.flatMap((place) => points.slice(place, place + 1));
  const answers = await Promise.allSettled(
    questions.map(async ({ from, to }) => {
      const routes = await server.ask({ from: at(from), to: at(to) }, ending);
      return from.flatMap((start, row) =>
        to.flatMap((end, column): Said[] => {
          const route = routes[row * to.length + column];
          return route === undefined ? [] : [{ from: start, to: end, route }];
        }),
      );
    }),
  );
  const failed = answers.filter((answer) => answer.status === 'rejected');
  if (failed.length > 0 && !signal?.aborted) {
    const err: unknown = failed[0]?.reason;
    const about = { err, failed: failed.length, asked: answers.length };
    log.warn(about, 'no travel times from the routing server');
  }
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** The plan goes on even if that fails. */
async function keep(
  { db, clock }: TravelTablesOptions,
  { name }: RoutingServer,
  points: readonly Coordinates[],
  said: readonly Said[],
  { log }: Caller,
): Promise<void> {
  const numbers = points.map(gridPoint);
  const times = said.flatMap(({ from, to, route }) => {
    const [start, end] = [numbers[from], numbers[to]];
    return start === undefined || end === undefined ? [] : [{ from: start, to: end, route }];
  });
  await saveTravelTimes(db, { server: name, times, fetchedAt: clock() }).catch((error: unknown) => {
    log.warn({ err: error }, 'travel times were not kept');
  });
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayRoutes } from './day-routes.ts';
import { Insertions } from './insertions.ts';
import { makeRandom } from './random.ts';
import { RoutePool } from './route-pool.ts';
import type { RouteProblem } from './route-problem.ts';
import { search } from './search.ts';

const SLOTS = [undefined, undefined, 'lunch'];

const numbers = (length: number, min: number, max: number) =>
  fc
    .array(fc.integer({ min, max }), { minLength: length, maxLength: length })
    .map((list) => Int32Array.from(list));

const DAY_END = 160;
const WEIGHTS = { wait: 0.5, longWait: 1, longWaitFrom: 30, preference: 1, balance: 1 };

/** One to three days, up to eight nodes, ways that are neither symmetric nor metric, some fixed nodes. */
const routeProblem: fc.Arbitrary<RouteProblem> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3 }))
  .chain(([nodes, days]) => {
    const points = nodes + 2 * days;
    const window = fc
      .tuple(fc.nat(60), fc.nat(120), fc.constantFrom(...SLOTS))
      .map(([open, wait, slot]) => ({
        open,
        latest: open + wait,
        preferredFrom: 0,
        preferredTo: 100,
        slot,
      }));
    const windows = fc.array(window, { maxLength: 2 });
    const fixed = fc.array(fc.tuple(fc.nat(days - 1), fc.nat(140)), { maxLength: 2 });
    return fc
      .tuple(
        numbers(nodes, 5, 40),
        numbers(points * points, 1, 120),
        fc.array(windows, { minLength: nodes * days, maxLength: nodes * days }),
        fixed,
        fc.integer({ min: 40, max: 400 }),
      )
      .map(([service, travel, windowsOf, fixedAt, most]) => ({
        nodes,
        days,
        service,
        travel,
        score: new Float64Array(nodes).fill(1),
        windows: windowsOf,
        bounds: Array.from({ length: days }, () => ({ start: 0, end: DAY_END })),
        fixed: fixedAt
          .slice(0, nodes)
          .map(([day, start], node) => ({ node, day, start, slots: [] })),
        limits: [{ visit: service, travel, most: new Int32Array(days).fill(most) }],
        weights: WEIGHTS,
      }));
  });

const wayOf = ({ nodes, days, travel }: RouteProblem) => {
  const points = nodes + 2 * days;
  return (from: number, to: number) => travel[from * points + to] ?? Infinity;
};

/** Whether a day's visits are in time, by walking through it: what the deadlines stand for. */
function isKept(routes: DayRoutes, day: number): boolean {
  const { problem } = routes;
  const way = wayOf(problem);
  let point = problem.nodes + 2 * day;
  let clock = 0;
  for (const node of routes.visits(day)) {
    const start = routes.start[node] ?? -1;
    if (clock + way(point, node) > start) return false;
    const windows = problem.windows[node * problem.days + day] ?? [];
    const isOpen = windows.some(({ open, latest }) => open <= start && start <= latest);
    if (!routes.isFixed(node) && !isOpen) return false;
    clock = start + (problem.service[node] ?? 0);
    point = node;
  }
  return clock + way(point, problem.nodes + 2 * day + 1) <= DAY_END;
}

/** The share of the limit that a day uses, by adding up. */
function use(routes: DayRoutes, day: number): number {
  const { problem } = routes;
  const way = wayOf(problem);
  const first = problem.nodes + 2 * day;
  const points = [first, ...routes.visits(day), first + 1];
  const lengths = routes.visits(day).map((node) => problem.service[node] ?? 0);
  const ways = points.slice(1).map((point, index) => way(points[index] ?? 0, point));
  return [...lengths, ...ways].reduce((sum, length) => sum + length, 0);
}

describe('search', () => {
  it.each([0, 40])(
    'keeps every day that its fixed nodes leave sound, after %i rounds',
    (rounds) => {
      fc.assert(
        fc.property(routeProblem, (problem) => {
          const before = search(
            { ...problem, windows: problem.windows.map(() => []) },
            { rounds: 0 },
          );
          const routes = search(problem, { rounds });
          const sound = problem.bounds.flatMap((_, day) => (isKept(before, day) ? [day] : []));
          expect(sound.filter((day) => !isKept(routes, day))).toEqual([]);
        }),
        { numRuns: 500 },
      );
    },
  );

  it('keeps the limits, and takes one visit a slot', () => {
    fc.assert(
      fc.property(routeProblem, (problem) => {
        const routes = search(problem, { rounds: 40 });
        const most = problem.limits[0]?.most[0] ?? 0;
        const days = problem.bounds.map((_, day) => day);
        const movable = days.map((day) =>
          routes.visits(day).filter((node) => !routes.isFixed(node)),
        );
        const isFree = (day: number) => problem.fixed.every((fixed) => fixed.day !== day);
        const exceeding = days.filter(
          (day) => isFree(day) && movable[day]?.length !== 0 && use(routes, day) > most,
        );
        const twice = days.filter(
          (day) => (movable[day]?.filter((node) => isLunch(routes, node, day)).length ?? 0) > 1,
        );
        expect([exceeding, twice]).toEqual([[], []]);
      }),
      { numRuns: 500 },
    );
  });

  it('visits every node at most once, the fixed ones when they are fixed', () => {
    fc.assert(
      fc.property(routeProblem, (problem) => {
        const routes = search(problem, { rounds: 40 });
        const visited = problem.bounds.flatMap((_, day) => routes.visits(day));
        expect(new Set(visited).size).toBe(visited.length);
        for (const { node, day, start } of problem.fixed) {
          expect([routes.dayOf[node], routes.start[node]]).toEqual([day, start]);
        }
      }),
    );
  });

  it('never has a lower score after more rounds, and the same after the same', () => {
    fc.assert(
      fc.property(routeProblem, (problem) => {
        const [few, many, again] = [0, 60, 60].map((rounds) => search(problem, { rounds }));
        expect(many?.score).toBeGreaterThanOrEqual(few?.score ?? Infinity);
        expect(again?.dayOf).toEqual(many?.dayOf);
        expect(again?.start).toEqual(many?.start);
      }),
    );
  });

  it('ends when its time is used up', () => {
    const [problem] = fc.sample(routeProblem, { numRuns: 1, seed: 3 });
    if (!problem) throw new Error('There is no sample.');
    let asked = 0;
    search(problem, { rounds: 1e9, timeUsed: () => (asked += 1) / 10 });
    expect(asked).toBe(10);
  });
});

/** All windows of a node on a day have the slot, so its visit takes it. */
function isLunch({ problem }: DayRoutes, node: number, day: number): boolean {
  const windows = problem.windows[node * problem.days + day] ?? [];
  return windows.length > 0 && windows.every(({ slot }) => slot === 'lunch');
}

describe('Insertions', () => {
  it('finds what every other order of looking would find', () => {
    fc.assert(
      fc.property(routeProblem, (problem) => {
        const routes = search(problem, { rounds: 20 });
        const insertions = new Insertions(routes);
        const preference = {
          factor: new Float64Array(problem.nodes).fill(1),
          isSquared: true,
        };
        for (let node = 0; node < problem.nodes; node += 1) {
          if ((routes.dayOf[node] ?? 0) < 0) insertions.addCandidate(node, preference);
        }
        for (let day = 0; day < problem.days; day += 1) {
          const first = routes.tables.startOf(day);
          for (let point = first; point !== first + 1; point = routes.next[point] ?? first + 1) {
            insertions.scanGap(day, point, 0);
          }
        }
        const before = routes.score;
        insertions.complete();
        expect(routes.score).toBe(before);
      }),
    );
  });
});

describe('RoutePool', () => {
  it('puts kept days together around their fixed nodes', () => {
    fc.assert(
      fc.property(routeProblem, (problem) => {
        const routes = search(problem, { rounds: 20 });
        const visits = () => problem.bounds.map((_, day) => String(routes.visits(day)));
        const before = visits();
        fc.pre(problem.days > 1 && before.every((nodes) => nodes.length > 0));
        const pool = new RoutePool(routes, makeRandom(1));
        pool.add(new Int32Array(problem.days).fill(1), 0);
        expect(pool.recombine(0)).toBe(true);
        expect(new Set(visits())).toEqual(new Set(before));
        for (const { node, day } of problem.fixed) expect(routes.dayOf[node]).toBe(day);
      }),
    );
  });
});

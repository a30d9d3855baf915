import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayRoutes } from './day-routes.ts';
import { GapFilter } from './gap-filter.ts';
import { Insertions } from './insertions.ts';
import { makeRandom } from './random.ts';
import { RoutePool } from './route-pool.ts';
import type { RouteProblem, RouteWindow } from './route-problem.ts';
import { RouteTables } from './route-tables.ts';
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

/** The options that can be reached behind a point and leave the rest of the day in time, by the problem itself. */
function fitting(routes: DayRoutes, day: number, after: number): number[] {
  const { problem, tables, next, leave, deadline } = routes;
  const { nodes, days, service } = problem;
  const way = wayOf(problem);
  const place = (point: number): number =>
    point < tables.options ? (tables.nodeOf[point] ?? -1) : point - tables.options + nodes;
  const behind = next[after] ?? -1;
  return Array.from(tables.nodeOf).flatMap((node, option) => {
    const window = problem.windows[node * days + day]?.[option - (tables.firstOption[node] ?? 0)];
    const reached = (leave[after] ?? 0) + way(place(after), node);
    if (!window || reached > window.latest) return [];
    const done = Math.max(reached, window.open) + (service[node] ?? 0);
    return done + way(node, place(behind)) <= (deadline[behind] ?? -1) ? [option] : [];
  });
}

const windowOf = (open: number, latest: number): RouteWindow => ({
  open,
  latest,
  preferredFrom: 0,
  preferredTo: 100,
  slot: undefined,
});

describe('GapFilter', () => {
  it('leaves out nothing that fits, and lets candidates alone pass', () => {
    fc.assert(
      fc.property(routeProblem, (problem) => {
        const routes = search(problem, { rounds: 0 });
        const { tables, leave, deadline } = routes;
        const filter = new GapFilter(tables);
        // Every other movable option is one, so that some that are not candidates would fit.
        const candidates = Array.from(tables.nodeOf, (_, option) => option).filter(
          (option) => option % 2 === 0 && tables.fixedStart[option] === -1,
        );
        for (const option of candidates) filter.add(option);
        for (let day = 0; day < problem.days; day += 1) {
          const end = tables.startOf(day) + 1;
          for (let point = end - 1; point !== end; point = routes.next[point] ?? end) {
            const behind = routes.next[point] ?? end;
            const count = filter.pass(day, point, leave[point] ?? 0, behind, deadline[behind] ?? 0);
            const passed = [...filter.passed.subarray(0, count)];
            const fit = new Set(fitting(routes, day, point));
            const wanted = candidates.filter((option) => fit.has(option));
            expect(wanted.filter((option) => !passed.includes(option))).toEqual([]);
            expect(passed.filter((option) => !candidates.includes(option))).toEqual([]);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('sifts out what is too long or too late', () => {
    const problem: RouteProblem = {
      nodes: 3,
      days: 1,
      service: Int32Array.of(10, 100, 10),
      score: new Float64Array(3).fill(1),
      travel: new Int32Array(25).fill(1),
      windows: [[windowOf(0, 150)], [windowOf(0, 150)], [windowOf(120, 150)]],
      bounds: [{ start: 0, end: DAY_END }],
      fixed: [],
      limits: [],
      weights: WEIGHTS,
    };
    const filter = new GapFilter(new RouteTables(problem));
    for (const option of [0, 1, 2]) filter.add(option);
    const passed = (left: number, due: number) => [
      ...filter.passed.subarray(0, filter.pass(0, 3, left, 4, due)),
    ];
    expect([passed(0, 160), passed(0, 40), passed(155, 160)]).toEqual([[0, 1, 2], [0], []]);
  });
});

/** When the points of a day are reached, left and due, from its start to its end. */
function timesOf({ tables, next, arrive, leave, deadline }: DayRoutes, day: number) {
  const end = tables.startOf(day) + 1;
  const times = [[leave[end - 1]], [arrive[end], deadline[end]]];
  for (let point = next[end - 1] ?? end; point !== end; point = next[point] ?? end) {
    times.push([arrive[point], leave[point], deadline[point]]);
  }
  return times;
}

describe('DayRoutes', () => {
  it('has the times that timing each whole day anew gives', () => {
    fc.assert(
      fc.property(routeProblem, (problem) => {
        const routes = search(problem, { rounds: 20 });
        const times = () => [
          ...problem.bounds.flatMap((_, day) => timesOf(routes, day)),
          ...[routes.length, routes.busy, routes.sound, routes.used].map((list) =>
            Array.from(list),
          ),
        ];
        const kept = times();
        problem.bounds.forEach((_, day) => routes.refresh(day));
        expect(kept).toEqual(times());
      }),
      { numRuns: 300 },
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

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DayRoutes } from './day-routes.ts';
import type { RouteProblem } from './route-problem.ts';
import { solve } from './solve.ts';

const SLOTS = [undefined, undefined, 'lunch'];

const numbers = (length: number, min: number, max: number) =>
  fc
    .array(fc.integer({ min, max }), { minLength: length, maxLength: length })
    .map((list) => Int32Array.from(list));

const DAY_END = 160;

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
      )
      .map(([service, travel, windowsOf, fixedAt]) => ({
        nodes,
        days,
        service,
        travel,
        score: new Float64Array(nodes).fill(1),
        windows: windowsOf,
        bounds: Array.from({ length: days }, () => ({ start: 0, end: DAY_END, load: DAY_END })),
        fixed: fixedAt
          .slice(0, nodes)
          .map(([day, start], node) => ({ node, day, start, slots: [] })),
        weights: { wait: 1, preference: 1, balance: 1 },
      }));
  });

/** Whether a day's order can be kept, by walking through it: what the deadlines stand for. */
function isKept(routes: DayRoutes, day: number): boolean {
  const { problem } = routes;
  const points = problem.nodes + 2 * problem.days;
  const way = (from: number, to: number) => problem.travel[from * points + to] ?? Infinity;
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

describe('DayRoutes', () => {
  it('inserts only what keeps the whole day, and can take back what it inserted', () => {
    fc.assert(
      fc.property(routeProblem, (problem) => {
        const routes = new DayRoutes(problem);
        const clean = problem.bounds.map((_, day) => isKept(routes, day));
        for (let node = problem.fixed.length; node < problem.nodes; node += 1) {
          for (let day = 0; day < problem.days && (routes.dayOf[node] ?? 0) < 0; day += 1) {
            const insertion = routes.cheapestInsertion(node, day);
            if (!insertion || !clean[day]) continue;
            const before = routes.visits(day);
            routes.insert(node, insertion);
            expect(isKept(routes, day)).toBe(true);
            routes.remove(node);
            expect(routes.visits(day)).toEqual(before);
            routes.insert(node, insertion);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('canRemove', () => {
  it('keeps a node without which the direct way would be too long', () => {
    const [first, second, end, points] = [0, 1, 3, 4];
    const travel = new Int32Array(points * points).fill(5);
    travel[first * points + end] = 100;
    const window = { open: 0, latest: 60, preferredFrom: 0, preferredTo: 60, slot: undefined };
    const routes = new DayRoutes({
      nodes: 2,
      days: 1,
      service: Int32Array.of(10, 10),
      score: Float64Array.of(1, 1),
      travel,
      windows: [[window], [window]],
      bounds: [{ start: 0, end: 60, load: Infinity }],
      fixed: [],
      weights: { wait: 1, preference: 0, balance: 0 },
    });
    expect(routes.cheapestInsertion(first, 0)).toBeUndefined();
    routes.insert(second, { day: 0, after: 2, window, cost: 0 });
    routes.insert(first, { day: 0, after: 2, window, cost: 0 });
    expect(routes.visits(0)).toEqual([first, second]);
    expect(routes.canRemove(second)).toBe(false);
    expect(routes.canRemove(first)).toBe(true);
  });
});

describe('solve', () => {
  it('keeps every day that its fixed nodes leave sound', () => {
    fc.assert(
      fc.property(routeProblem, (problem) => {
        const alone = new DayRoutes(problem);
        const routes = solve(problem);
        const sound = problem.bounds.flatMap((_, day) => (isKept(alone, day) ? [day] : []));
        expect(sound.filter((day) => !isKept(routes, day))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('visits every node at most once', () => {
    fc.assert(
      fc.property(routeProblem, (problem) => {
        const routes = solve(problem);
        const visited = problem.bounds.flatMap((_, day) => routes.visits(day));
        expect(new Set(visited).size).toBe(visited.length);
        for (const { node, day, start } of problem.fixed) {
          expect([routes.dayOf[node], routes.start[node]]).toEqual([day, start]);
        }
      }),
    );
  });
});

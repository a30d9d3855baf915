import { at, fractionAt } from './at.ts';
import type { DayRoutes } from './day-routes.ts';
import { TIME_COLUMNS } from './route-tables.ts';
import { type Random, makeRandom, pick } from './random.ts';

/** Routes that are kept. */
const CAPACITY = 1500;
/** Pairs of routes that one recombination compares at most. */
const MOST_STEPS = 100_000;
/** More days than that have too many combinations for a search without a plan. */
const MOST_DAYS = 5;

/**
 * Single days of good routes, whatever they were found with, and the best set of days that share no visit: the last
 * step of column generation for such problems, as Hu and Lim (2014) use it. A route belongs to the days that look like
 * its own: the same bounds, ends and windows.
 */
export class RoutePool {
  private readonly routes: DayRoutes;
  private readonly random: Random;
  private readonly words: number;
  private readonly kind: Int32Array;
  private readonly isUsed: boolean;
  private readonly orders: Int32Array[] = [];
  private readonly scores: number[] = [];
  private readonly kinds: number[] = [];
  private readonly sets: Int32Array[] = [];
  private readonly known = new Set<number>();
  private readonly hash: Int32Array;
  private steps = 0;
  private target = 0;
  private found: Int32Array[] | undefined;
  private sorted: Int32Array = new Int32Array(0);

  constructor(routes: DayRoutes, random: Random) {
    const { nodes, days } = routes.problem;
    this.routes = routes;
    this.random = random;
    this.words = (nodes + 31) >> 5;
    this.kind = kindsOfDays(routes);
    this.isUsed = days > 1 && days <= MOST_DAYS;
    const numbers = makeRandom(nodes);
    this.hash = Int32Array.from({ length: nodes }, () => (numbers() * 4_294_967_296) | 0);
  }

  /** Keeps the days that were changed, if all routes together have at least that score. */
  add(changed: Int32Array, least: number): void {
    const { routes } = this;
    if (!this.isUsed || routes.score < least) return;
    for (let day = 0; day < routes.problem.days; day += 1) {
      if (at(changed, day) > 0 && at(routes.length, day) > 0) this.addDay(day);
    }
  }

  /** Sets the routes to a combination of kept days that has a higher score than `score`; false if none is found. */
  recombine(score: number): boolean {
    if (!this.isUsed) return false;
    const indexes = this.scores.map((_, index) => index);
    this.sorted = Int32Array.from(
      indexes.sort((a, b) => (this.scores[b] ?? 0) - (this.scores[a] ?? 0)),
    );
    this.steps = MOST_STEPS;
    this.target = score + 1e-6;
    this.found = undefined;
    this.choose(0, 0, 0, new Int32Array(this.words), []);
    if (!this.found) return false;
    this.restore(this.found);
    return true;
  }

  private addDay(day: number): void {
    const { routes, hash } = this;
    const { options, nodeOf } = routes.tables;
    const kind = at(this.kind, day);
    let [code, score] = [kind, 0];
    let point = at(routes.next, routes.tables.startOf(day));
    for (; point < options; point = at(routes.next, point)) {
      const node = at(nodeOf, point);
      code = (code + at(hash, node)) | 0;
      score += fractionAt(routes.problem.score, node);
    }
    if (this.known.has(code)) return;
    let index = this.scores.length;
    if (index >= CAPACITY) {
      index = pick(this.random, CAPACITY);
      if ((this.scores[index] ?? 0) >= score) return;
    }
    this.known.add(code);
    const order = new Int32Array(at(routes.length, day));
    const set = new Int32Array(this.words);
    let count = 0;
    point = at(routes.next, routes.tables.startOf(day));
    for (; point < options; point = at(routes.next, point)) {
      const node = at(nodeOf, point);
      order[count] = point;
      count += 1;
      set[node >> 5] = at(set, node >> 5) | (1 << (node & 31));
    }
    this.orders[index] = order;
    this.scores[index] = score;
    this.kinds[index] = kind;
    this.sets[index] = set;
  }

  /** Depth first, the highest scores first; a branch ends where even the highest left could not reach the target. */
  private choose(
    day: number,
    from: number,
    score: number,
    used: Int32Array,
    chosen: readonly Int32Array[],
  ): void {
    const { kind, words, sorted } = this;
    const left = this.routes.problem.days - day;
    for (let index = from; index < sorted.length; index += 1) {
      const route = at(sorted, index);
      const own = this.scores[route] ?? 0;
      if (score + own * left <= this.target || this.steps <= 0) return;
      this.steps -= 1;
      const set = this.sets[route];
      const order = this.orders[route];
      if (!set || !order || this.kinds[route] !== at(kind, day) || overlap(set, used, words))
        continue;
      if (left === 1) {
        this.target = score + own;
        this.found = [...chosen, order];
        return;
      }
      const together = used.map((word, at) => word | (set[at] ?? 0));
      // Days of the same kind are chosen in one order, so that no set of them is tried twice.
      const next = at(kind, day + 1) === at(kind, day) ? index + 1 : 0;
      this.choose(day + 1, next, score + own, together, [...chosen, order]);
    }
  }

  private restore(days: readonly Int32Array[]): void {
    const { routes } = this;
    const { nodes } = routes.problem;
    for (let node = 0; node < nodes; node += 1) {
      if (at(routes.dayOf, node) >= 0 && !routes.isFixed(node)) {
        routes.unlink(at(routes.optionOf, node));
      }
    }
    days.forEach((order, day) => {
      let after = routes.tables.startOf(day);
      routes.refresh(day);
      for (const option of order) {
        routes.insert(option, day, after);
        after = option;
      }
    });
  }
}

function overlap(set: Int32Array, used: Int32Array, words: number): boolean {
  for (let word = 0; word < words; word += 1)
    if ((at(set, word) & at(used, word)) !== 0) return true;
  return false;
}

/** A number for each day; days that are alike have the same, and days with fixed visits are like no other. */
function kindsOfDays({ problem, tables }: DayRoutes): Int32Array {
  const seen = new Map<string, number>();
  return Int32Array.from({ length: problem.days }, (_, day) => {
    const { start, end } = problem.bounds[day] ?? { start: 0, end: 0 };
    const hasFixed = problem.fixed.some((fixed) => fixed.day === day);
    const first = tables.startOf(day);
    const ways = (point: number): Int32Array =>
      tables.out.subarray(point * tables.points, point * tables.points + tables.options);
    const times = tables.times.subarray(
      day * tables.options * TIME_COLUMNS,
      (day + 1) * tables.options * TIME_COLUMNS,
    );
    const key = hasFixed
      ? `fixed ${day}`
      : [start, end, ways(first), ways(first + 1), times].join(';');
    const known = seen.get(key) ?? seen.size;
    seen.set(key, known);
    return known;
  });
}

import { at, fractionAt } from './at.ts';
import type { DayRoutes } from './day-routes.ts';
import { type Random, makeRandom, pick } from './random.ts';

/** Routes that are kept. */
const CAPACITY = 1500;
/** Pairs of routes that one recombination compares at most. */
const MOST_STEPS = 40_000;
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
  /** By route, in the order in which they came: its options, its score, the kind of its day, its nodes as bits. */
  private readonly orders: Int32Array[] = [];
  private readonly scores = new Float64Array(CAPACITY);
  private readonly kinds = new Int32Array(CAPACITY);
  private readonly sets: Int32Array;
  private readonly known = new Set<number>();
  private readonly hash: Int32Array;
  /** The same by rank, the highest score first. */
  private ranked = new Int32Array(0);
  private readonly rankedScores = new Float64Array(CAPACITY);
  private readonly rankedKinds = new Int32Array(CAPACITY);
  private readonly rankedSets: Int32Array;
  /** At `day * words`: the nodes of the days before. */
  private readonly used: Int32Array;
  private readonly chosen: Int32Array;
  private found: Int32Array | undefined;
  private steps = 0;
  private target = 0;

  constructor(routes: DayRoutes, random: Random) {
    const { nodes, days } = routes.problem;
    this.routes = routes;
    this.random = random;
    this.words = (nodes + 31) >> 5;
    this.isUsed = days > 1 && days <= MOST_DAYS;
    this.kind = this.isUsed ? kindsOfDays(routes) : new Int32Array(days);
    this.sets = new Int32Array(this.isUsed ? CAPACITY * this.words : 0);
    this.rankedSets = new Int32Array(this.sets.length);
    this.used = new Int32Array(this.words * (days + 1));
    this.chosen = new Int32Array(days);
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
    this.rank();
    this.steps = MOST_STEPS;
    this.target = score + 1e-6;
    this.found = undefined;
    this.choose(0, 0, 0);
    if (!this.found) return false;
    this.restore(this.found);
    return true;
  }

  private rank(): void {
    const { orders, scores, kinds, sets, words } = this;
    this.ranked = Int32Array.from(orders, (_, route) => route).sort(
      (a, b) => fractionAt(scores, b) - fractionAt(scores, a),
    );
    this.ranked.forEach((route, rank) => {
      this.rankedScores[rank] = fractionAt(scores, route);
      this.rankedKinds[rank] = at(kinds, route);
      for (let word = 0; word < words; word += 1) {
        this.rankedSets[rank * words + word] = at(sets, route * words + word);
      }
    });
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
      score += fractionAt(routes.tables.score, point);
    }
    if (this.known.has(code)) return;
    let index = this.orders.length;
    if (index >= CAPACITY) {
      index = pick(this.random, CAPACITY);
      if (fractionAt(this.scores, index) >= score) return;
    }
    this.known.add(code);
    const order = new Int32Array(at(routes.length, day));
    const { sets, words } = this;
    sets.fill(0, index * words, (index + 1) * words);
    let count = 0;
    point = at(routes.next, routes.tables.startOf(day));
    for (; point < options; point = at(routes.next, point)) {
      const node = at(nodeOf, point);
      order[count] = point;
      count += 1;
      const word = index * words + (node >> 5);
      sets[word] = at(sets, word) | (1 << (node & 31));
    }
    this.orders[index] = order;
    this.scores[index] = score;
    this.kinds[index] = kind;
  }

  /** Depth first, the highest scores first; a branch ends where even the highest left could not reach the target. */
  private choose(day: number, from: number, score: number): void {
    const { kind, words, used, rankedSets, rankedScores, rankedKinds, chosen } = this;
    const { length } = this.ranked;
    const left = this.routes.problem.days - day;
    const own = at(kind, day);
    const before = day * words;
    for (let rank = from; rank < length; rank += 1) {
      const together = score + fractionAt(rankedScores, rank);
      if (score + fractionAt(rankedScores, rank) * left <= this.target || this.steps <= 0) return;
      this.steps -= 1;
      let shared = at(rankedKinds, rank) ^ own;
      for (let word = 0; word < words; word += 1) {
        shared |= at(rankedSets, rank * words + word) & at(used, before + word);
      }
      if (shared !== 0) continue;
      chosen[day] = rank;
      if (left === 1) {
        this.target = together;
        this.found = chosen.slice();
        return;
      }
      for (let word = 0; word < words; word += 1) {
        used[before + words + word] = at(used, before + word) | at(rankedSets, rank * words + word);
      }
      // Days of the same kind are chosen in one order, so that no set of them is tried twice.
      this.choose(day + 1, at(kind, day + 1) === own ? rank + 1 : 0, together);
    }
  }

  private restore(ranks: Int32Array): void {
    const { routes } = this;
    const { nodes } = routes.problem;
    for (let node = 0; node < nodes; node += 1) {
      if (at(routes.dayOf, node) >= 0 && !routes.isFixed(node)) {
        routes.unlink(at(routes.optionOf, node));
      }
    }
    ranks.forEach((rank, day) => {
      let after = routes.tables.startOf(day);
      routes.refresh(day);
      for (const option of this.orders[at(this.ranked, rank)] ?? []) {
        // Fixed visits have stayed, in the order in which the kept day has them.
        if (!routes.isFixed(at(routes.tables.nodeOf, option))) routes.insert(option, day, after);
        after = option;
      }
    });
  }
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
    const windows = tables.windows.subarray(
      2 * day * tables.options,
      2 * (day + 1) * tables.options,
    );
    const key = hasFixed
      ? `fixed ${day}`
      : [start, end, ways(first), ways(first + 1), windows].join(';');
    const known = seen.get(key) ?? seen.size;
    seen.set(key, known);
    return known;
  });
}

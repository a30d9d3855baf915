import { at, fractionAt } from './at.ts';
import { costOfDay } from './day-cost.ts';
import { DayRoutes } from './day-routes.ts';
import { Insertions, type Preference } from './insertions.ts';
import { type Random, makeRandom } from './random.ts';
import type { RouteProblem } from './route-problem.ts';
import { RoutePool } from './route-pool.ts';
import { RouteTables } from './route-tables.ts';
import { CANDIDATES, Ruin } from './ruin.ts';

export interface SearchLimits {
  /** Rounds of ruin and recreate. The same number gives the same routes, on any machine. */
  readonly rounds: number;
  /** The share of the time that is used up, 0 to 1; the search ends at 1. A guard, asked now and then. */
  readonly timeUsed?: () => number;
}

/** Share of the best score by which a round may be worse and still be kept, at the beginning and at the end. */
const SCORE_TEMPERATURE = { from: 0.02, to: 0.0005 };
/** The same of the cost, among routes of the same score. */
const COST_TEMPERATURE = { from: 0.02, to: 0.0005 };
/** How far the scores of one round may be off. */
const NOISE = { least: 0.06, most: 0.2 };
/** How often the node around which was ruined counts more, and how much. */
const FAVOURED = { share: 0.6, factor: 5 };
/** How often the square of a score counts when the next visit is chosen. */
const SQUARED = 0.8;
const ROUNDS_BETWEEN_LOOKS = 16;
const ROUNDS_BETWEEN_RECOMBINATIONS = 250;
/** Days are kept of routes that reach this share of the best score. */
const WORTH_KEEPING = 0.97;
/** A score that many times as high as the median is one of a node that must be in. */
const UNUSUAL = 20;
const SEED = 1;
/** Sums of fractions differ by less if they are the same. */
const SAME = 1e-6;

/**
 * The best routes found: first the score, then the cost. Construction, then rounds that remove visits near together
 * and complete the routes anew, kept by simulated annealing. No node is left out that would still fit.
 */
export function search(problem: RouteProblem, limits: SearchLimits): DayRoutes {
  const routes = new DayRoutes(new RouteTables(problem));
  return new Search(routes, makeRandom(SEED)).run(limits);
}

class Search {
  private readonly routes: DayRoutes;
  private readonly current: DayRoutes;
  private readonly best: DayRoutes;
  private readonly random: Random;
  private readonly insertions: Insertions;
  private readonly ruin: Ruin;
  private readonly pool: RoutePool;
  private readonly factor: Float64Array;
  /** Per day: what it costs in `routes` and in `current`. */
  private readonly cost: Float64Array;
  private readonly currentCost: Float64Array;
  private bestCost = 0;
  /** What nodes count beyond the usual because they must be in: no measure of how good routes are. */
  private readonly excess: number;
  /** The shortest visit that may move. */
  private readonly shortest: number;

  constructor(routes: DayRoutes, random: Random) {
    const { nodes, days } = routes.problem;
    this.routes = routes;
    this.current = new DayRoutes(routes.tables);
    this.best = new DayRoutes(routes.tables);
    this.random = random;
    this.insertions = new Insertions(routes);
    this.ruin = new Ruin(routes, random);
    this.pool = new RoutePool(routes, random);
    this.factor = new Float64Array(nodes).fill(1);
    this.cost = new Float64Array(days);
    this.excess = excessOf(routes.problem.score);
    this.shortest = Math.min(...routes.problem.service.filter((_, node) => !routes.isFixed(node)));
    this.currentCost = new Float64Array(days);
  }

  run({ rounds, timeUsed }: SearchLimits): DayRoutes {
    this.begin();
    let share = 0;
    for (let round = 0; round < rounds; round += 1) {
      if (round % ROUNDS_BETWEEN_LOOKS === 0) {
        share = Math.max(round / rounds, timeUsed?.() ?? 0);
        if (share >= 1) break;
      }
      if (round % ROUNDS_BETWEEN_RECOMBINATIONS === 0 && round > 0) this.recombine();
      this.round(share);
    }
    this.routes.copyFrom(this.best);
    // The rounds look where something has changed; this looks everywhere once more.
    this.fill();
    this.costAll();
    return this.routes;
  }

  /** Greedy routes, from the ones that the problem gives. */
  private begin(): void {
    this.routes.problem.begin?.forEach((order, day) => this.append(order, day));
    this.fill();
    this.costAll();
    this.keepAsCurrent();
    this.keepAsBest();
  }

  /** Adds visits behind all others of a day, as far as they fit. */
  private append(order: readonly number[], day: number): void {
    const { routes, insertions } = this;
    for (const node of order) {
      if (at(routes.dayOf, node) >= 0) continue;
      insertions.clear();
      insertions.addCandidate(node, this.plain());
      insertions.scanGap(day, at(routes.previous, routes.tables.startOf(day) + 1), 0);
      insertions.complete();
    }
  }

  private round(share: number): void {
    const { routes, current, ruin, insertions } = this;
    const visited = this.removable();
    if (!ruin.apply(visited) || !this.isSound()) {
      routes.copyFrom(current);
      return;
    }
    this.collectCandidates(this.noisy());
    insertions.complete();
    this.judge(share);
  }

  /** Scores that are a little off, so that the same ruin is not always completed in the same way. */
  private noisy(): Preference {
    const { factor, random, ruin } = this;
    const noise = NOISE.least + (NOISE.most - NOISE.least) * random();
    for (let node = 0; node < factor.length; node += 1) {
      factor[node] = 1 + noise * (2 * random() - 1);
    }
    if (random() < FAVOURED.share) {
      factor[ruin.seed] = FAVOURED.factor * fractionAt(factor, ruin.seed);
    }
    return { factor, isSquared: random() < SQUARED };
  }

  private plain(): Preference {
    return { factor: this.factor.fill(1), isSquared: true };
  }

  private judge(share: number): void {
    const { routes, current, best, random, ruin } = this;
    this.pool.add(ruin.strings, WORTH_KEEPING * best.score);
    for (let day = 0; day < routes.problem.days; day += 1) {
      this.cost[day] =
        at(ruin.strings, day) > 0 || this.isChanged(day)
          ? costOfDay(routes, day)
          : fractionAt(this.currentCost, day);
    }
    const gained = routes.score - current.score;
    const cost = sum(this.cost);
    if (
      routes.score > best.score + SAME ||
      (routes.score > best.score - SAME && cost < this.bestCost - SAME)
    ) {
      // A round looks around its seed only; what is best is filled from everywhere.
      if (routes.problem.nodes > CANDIDATES) {
        this.fill();
        this.costAll();
      }
      this.keepAsCurrent();
      this.keepAsBest();
      return;
    }
    const isKept =
      Math.abs(gained) > SAME
        ? gained >
          cooled(SCORE_TEMPERATURE, share) *
            Math.max(1, best.score - this.excess) *
            Math.log(random())
        : sum(this.currentCost) - cost >
          cooled(COST_TEMPERATURE, share) * this.bestCost * Math.log(random());
    if (isKept) this.keepAsCurrent();
    else routes.copyFrom(current);
  }

  /** Insertions change days that no string was taken from. */
  private isChanged(day: number): boolean {
    return at(this.routes.length, day) !== at(this.current.length, day);
  }

  /** Before the ruin no absent node fitted, so now it can fit only where something has changed. */
  private collectCandidates(preference: Preference): void {
    const { routes, current, insertions, ruin } = this;
    const { days } = routes.problem;
    const { tables } = routes;
    insertions.clear();
    if (at(current.dayOf, ruin.seed) < 0) insertions.addCandidate(ruin.seed, preference);
    for (let index = 0; index < ruin.nearCount; index += 1) {
      const node = at(ruin.near, ruin.seed * ruin.nearCount + index);
      if (at(current.dayOf, node) < 0) insertions.addCandidate(node, preference);
    }
    const absent = insertions.candidateCount;
    for (let index = 0; index < ruin.removedCount; index += 1) {
      insertions.addCandidate(at(ruin.removed, index), preference);
    }
    for (let day = 0; day < days; day += 1) {
      const isRuined = at(ruin.strings, day) > 0;
      const slotsFreed = at(routes.slots, day) !== at(current.slots, day);
      const end = tables.startOf(day) + 1;
      for (let point = end - 1; point !== end; point = at(routes.next, point)) {
        const behind = at(routes.next, point);
        const isSame =
          !isRuined ||
          (!slotsFreed &&
            behind === at(current.next, point) &&
            at(routes.leave, point) === at(current.leave, point) &&
            at(routes.deadline, behind) === at(current.deadline, behind));
        const slack =
          at(routes.deadline, behind) -
          at(routes.leave, point) -
          at(tables.out, point * tables.points + behind);
        // Nothing is that short. If travel is not metric, the last look of all finds what this one misses.
        if (slack >= this.shortest) insertions.scanGap(day, point, isSame ? absent : 0);
      }
    }
  }

  /** Inserts whatever fits, the best first. */
  private fill(): void {
    const { routes, insertions } = this;
    const { nodes, days } = routes.problem;
    const preference = this.plain();
    insertions.clear();
    for (let node = 0; node < nodes; node += 1) {
      if (at(routes.dayOf, node) < 0) insertions.addCandidate(node, preference);
    }
    for (let day = 0; day < days; day += 1) {
      const end = routes.tables.startOf(day) + 1;
      for (let point = end - 1; point !== end; point = at(routes.next, point)) {
        insertions.scanGap(day, point, 0);
      }
    }
    insertions.complete();
  }

  private recombine(): void {
    if (!this.pool.recombine(this.best.score)) return;
    this.fill();
    this.costAll();
    this.keepAsCurrent();
    this.keepAsBest();
  }

  private costAll(): void {
    for (let day = 0; day < this.routes.problem.days; day += 1) {
      this.cost[day] = costOfDay(this.routes, day);
    }
  }

  private keepAsCurrent(): void {
    this.current.copyFrom(this.routes);
    this.currentCost.set(this.cost);
  }

  private keepAsBest(): void {
    this.best.copyFrom(this.routes);
    this.bestCost = sum(this.cost);
  }

  private removable(): number {
    const { problem, length } = this.routes;
    let visited = -problem.fixed.length;
    for (let day = 0; day < problem.days; day += 1) visited += at(length, day);
    return visited;
  }

  /** If travel is not metric, the way past a removed visit may be longer than the one by it. */
  private isSound(): boolean {
    const { routes, current } = this;
    for (let day = 0; day < routes.problem.days; day += 1) {
      if (at(routes.sound, day) < at(current.sound, day)) return false;
    }
    return routes.problem.limits.every(({ most }, limit) =>
      most.every((limited, day) => {
        const index = limit * most.length + day;
        return at(routes.used, index) <= Math.max(limited, at(current.used, index));
      }),
    );
  }
}

function cooled({ from, to }: { from: number; to: number }, share: number): number {
  return from * (to / from) ** share;
}

function excessOf(scores: Float64Array): number {
  const usual = UNUSUAL * fractionAt(scores.toSorted(), scores.length >> 1);
  return sum(scores.map((score) => Math.max(0, score - usual)));
}

function sum(numbers: Float64Array): number {
  let total = 0;
  for (let index = 0; index < numbers.length; index += 1) total += fractionAt(numbers, index);
  return total;
}

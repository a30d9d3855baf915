import { at, fractionAt } from './at.ts';
import type { DayRoutes } from './day-routes.ts';
import { type Random, pick } from './random.ts';

/** Visits that are removed at most in a row. */
const LONGEST_STRING = 6;
/** Visits that are removed together, in the mean. */
const MEAN_REMOVED = 7;
/** Strings of one day that are removed at most. */
const STRINGS_A_DAY = 2;
/** How often a ruin begins around a node that is on no day. */
const ABSENT_SEEDS = 0.2;
/** How often a string keeps one or two visits in its middle. */
const SPLIT_STRINGS = 0.25;
/** Nodes around the seed whose visits may be removed. */
const NEIGHBOURS = 40;
/** Nodes around the seed that may be visited instead; all nodes of most trips. */
export const CANDIDATES = 100;
/** Nodes whose times are that far apart are as near as those with this share of it between them. */
const WINDOW_SHARE = 0.1;

/** Slack induction by string removals (Christiaens and Vanden Berghe, 2020): takes out what lies near together. */
export class Ruin {
  readonly removed: Int32Array;
  removedCount = 0;
  /** The node around which the last ruin was made. */
  seed = 0;
  /** Per day: strings taken out by the last ruin. */
  readonly strings: Int32Array;
  private readonly routes: DayRoutes;
  private readonly random: Random;
  /** At `node * nearCount`: the nodes around it, the nearest first. */
  readonly near: Int32Array;
  readonly nearCount: number;
  private readonly order: Int32Array;

  constructor(routes: DayRoutes, random: Random) {
    const { nodes, days } = routes.problem;
    this.routes = routes;
    this.random = random;
    this.removed = new Int32Array(nodes);
    this.strings = new Int32Array(days);
    this.order = new Int32Array(nodes);
    this.nearCount = Math.min(CANDIDATES, Math.max(0, nodes - 1));
    this.near = nearest(routes, this.nearCount);
  }

  /** Removes strings of visits around a seed, and refreshes their days. False if nothing was removed. */
  apply(visited: number): boolean {
    const { routes, random, strings } = this;
    const { nodes, days } = routes.problem;
    this.removedCount = 0;
    strings.fill(0);
    if (visited === 0) return false;
    const longest = Math.max(1, Math.min(LONGEST_STRING, visited / days));
    const wanted = Math.floor(1 + (random() * 4 * MEAN_REMOVED) / (1 + longest));
    this.seed = this.chooseSeed(visited);
    const reach = Math.min(NEIGHBOURS, this.nearCount);
    let made = 0;
    for (let index = -1; index < reach && made < wanted; index += 1) {
      const node = index < 0 ? this.seed : at(this.near, this.seed * this.nearCount + index);
      const day = at(routes.dayOf, node);
      if (day < 0 || at(strings, day) >= STRINGS_A_DAY || routes.isFixed(node)) continue;
      strings[day] = at(strings, day) + 1;
      made += 1;
      this.removeString(node, day, longest);
    }
    for (let day = 0; day < days; day += 1) if (at(strings, day) > 0) routes.refresh(day);
    return this.removedCount > 0 && nodes > 0;
  }

  private chooseSeed(visited: number): number {
    const { routes, random } = this;
    const { nodes } = routes.problem;
    const absent = nodes - visited - routes.problem.fixed.length;
    if (random() >= ABSENT_SEEDS || absent === 0) return pick(random, nodes);
    let seed = pick(random, nodes);
    while (at(routes.dayOf, seed) >= 0) seed = pick(random, nodes);
    return seed;
  }

  /** Removes up to `longest` visits of a day, one of which is the node. */
  private removeString(node: number, day: number, longest: number): void {
    const { routes, random, order, removed } = this;
    const { options, nodeOf } = routes.tables;
    let [count, own] = [0, 0];
    let point = at(routes.next, routes.tables.startOf(day));
    for (; point < options; point = at(routes.next, point)) {
      if (at(nodeOf, point) === node) own = count;
      order[count] = point;
      count += 1;
    }
    const length = Math.min(count, 1 + pick(random, longest));
    const kept = length >= 2 && random() < SPLIT_STRINGS ? 1 + pick(random, 2) : 0;
    const span = Math.min(count, length + kept);
    const lowest = Math.max(0, own - span + 1);
    const highest = Math.min(own, count - span);
    const first = lowest + pick(random, highest - lowest + 1);
    const firstKept = first + pick(random, span - kept + 1);
    for (let index = first; index < first + span; index += 1) {
      if (index >= firstKept && index < firstKept + kept) continue;
      const option = at(order, index);
      const taken = at(nodeOf, option);
      if (routes.isFixed(taken)) continue;
      routes.unlink(option);
      removed[this.removedCount] = taken;
      this.removedCount += 1;
    }
  }
}

/** The nearest nodes of each, by the way and the time between the middles of their windows. */
function nearest({ tables, problem }: DayRoutes, count: number): Int32Array {
  const { nodes } = problem;
  const middles = Float64Array.from({ length: nodes }, (_, node) => middleOf(problem, node));
  const near = new Int32Array(nodes * count);
  const order = new Float64Array(nodes);
  for (let node = 0; node < nodes; node += 1) {
    const row = at(tables.firstOption, node) * tables.points;
    const middle = fractionAt(middles, node);
    for (let other = 0; other < nodes; other += 1) {
      const apart = Math.abs(middle - fractionAt(middles, other));
      const way = at(tables.out, row + at(tables.firstOption, other));
      // The node is in the fraction, so that numbers can be sorted without a comparison of ours.
      order[other] = Math.round(way + WINDOW_SHARE * apart) + other / nodes;
    }
    order[node] = Infinity;
    order.sort();
    for (let index = 0; index < count; index += 1) {
      near[node * count + index] = Math.round((fractionAt(order, index) % 1) * nodes);
    }
  }
  return near;
}

/** The middle of the windows of a node, over all days; 0 if it has none. */
function middleOf({ days, windows }: DayRoutes['problem'], node: number): number {
  const all = windows.slice(node * days, (node + 1) * days).flat();
  if (all.length === 0) return 0;
  return all.reduce((sum, { open, latest }) => sum + (open + latest) / 2, 0) / all.length;
}

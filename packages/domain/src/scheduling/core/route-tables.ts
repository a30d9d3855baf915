import { at, fractionAt } from './at.ts';
import { type RouteProblem, type RouteWindow, pointCount } from './route-problem.ts';

/** Later than any time of a day, and small enough that a few of them can be added. */
const NEVER = 2 ** 28;
/** The latest start on a day on which an option may not be. */
const NEVER_OPEN = -1;
/** The columns of {@link RouteTables.times}. */
export const TIME_COLUMNS = 3;

/**
 * A problem as flat arrays. An *option* is a node in one of its windows: a restaurant has one for lunch and one for
 * dinner. Points are the options, then a start and an end for each day.
 */
export class RouteTables {
  readonly problem: RouteProblem;
  readonly options: number;
  readonly points: number;
  /** Per option. */
  readonly nodeOf: Int32Array;
  /** The options of node n are `firstOption[n]` up to and without `firstOption[n + 1]`. */
  readonly firstOption: Int32Array;
  /** At `(day * options + option) * TIME_COLUMNS`: the latest start, the opening, the length. */
  readonly times: Int32Array;
  /** At `day * options + option`, as are the two bounds of the preferred start. */
  readonly slot: Int32Array;
  readonly preferredFrom: Int32Array;
  readonly preferredTo: Int32Array;
  /** From point i to j at `i * points + j` in `out`, and at `j * points + i` in `into`. */
  readonly out: Int32Array;
  readonly into: Int32Array;
  /** Per option: the score of its node and the bonus of its window. */
  readonly score: Float64Array;
  /** Per option; -1 if it may move. */
  readonly fixedStart: Int32Array;
  /** Per day: its length, at least 1. */
  readonly span: Int32Array;
  readonly slotBits: ReadonlyMap<string, number>;
  /** Whether a cost has more parts than time, so that the search for scores alone can skip them. */
  readonly isWeighted: boolean;
  private readonly limitTables: readonly Int32Array[];

  constructor(problem: RouteProblem) {
    const { nodes, days } = problem;
    this.problem = problem;
    this.firstOption = countOptions(problem);
    this.options = at(this.firstOption, nodes);
    this.points = this.options + 2 * days;
    this.nodeOf = new Int32Array(this.options);
    for (let node = 0; node < nodes; node += 1) {
      this.nodeOf.fill(node, at(this.firstOption, node), at(this.firstOption, node + 1));
    }
    this.score = Float64Array.from(this.nodeOf, (node) => fractionAt(problem.score, node));
    this.out = this.spread(problem.travel);
    this.into = transposed(this.out, this.points);
    this.times = new Int32Array(days * this.options * TIME_COLUMNS);
    this.slot = new Int32Array(days * this.options);
    this.preferredFrom = new Int32Array(days * this.options);
    this.preferredTo = new Int32Array(days * this.options).fill(NEVER);
    this.fixedStart = new Int32Array(this.options).fill(-1);
    this.span = Int32Array.from(problem.bounds, ({ start, end }) => Math.max(1, end - start));
    this.slotBits = this.fillWindows();
    const { wait, preference, balance } = problem.weights;
    this.isWeighted =
      wait !== 1 || preference !== 0 || balance !== 0 || problem.dayCost !== undefined;
    this.limitTables = problem.limits.map(({ travel }) => this.spread(travel));
    for (const { node, day, start } of problem.fixed) this.fix(node, day, start);
  }

  startOf(day: number): number {
    return this.options + 2 * day;
  }

  /** Between points, as {@link out}. */
  limitTravel(limit: number): Int32Array {
    return this.limitTables[limit] ?? this.out;
  }

  /** A table between the problem's points as one between points of these tables. */
  spread(table: Int32Array): Int32Array {
    const count = pointCount(this.problem);
    const spread = new Int32Array(this.points * this.points);
    const origin = (point: number): number =>
      point < this.options ? at(this.nodeOf, point) : point - this.options + this.problem.nodes;
    const origins = Int32Array.from({ length: this.points }, (_, point) => origin(point));
    for (let from = 0; from < this.points; from += 1) {
      const row = at(origins, from) * count;
      for (let to = 0; to < this.points; to += 1) {
        spread[from * this.points + to] = at(table, row + at(origins, to));
      }
    }
    return spread;
  }

  /** Returns the bit of each slot. Without a window an option stays out of a day. */
  private fillWindows(): Map<string, number> {
    const { problem } = this;
    const { nodes, days, service, windows } = problem;
    const bits = new Map<string, number>();
    for (let node = 0; node < nodes; node += 1) {
      const first = at(this.firstOption, node);
      for (let option = first; option < at(this.firstOption, node + 1); option += 1) {
        for (let day = 0; day < days; day += 1) {
          const window = windows[node * days + day]?.[option - first];
          const row = day * this.options + option;
          this.times[row * TIME_COLUMNS] = NEVER_OPEN;
          this.times[row * TIME_COLUMNS + 2] = at(service, node);
          if (window) this.fillWindow(row, window, bits);
          const worth = fractionAt(problem.score, node) + (window?.bonus ?? 0);
          this.score[option] = Math.max(fractionAt(this.score, option), worth);
        }
      }
    }
    return bits;
  }

  private fillWindow(row: number, window: RouteWindow, bits: Map<string, number>): void {
    this.times[row * TIME_COLUMNS] = Math.min(window.latest, NEVER);
    this.times[row * TIME_COLUMNS + 1] = window.open;
    this.preferredFrom[row] = Math.max(window.preferredFrom, -NEVER);
    this.preferredTo[row] = Math.min(window.preferredTo, NEVER);
    if (window.slot === undefined) return;
    const bit = bits.get(window.slot) ?? 1 << bits.size;
    bits.set(window.slot, bit);
    this.slot[row] = bit;
  }

  private fix(node: number, day: number, start: number): void {
    const option = at(this.firstOption, node);
    const row = day * this.options + option;
    this.fixedStart[option] = start;
    this.times[row * TIME_COLUMNS] = start;
    this.times[row * TIME_COLUMNS + 1] = start;
    this.slot[row] = 0;
  }
}

/** As many options a node as it has windows on any day, at least one. */
function countOptions({ nodes, days, windows }: RouteProblem): Int32Array {
  const first = new Int32Array(nodes + 1);
  for (let node = 0; node < nodes; node += 1) {
    let most = 1;
    for (let day = 0; day < days; day += 1) {
      most = Math.max(most, windows[node * days + day]?.length ?? 0);
    }
    first[node + 1] = at(first, node) + most;
  }
  return first;
}

/** The table itself if it is symmetric: half the memory, and what the search reads stays in the cache. */
function transposed(table: Int32Array, points: number): Int32Array {
  const turned = new Int32Array(table.length);
  let isSymmetric = true;
  for (let from = 0; from < points; from += 1) {
    for (let to = 0; to < points; to += 1) {
      const way = at(table, from * points + to);
      turned[to * points + from] = way;
      isSymmetric &&= way === at(table, to * points + from);
    }
  }
  return isSymmetric ? table : turned;
}

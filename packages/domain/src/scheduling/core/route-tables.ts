import { at, fractionAt } from './at.ts';
import { type RouteProblem, type RouteWindow, pointCount } from './route-problem.ts';

/** Later than any time of a day, and small enough that a few of them can be added. */
const NEVER = 2 ** 28;
/** The latest start on a day on which an option may not be. */
const NEVER_OPEN = -1;
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
  /** Per option: the length of a visit. */
  readonly length: Int32Array;
  /**
   * What decides whether a visit fits a gap, all in one array: a loop checks each array that it reads once a turn, and
   * that costs more than the reading. First come the ways as in {@link out}, then at `onwardAt + j * points + i` option
   * i's visit and the way to point j, then the {@link windows}.
   */
  readonly fitting: Int32Array;
  readonly onwardAt: number;
  readonly windowsAt: number;
  /** At `2 * (day * options + option)`: the latest start, then the opening. */
  readonly windows: Int32Array;
  /** At `day * options + option`, as are the two bounds of the preferred start. */
  readonly slot: Int32Array;
  readonly preferredFrom: Int32Array;
  readonly preferredTo: Int32Array;
  /** The way from point i to j, at `i * points + j`. */
  readonly out: Int32Array;
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
    this.length = Int32Array.from(this.nodeOf, (node) => at(problem.service, node));
    this.onwardAt = this.points * this.points;
    this.windowsAt = 2 * this.onwardAt;
    this.fitting = new Int32Array(this.windowsAt + 2 * days * this.options);
    this.out = this.fitting.subarray(0, this.onwardAt);
    this.windows = this.fitting.subarray(this.windowsAt);
    this.out.set(this.spread(problem.travel));
    this.fillOnward();
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

  private fillOnward(): void {
    const { fitting, onwardAt, points, options, length } = this;
    for (let to = 0; to < points; to += 1) {
      for (let from = 0; from < options; from += 1) {
        fitting[onwardAt + to * points + from] = at(length, from) + at(fitting, from * points + to);
      }
    }
  }

  /** Returns the bit of each slot. Without a window an option stays out of a day. */
  private fillWindows(): Map<string, number> {
    const { problem } = this;
    const { nodes, days, windows } = problem;
    const bits = new Map<string, number>();
    for (let node = 0; node < nodes; node += 1) {
      const first = at(this.firstOption, node);
      for (let option = first; option < at(this.firstOption, node + 1); option += 1) {
        for (let day = 0; day < days; day += 1) {
          const window = windows[node * days + day]?.[option - first];
          const row = day * this.options + option;
          this.windows[2 * row] = NEVER_OPEN;
          if (window) this.fillWindow(row, window, bits);
          const worth = fractionAt(problem.score, node) + (window?.bonus ?? 0);
          this.score[option] = Math.max(fractionAt(this.score, option), worth);
        }
      }
    }
    return bits;
  }

  private fillWindow(row: number, window: RouteWindow, bits: Map<string, number>): void {
    this.windows[2 * row] = Math.min(window.latest, NEVER);
    this.windows[2 * row + 1] = window.open;
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
    this.windows[2 * row] = start;
    this.windows[2 * row + 1] = start;
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

import { at } from './at.ts';
import {
  type RouteProblem,
  type RouteWindow,
  endPoint,
  pointCount,
  startPoint,
} from './route-problem.ts';

/** The position of a node in a day's route: after which point, and in which of its windows. */
export interface Position {
  readonly day: number;
  readonly after: number;
  readonly window: RouteWindow | undefined;
}

/** A position that a node can take, and what it costs. */
export interface Insertion extends Position {
  readonly window: RouteWindow;
  readonly cost: number;
}

const NOWHERE = -1;

/**
 * The routes of all days as linked lists, with what makes an insertion check O(1): for each point when it is
 * left, and its deadline, the latest arrival that leaves all later visits of the day in time. The deadline is
 * `arrive + Wait + MaxShift` of Vansteenwegen et al. (2009), so `Shift <= Wait + MaxShift` reads
 * `arrival at the successor <= its deadline`.
 */
export class DayRoutes {
  readonly problem: RouteProblem;
  readonly dayOf: Int32Array;
  readonly start: Int32Array;
  private readonly points: number;
  private readonly next: Int32Array;
  private readonly previous: Int32Array;
  private readonly leave: Int32Array;
  private readonly deadline: Int32Array;
  private readonly load: Int32Array;
  private readonly window: (RouteWindow | undefined)[];
  private readonly fixedStart: Int32Array;
  private readonly slots: readonly Set<string>[];

  /** Routes with the fixed nodes alone, each day's in the order of their starts. */
  constructor(problem: RouteProblem) {
    this.problem = problem;
    this.points = pointCount(problem);
    this.dayOf = new Int32Array(problem.nodes).fill(NOWHERE);
    this.start = new Int32Array(this.points);
    this.next = new Int32Array(this.points);
    this.previous = new Int32Array(this.points);
    this.leave = new Int32Array(this.points);
    this.deadline = new Int32Array(this.points);
    this.load = new Int32Array(problem.days);
    this.window = Array.from({ length: problem.nodes });
    this.fixedStart = new Int32Array(problem.nodes).fill(NOWHERE);
    this.slots = problem.bounds.map(() => new Set());
    problem.bounds.forEach((_, day) => {
      this.link(startPoint(problem, day), endPoint(problem, day));
    });
    for (const { node, day, start, slots } of problem.fixed.toSorted((a, b) => a.start - b.start)) {
      this.fixedStart[node] = start;
      for (const slot of slots) this.slots[day]?.add(slot);
      this.place(node, day, at(this.previous, endPoint(problem, day)));
    }
    problem.bounds.forEach((_, day) => this.refresh(day));
  }

  /** The nodes of a day in the order of their visits. */
  visits(day: number): number[] {
    const nodes: number[] = [];
    const end = endPoint(this.problem, day);
    let point = at(this.next, startPoint(this.problem, day));
    for (; point !== end; point = at(this.next, point)) nodes.push(point);
    return nodes;
  }

  isFixed(node: number): boolean {
    return at(this.fixedStart, node) !== NOWHERE;
  }

  isSlotTaken(day: number, slot: string): boolean {
    return this.slots[day]?.has(slot) ?? false;
  }

  /** The cheapest insertion of an absent node into a day; undefined if none keeps everything in time. */
  cheapestInsertion(node: number, day: number): Insertion | undefined {
    const { problem, points } = this;
    const { service, travel, weights } = problem;
    const windows = problem.windows[node * problem.days + day] ?? [];
    const limits = problem.bounds[day];
    if (windows.length === 0 || !limits) return undefined;
    const length = at(service, node);
    const load = at(this.load, day);
    const span = Math.max(1, limits.end - limits.start);
    const end = endPoint(problem, day);
    let best: Insertion | undefined;
    for (let before = startPoint(problem, day); before !== end; before = at(this.next, before)) {
      const behind = at(this.next, before);
      const there = at(travel, before * points + node);
      const onward = at(travel, node * points + behind);
      const added = length + there + onward - at(travel, before * points + behind);
      const busy = this.busyTime(before, node, behind);
      if (load + busy > limits.load) continue;
      const arrival = at(this.leave, before) + there;
      const lastStart = at(this.deadline, behind) - onward - length;
      const imbalance = (weights.balance * busy * (2 * load + busy)) / span;
      for (const window of windows) {
        const start = Math.max(arrival, window.open);
        if (start > window.latest || start > lastStart) continue;
        if (window.slot !== undefined && this.isSlotTaken(day, window.slot)) continue;
        const off = Math.max(window.preferredFrom - start, start - window.preferredTo, 0);
        const waiting = weights.wait * (start - arrival);
        const cost = added + waiting + weights.preference * off + imbalance;
        if (!best || cost < best.cost) best = { day, after: before, window, cost };
      }
    }
    return best;
  }

  insert(node: number, { day, after, window }: Insertion): void {
    this.window[node] = window;
    if (window.slot !== undefined) this.slots[day]?.add(window.slot);
    this.place(node, day, after);
    this.refresh(day);
  }

  /**
   * Whether the day keeps its times and its load without a node that is not fixed. If travel is not metric, the
   * direct route between its neighbours may be longer than the one by the node.
   */
  canRemove(node: number): boolean {
    const day = at(this.dayOf, node);
    const before = at(this.previous, node);
    const behind = at(this.next, node);
    const way = at(this.problem.travel, before * this.points + behind);
    const isInTime = at(this.leave, before) + way <= at(this.deadline, behind);
    const load = at(this.load, day) - this.busyTime(before, node, behind);
    return isInTime && load <= (this.problem.bounds[day]?.load ?? 0);
  }

  /** Removes a node for which {@link canRemove} is true, and returns its position; its day closes the gap. */
  remove(node: number): Position {
    const day = at(this.dayOf, node);
    const after = at(this.previous, node);
    const window = this.window[node];
    if (window?.slot !== undefined) this.slots[day]?.delete(window.slot);
    this.window[node] = undefined;
    this.dayOf[node] = NOWHERE;
    this.link(after, at(this.next, node));
    this.refresh(day);
    return { day, after, window };
  }

  /**
   * Delays visits that prefer to start later, if the rest of the day stays as it is. After that the routes are final:
   * an insertion would start everything as early as possible again.
   */
  settle(): void {
    this.problem.bounds.forEach((limits, day) => {
      let latestLeave = limits.end;
      let behind = endPoint(this.problem, day);
      for (const node of this.visits(day).reverse()) {
        const way = at(this.problem.travel, node * this.points + behind);
        const latest = latestLeave - way - at(this.problem.service, node);
        const window = this.window[node];
        if (window && at(this.start, node) < window.preferredFrom) {
          const fits = window.preferredFrom <= Math.min(latest, window.latest);
          if (fits) this.start[node] = window.preferredFrom;
        }
        latestLeave = at(this.start, node);
        behind = node;
      }
    });
  }

  /** What a node between two points adds to the load of its day. */
  private busyTime(before: number, node: number, behind: number): number {
    const ways = this.between(before, node) + this.between(node, behind);
    return at(this.problem.service, node) + ways - this.between(before, behind);
  }

  /** The travel between two visits; travel from and to the ends of a day does not count as load. */
  private between(from: number, to: number): number {
    const areVisits = from < this.problem.nodes && to < this.problem.nodes;
    return areVisits ? at(this.problem.travel, from * this.points + to) : 0;
  }

  private place(node: number, day: number, after: number): void {
    const behind = at(this.next, after);
    this.link(after, node);
    this.link(node, behind);
    this.dayOf[node] = day;
  }

  private link(before: number, behind: number): void {
    this.next[before] = behind;
    this.previous[behind] = before;
  }

  /** Times forward and deadlines backward through one day. */
  private refresh(day: number): void {
    const { service, travel } = this.problem;
    const first = startPoint(this.problem, day);
    const end = endPoint(this.problem, day);
    this.leave[first] = this.problem.bounds[day]?.start ?? 0;
    this.deadline[end] = this.problem.bounds[day]?.end ?? 0;
    let load = 0;
    for (let before = first; before !== end; before = at(this.next, before)) {
      const point = at(this.next, before);
      const way = at(travel, before * this.points + point);
      if (point === end) break;
      const length = at(service, point);
      load += length + this.between(before, point);
      const free = Math.max(at(this.leave, before) + way, this.window[point]?.open ?? 0);
      const start = this.isFixed(point) ? at(this.fixedStart, point) : free;
      this.start[point] = start;
      this.leave[point] = Math.max(start + length, at(this.leave, before));
    }
    this.load[day] = load;
    for (let point = at(this.previous, end); point !== first; point = at(this.previous, point)) {
      const behind = at(this.next, point);
      const way = at(travel, point * this.points + behind);
      const inTime = at(this.deadline, behind) - way - at(service, point);
      const latest = this.window[point]?.latest ?? inTime;
      this.deadline[point] = this.isFixed(point)
        ? at(this.fixedStart, point)
        : Math.min(latest, inTime);
    }
  }
}

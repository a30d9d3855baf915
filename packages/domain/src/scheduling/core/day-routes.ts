import { at, fractionAt } from './at.ts';
import type { RouteTables } from './route-tables.ts';
import type { RouteProblem } from './route-problem.ts';

const NOWHERE = -1;

/**
 * The routes of all days as linked lists of points, with what makes an insertion check O(1): for each point when it
 * is reached and left, and its deadline, the latest arrival that leaves all later visits of the day in time. The
 * deadline is `arrive + Wait + MaxShift` of Vansteenwegen et al. (2009), so `Shift <= Wait + MaxShift` reads
 * `arrival at the successor <= its deadline`.
 */
export class DayRoutes {
  readonly tables: RouteTables;
  readonly problem: RouteProblem;
  /** Per node; -1 for one that is on no day. */
  readonly dayOf: Int32Array;
  readonly optionOf: Int32Array;
  /** Per node: the start of its visit; see settleDay of day-cost.ts. */
  readonly start: Int32Array;
  /** Per point. */
  readonly next: Int32Array;
  readonly previous: Int32Array;
  readonly arrive: Int32Array;
  readonly leave: Int32Array;
  readonly deadline: Int32Array;
  /** Per day: visits, and the time for them and the ways between them. */
  readonly length: Int32Array;
  readonly busy: Int32Array;
  /** Per day: the bits of the slots that are taken. */
  readonly slots: Int32Array;
  /** Per day: 1 if every visit of it is reached in time. */
  readonly sound: Int32Array;
  /** At `limit * days + day`. */
  readonly used: Int32Array;
  score = 0;
  /** All numbers of the routes but their starts, so that they are copied at once. */
  private readonly all: Int32Array;

  /** Routes with the fixed nodes alone, each day's in the order of their starts. */
  constructor(tables: RouteTables) {
    const { problem, points } = tables;
    const { nodes, days } = problem;
    this.tables = tables;
    this.problem = problem;
    const limits = problem.limits.length;
    this.all = new Int32Array(2 * nodes + 5 * points + (4 + limits) * days);
    let taken = 0;
    const take = (count: number): Int32Array => this.all.subarray(taken, (taken += count));
    this.dayOf = take(nodes).fill(NOWHERE);
    this.optionOf = take(nodes).fill(NOWHERE);
    this.next = take(points);
    this.previous = take(points);
    this.arrive = take(points);
    this.leave = take(points);
    this.deadline = take(points);
    this.length = take(days);
    this.busy = take(days);
    this.slots = take(days);
    this.sound = take(days);
    this.used = take(limits * days);
    this.start = new Int32Array(nodes);
    problem.bounds.forEach(({ start, end }, day) => {
      const first = tables.startOf(day);
      this.link(first, first + 1);
      this.arrive[first] = start;
      this.leave[first] = start;
      this.deadline[first + 1] = end;
    });
    for (const { node, day, slots } of problem.fixed.toSorted((a, b) => a.start - b.start)) {
      for (const slot of slots) this.slots[day] = at(this.slots, day) | this.slotBit(slot);
      this.place(at(tables.firstOption, node), day, at(this.previous, tables.startOf(day) + 1));
    }
    for (let day = 0; day < days; day += 1) this.refresh(day);
  }

  /** The nodes of a day in the order of their visits. */
  visits(day: number): number[] {
    const { options, nodeOf } = this.tables;
    const nodes: number[] = [];
    let point = at(this.next, this.tables.startOf(day));
    for (; point < options; point = at(this.next, point)) nodes.push(at(nodeOf, point));
    return nodes;
  }

  isFixed(node: number): boolean {
    return at(this.tables.fixedStart, at(this.tables.firstOption, node)) !== NOWHERE;
  }

  isSlotTaken(day: number, slot: string): boolean {
    return (at(this.slots, day) & this.slotBit(slot)) !== 0;
  }

  /** The day of a point that is linked. */
  dayAt(point: number): number {
    const { options, nodeOf } = this.tables;
    return point < options ? at(this.dayOf, at(nodeOf, point)) : (point - options) >> 1;
  }

  insert(option: number, day: number, after: number): void {
    const { tables } = this;
    const { options, slot } = tables;
    const behind = at(this.next, after);
    this.slots[day] = at(this.slots, day) | at(slot, day * options + option);
    this.place(option, day, after);
    if (at(this.sound, day) === 0) {
      this.refresh(day);
      return;
    }
    this.length[day] = at(this.length, day) + 1;
    this.busy[day] =
      at(this.busy, day) +
      at(tables.length, option) +
      this.wayBetween(after, option) +
      this.wayBetween(option, behind) -
      this.wayBetween(after, behind);
    this.timeForward(option, day, false);
    this.timeBackward(option, day, false);
    if (this.problem.limits.length > 0) this.refreshLimits(day);
  }

  /** Takes a visit out. Its day must be refreshed before anything else is asked of it. */
  unlink(option: number): void {
    const node = at(this.tables.nodeOf, option);
    const day = at(this.dayOf, node);
    this.slots[day] =
      at(this.slots, day) & ~at(this.tables.slot, day * this.tables.options + option);
    this.link(at(this.previous, option), at(this.next, option));
    this.dayOf[node] = NOWHERE;
    this.optionOf[node] = NOWHERE;
    this.score -= fractionAt(this.tables.score, option);
  }

  /** Times forward and deadlines backward through one day. */
  refresh(day: number): void {
    const { tables, next, previous, arrive, deadline } = this;
    const first = tables.startOf(day);
    const end = first + 1;
    this.timeForward(at(next, first), day, true);
    this.timeBackward(at(previous, end), day, true);
    let [before, visits, busy] = [first, 0, 0];
    let isSound = true;
    for (let point = at(next, first); point !== end; point = at(next, point)) {
      busy += at(tables.length, point) + this.wayBetween(before, point);
      isSound &&= at(arrive, point) <= at(deadline, point);
      before = point;
      visits += 1;
    }
    this.length[day] = visits;
    this.busy[day] = busy;
    this.sound[day] = isSound && at(arrive, end) <= at(deadline, end) ? 1 : 0;
    if (this.problem.limits.length > 0) this.refreshLimits(day);
  }

  /** Takes over everything of routes of the same tables. */
  copyFrom(other: DayRoutes): void {
    this.all.set(other.all);
    this.score = other.score;
  }

  /** Arrivals from a point of a day on: to its end, or up to where nothing changes any more. */
  private timeForward(from: number, day: number, toEnd: boolean): void {
    const { tables, next, arrive, leave } = this;
    const { out, windows, length, points, options, fixedStart } = tables;
    const end = tables.startOf(day) + 1;
    const rows = 2 * day * options;
    let before = at(this.previous, from);
    let left = at(leave, before);
    for (let point = from; ; point = at(next, point)) {
      const arrival = left + at(out, before * points + point);
      arrive[point] = arrival;
      if (point === end) return;
      const open = at(windows, rows + 2 * point + 1);
      // A fixed visit does not wait for one before it that ends too late.
      const start = arrival > open && at(fixedStart, point) < 0 ? arrival : open;
      const done = start + at(length, point);
      left = done > left ? done : left;
      if (!toEnd && point !== from && left === at(leave, point)) return;
      leave[point] = left;
      before = point;
    }
  }

  /** Deadlines from a point of a day back: to its start, or up to where nothing changes any more. */
  private timeBackward(from: number, day: number, toStart: boolean): void {
    const { tables, previous, deadline } = this;
    const { fitting, onwardAt, windows, points, options, fixedStart } = tables;
    const first = tables.startOf(day);
    const rows = 2 * day * options;
    let behind = at(this.next, from);
    let due = at(deadline, behind);
    for (let point = from; point !== first; point = at(previous, point)) {
      const inTime = due - at(fitting, onwardAt + behind * points + point);
      const latest = at(windows, rows + 2 * point);
      due = inTime < latest && at(fixedStart, point) < 0 ? inTime : latest;
      if (!toStart && point !== from && due === at(deadline, point)) return;
      deadline[point] = due;
      behind = point;
    }
  }

  /** The way between two visits of a day; none from its start or to its end, as those do not count as load. */
  private wayBetween(from: number, to: number): number {
    const { options, out, points } = this.tables;
    return from < options && to < options ? at(out, from * points + to) : 0;
  }

  private refreshLimits(day: number): void {
    const { tables, problem } = this;
    const first = tables.startOf(day);
    problem.limits.forEach(({ visit }, limit) => {
      const travel = tables.limitTravel(limit);
      let used = 0;
      for (let before = first; before !== first + 1; before = at(this.next, before)) {
        const point = at(this.next, before);
        used += at(travel, before * tables.points + point);
        if (point < tables.options) used += at(visit, at(tables.nodeOf, point));
      }
      this.used[limit * problem.days + day] = used;
    });
  }

  private slotBit(slot: string): number {
    return this.tables.slotBits.get(slot) ?? 0;
  }

  private place(option: number, day: number, after: number): void {
    const node = at(this.tables.nodeOf, option);
    const behind = at(this.next, after);
    this.link(after, option);
    this.link(option, behind);
    this.dayOf[node] = day;
    this.optionOf[node] = option;
    this.score += fractionAt(this.tables.score, option);
  }

  private link(before: number, behind: number): void {
    this.next[before] = behind;
    this.previous[behind] = before;
  }
}

import { at, fractionAt } from './at.ts';
import { type RouteTables, TIME_COLUMNS } from './route-tables.ts';
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
  /** Per node: the start of its visit; see {@link settle} of settle.ts. */
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

  /** Routes with the fixed nodes alone, each day's in the order of their starts. */
  constructor(tables: RouteTables) {
    const { problem, points } = tables;
    const { nodes, days } = problem;
    this.tables = tables;
    this.problem = problem;
    this.dayOf = new Int32Array(nodes).fill(NOWHERE);
    this.optionOf = new Int32Array(nodes).fill(NOWHERE);
    this.start = new Int32Array(nodes);
    this.next = new Int32Array(points);
    this.previous = new Int32Array(points);
    this.arrive = new Int32Array(points);
    this.leave = new Int32Array(points);
    this.deadline = new Int32Array(points);
    this.length = new Int32Array(days);
    this.busy = new Int32Array(days);
    this.slots = new Int32Array(days);
    this.sound = new Int32Array(days);
    this.used = new Int32Array(days * problem.limits.length);
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
    this.slots[day] =
      at(this.slots, day) | at(this.tables.slot, day * this.tables.options + option);
    this.place(option, day, after);
    this.refresh(day);
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
    const { tables, next, previous, arrive, leave, deadline } = this;
    const { out, times, points, options, fixedStart } = tables;
    const first = tables.startOf(day);
    const end = first + 1;
    const rows = day * options;
    let [before, visits, busy] = [first, 0, 0];
    for (let point = at(next, first); point !== end; point = at(next, point)) {
      const row = (rows + point) * TIME_COLUMNS;
      const way = at(out, before * points + point);
      const arrival = at(leave, before) + way;
      const open = at(times, row + 1);
      const length = at(times, row + 2);
      arrive[point] = arrival;
      // A fixed visit does not wait for one before it that ends too late.
      const start = arrival > open && at(fixedStart, point) < 0 ? arrival : open;
      leave[point] = Math.max(start + length, at(leave, before));
      busy += visits > 0 ? length + way : length;
      before = point;
      visits += 1;
    }
    arrive[end] = at(leave, before) + at(out, before * points + end);
    this.length[day] = visits;
    this.busy[day] = busy;
    let behind = end;
    let isSound = at(arrive, end) <= at(deadline, end);
    for (let point = at(previous, end); point !== first; point = at(previous, point)) {
      const row = (rows + point) * TIME_COLUMNS;
      const way = at(out, point * points + behind);
      const inTime = at(deadline, behind) - way - at(times, row + 2);
      const latest = at(times, row);
      const due = inTime < latest && at(fixedStart, point) < 0 ? inTime : latest;
      deadline[point] = due;
      isSound &&= at(arrive, point) <= due;
      behind = point;
    }
    this.sound[day] = isSound ? 1 : 0;
    if (this.problem.limits.length > 0) this.refreshLimits(day);
  }

  /** Takes over everything of routes of the same tables. */
  copyFrom(other: DayRoutes): void {
    this.dayOf.set(other.dayOf);
    this.optionOf.set(other.optionOf);
    this.next.set(other.next);
    this.previous.set(other.previous);
    this.arrive.set(other.arrive);
    this.leave.set(other.leave);
    this.deadline.set(other.deadline);
    this.length.set(other.length);
    this.busy.set(other.busy);
    this.slots.set(other.slots);
    this.sound.set(other.sound);
    this.used.set(other.used);
    this.score = other.score;
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

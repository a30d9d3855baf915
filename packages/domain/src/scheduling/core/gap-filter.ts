import { at } from './at.ts';
import type { RouteTables } from './route-tables.ts';

/** Steps of the time in a gap, four to each doubling: short gaps are most frequent. */
const SPACES = 32;
/** Steps of the time of day. */
const MOMENTS = 128;

/**
 * Finds the candidates that could fit a gap, 32 at a time: for each length of a gap and each time of day it has the
 * set of options that could fit, one bit per option. What passes need not fit, but all that fits passes.
 */
export class GapFilter {
  /** The options that passed last, as many as {@link pass} returned. */
  readonly passed: Int32Array;
  private readonly tables: RouteTables;
  private readonly words: number;
  /**
   * All sets, one after another. For each point and space those that fit behind the point and, from `beforeAt` on,
   * before it; for each day and moment those that may start then or later and, from `earlyAt` on, those that may be
   * over; from `candidatesAt` on those that are candidates.
   */
  private readonly sets: Int32Array;
  private readonly beforeAt: number;
  private readonly lateAt: number;
  private readonly earlyAt: number;
  private readonly candidatesAt: number;
  private readonly shortest: number;
  private readonly momentBits: number;

  constructor(tables: RouteTables) {
    const { options, points, problem } = tables;
    const { days, bounds } = problem;
    this.tables = tables;
    this.passed = new Int32Array(options);
    this.words = (options + 31) >> 5;
    this.shortest = Math.max(0, scaleOf(Math.max(...tables.span)) - SPACES + 1);
    const latest = Math.max(1, ...bounds.map(({ end }) => end));
    this.momentBits = Math.max(0, Math.ceil(Math.log2((latest + 1) / MOMENTS)));
    this.beforeAt = points * SPACES * this.words;
    this.lateAt = 2 * this.beforeAt;
    this.earlyAt = this.lateAt + days * MOMENTS * this.words;
    this.candidatesAt = this.earlyAt + days * MOMENTS * this.words;
    this.sets = new Int32Array(this.candidatesAt + this.words);
    for (let point = 0; point < points; point += 1) this.fillSpaces(point);
    for (let day = 0; day < days; day += 1) this.fillMoments(day);
  }

  /** Without candidates. */
  clear(): void {
    this.sets.fill(0, this.candidatesAt);
  }

  add(option: number): void {
    this.put(this.candidatesAt, 0, option);
  }

  /**
   * Puts the candidates that may fit between two points into {@link passed} and returns how many there are. The point
   * before the gap is left at `left`, the one behind it must be reached by `due`.
   */
  pass(day: number, after: number, left: number, behind: number, due: number): number {
    const { sets, words, passed } = this;
    const space = this.spaceOf(due - left);
    const own = this.candidatesAt;
    const near = (after * SPACES + space) * words;
    const before = this.beforeAt + (behind * SPACES + space) * words;
    const late = this.lateAt + (day * MOMENTS + this.momentOf(left)) * words;
    const early = this.earlyAt + (day * MOMENTS + this.momentOf(due)) * words;
    let count = 0;
    for (let word = 0; word < words; word += 1) {
      let bits =
        at(sets, (own + word) | 0) &
        at(sets, (near + word) | 0) &
        at(sets, (before + word) | 0) &
        at(sets, (late + word) | 0) &
        at(sets, (early + word) | 0);
      const last = (word << 5) + 31;
      for (; bits !== 0; bits &= bits - 1) {
        passed[count] = last - Math.clz32(bits & -bits);
        count = (count + 1) | 0;
      }
    }
    return count;
  }

  private fillSpaces(point: number): void {
    const { tables, beforeAt, sets, words } = this;
    const { options, points, length, out, fitting, onwardAt } = tables;
    for (let option = 0; option < options; option += 1) {
      const there = at(out, point * points + option) + at(length, option);
      const onward = at(fitting, onwardAt + point * points + option);
      this.put(0, point * SPACES + this.spaceOf(there), option);
      this.put(beforeAt, point * SPACES + this.spaceOf(onward), option);
    }
    for (const setsAt of [0, beforeAt]) {
      const first = setsAt + point * SPACES * words;
      for (let index = first + words; index < first + SPACES * words; index += 1) {
        sets[index] = at(sets, index) | at(sets, index - words);
      }
    }
  }

  private fillMoments(day: number): void {
    const { tables, lateAt, earlyAt, sets, words } = this;
    const { options, length, windows } = tables;
    for (let option = 0; option < options; option += 1) {
      const row = 2 * (day * options + option);
      const over = at(windows, row + 1) + at(length, option);
      this.put(lateAt, day * MOMENTS + this.momentOf(at(windows, row)), option);
      this.put(earlyAt, day * MOMENTS + this.momentOf(over), option);
    }
    const late = lateAt + day * MOMENTS * words;
    for (let index = late + (MOMENTS - 1) * words - 1; index >= late; index -= 1) {
      sets[index] = at(sets, index) | at(sets, index + words);
    }
    const early = earlyAt + day * MOMENTS * words;
    for (let index = early + words; index < early + MOMENTS * words; index += 1) {
      sets[index] = at(sets, index) | at(sets, index - words);
    }
  }

  private put(first: number, set: number, option: number): void {
    const index = first + set * this.words + (option >> 5);
    this.sets[index] = at(this.sets, index) | (1 << (option & 31));
  }

  private spaceOf(time: number): number {
    return Math.min(Math.max(scaleOf(time) - this.shortest, 0), SPACES - 1);
  }

  private momentOf(time: number): number {
    return Math.min(Math.max(time >> this.momentBits, 0), MOMENTS - 1);
  }
}

/** A number that grows by 4 when the time doubles. */
function scaleOf(time: number): number {
  if (time < 4) return Math.max(time, 0);
  const power = 31 - Math.clz32(time);
  return 4 * (power - 1) + ((time >> (power - 2)) & 3);
}

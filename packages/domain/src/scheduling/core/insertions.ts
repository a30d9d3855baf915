import { at, fractionAt } from './at.ts';
import type { DayRoutes } from './day-routes.ts';
import { GapFilter } from './gap-filter.ts';
import { insertionCost } from './insertion-cost.ts';
import { keepsLimits } from './limits.ts';
import { type Openings, noOpenings, reserve } from './openings.ts';

/** How the next visit is chosen: by its score, or the square of it, over its cost. */
export interface Preference {
  /** Per node: what its score is multiplied with. */
  readonly factor: Float64Array;
  readonly isSquared: boolean;
}

/**
 * The visits that routes could still take in, and taking in the best one until none fits. What does not fit a gap
 * does not fit it later either, as long as visits are only added: so a day's openings only become fewer, but for the
 * gap that a new visit splits in two.
 */
export class Insertions {
  private readonly routes: DayRoutes;
  private readonly filter: GapFilter;
  /** Candidate options in the order in which they were added. */
  private readonly candidates: Int32Array;
  private count = 0;
  /** Per option: the score as the preference has it; 0 once its node is visited. */
  private readonly worth: Float64Array;
  private readonly days: Openings[];
  private spare: Openings = noOpenings();

  constructor(routes: DayRoutes) {
    const { options } = routes.tables;
    this.routes = routes;
    this.filter = new GapFilter(routes.tables);
    this.candidates = new Int32Array(options);
    this.worth = new Float64Array(options);
    this.days = routes.problem.bounds.map(noOpenings);
  }

  get candidateCount(): number {
    return this.count;
  }

  /** Begins anew, without candidates. */
  clear(): void {
    this.count = 0;
    this.filter.clear();
    for (const day of this.days) {
      day.count = 0;
      day.best = -1;
    }
  }

  /** Adds a node that is on no day. */
  addCandidate(node: number, { factor, isSquared }: Preference): void {
    const { tables } = this.routes;
    const end = at(tables.firstOption, node + 1);
    for (let option = at(tables.firstOption, node); option < end; option += 1) {
      const score = fractionAt(tables.score, option) * fractionAt(factor, node);
      this.worth[option] = isSquared ? score * score : score;
      this.filter.add(option);
      this.candidates[this.count] = option;
      this.count += 1;
    }
  }

  /** Looks for candidates, from the one at index `from` on, that fit behind a point of a day. */
  scanGap(day: number, after: number, from: number): void {
    const openings = this.days[day];
    if (!openings || from >= this.count) return;
    const { routes, filter, worth } = this;
    const { tables, problem } = routes;
    const { fitting, onwardAt, windowsAt, points, slot, isWeighted } = tables;
    const behind = at(routes.next, after);
    const left = at(routes.leave, after);
    const due = at(routes.deadline, behind);
    // The last few are looked at one by one: that costs less than to sift them.
    const list = from === 0 ? filter.passed : this.candidates;
    const end = from === 0 ? filter.pass(day, after, left, behind, due) : this.count;
    if (from >= end) return;
    reserve(openings, openings.count + end - from);
    const arrival = at(routes.arrive, behind);
    const taken = at(routes.slots, day);
    const isLimited = problem.limits.length > 0;
    const rows = day * tables.options;
    const windows = windowsAt + 2 * rows;
    const ways = after * points;
    const onwards = onwardAt + behind * points;
    const { options, gaps, values } = openings;
    let found = openings.count;
    let { best } = openings;
    let highest = best < 0 ? 0 : fractionAt(values, best);
    // `| 0` keeps sums whole numbers of 32 bits, so that none is checked for an overflow.
    for (let index = from; index < end; index += 1) {
      const option = at(list, index);
      const row = (windows + 2 * option) | 0;
      const reached = (left + at(fitting, (ways + option) | 0)) | 0;
      const early = (at(fitting, (row + 1) | 0) - reached) | 0;
      const start = (reached + (early & ~(early >> 31))) | 0;
      const onward = (start + at(fitting, (onwards + option) | 0)) | 0;
      // One branch for both: which of them fails cannot be foreseen, and a wrong guess costs more than the sums.
      if (((at(fitting, row) - reached) | (due - onward)) < 0) continue;
      if (taken !== 0 && (at(slot, rows + option) & taken) !== 0) continue;
      if (isLimited && !keepsLimits(routes, option, day, after)) continue;
      let cost = onward - arrival;
      if (isWeighted) cost = insertionCost(routes, option, day, cost, start, start - reached);
      const value = fractionAt(worth, option) / (cost < 1 ? 1 : cost);
      options[found] = option;
      gaps[found] = after;
      values[found] = value;
      if (value > highest) {
        highest = value;
        best = found;
      }
      found = (found + 1) | 0;
    }
    openings.count = found;
    openings.best = best;
  }

  /** Inserts the best candidate until none fits. */
  complete(): void {
    const { routes, worth } = this;
    const { nodeOf, firstOption } = routes.tables;
    for (;;) {
      const day = this.bestDay();
      const openings = this.days[day];
      if (!openings) return;
      const option = at(openings.options, openings.best);
      const gap = at(openings.gaps, openings.best);
      if (fractionAt(worth, option) === 0) {
        this.chooseBest(openings);
        continue;
      }
      routes.insert(option, day, gap);
      const node = at(nodeOf, option);
      worth.fill(0, at(firstOption, node), at(firstOption, node + 1));
      this.lookAgain(day, gap, option);
    }
  }

  /** The best opening of those whose node is on no day yet. */
  private chooseBest(openings: Openings): void {
    const { options, values, count } = openings;
    let highest = 0;
    openings.best = -1;
    for (let index = 0; index < count; index += 1) {
      const value = fractionAt(values, index);
      if (value > highest && fractionAt(this.worth, at(options, index)) > 0) {
        highest = value;
        openings.best = index;
      }
    }
  }

  private bestDay(): number {
    let bestDay = -1;
    let highest = 0;
    for (let day = 0; day < this.days.length; day += 1) {
      const openings = this.days[day];
      if (!openings || openings.best < 0) continue;
      const value = fractionAt(openings.values, openings.best);
      if (value > highest) {
        highest = value;
        bestDay = day;
      }
    }
    return bestDay;
  }

  /** Keeps what still fits on a day after the gap behind `split` was split by `added`. */
  private lookAgain(day: number, split: number, added: number): void {
    const openings = this.days[day];
    if (!openings) return;
    const kept = this.spare;
    reserve(kept, 2 * openings.count);
    const { routes, worth } = this;
    const { next, leave, deadline, arrive, tables, problem } = routes;
    const { fitting, onwardAt, windowsAt, points, slot, isWeighted } = tables;
    const { options, gaps, count } = openings;
    const { options: keptOptions, gaps: keptGaps, values: keptValues } = kept;
    const rows = day * tables.options;
    const windows = windowsAt + 2 * rows;
    const taken = at(routes.slots, day);
    const isLimited = problem.limits.length > 0;
    let found = 0;
    let best = -1;
    let highest = 0;
    for (let index = 0; index < count; index += 1) {
      const option = at(options, index);
      const own = fractionAt(worth, option);
      if (own === 0) continue;
      const row = (windows + 2 * option) | 0;
      let after = at(gaps, index);
      do {
        const isSplit = after === split;
        const behind = at(next, after);
        const reached = (at(leave, after) + at(fitting, (after * points + option) | 0)) | 0;
        const early = (at(fitting, (row + 1) | 0) - reached) | 0;
        const start = (reached + (early & ~(early >> 31))) | 0;
        const onward = (start + at(fitting, (onwardAt + behind * points + option) | 0)) | 0;
        if (
          ((at(fitting, row) - reached) | (at(deadline, behind) - onward)) >= 0 &&
          (taken === 0 || (at(slot, rows + option) & taken) === 0) &&
          (!isLimited || keepsLimits(routes, option, day, after))
        ) {
          let cost = onward - at(arrive, behind);
          if (isWeighted) cost = insertionCost(routes, option, day, cost, start, start - reached);
          const value = own / (cost < 1 ? 1 : cost);
          keptOptions[found] = option;
          keptGaps[found] = after;
          keptValues[found] = value;
          if (value > highest) {
            highest = value;
            best = found;
          }
          found += 1;
        }
        after = isSplit ? added : -1;
      } while (after >= 0);
    }
    kept.count = found;
    kept.best = best;
    this.days[day] = kept;
    openings.count = 0;
    this.spare = openings;
  }
}

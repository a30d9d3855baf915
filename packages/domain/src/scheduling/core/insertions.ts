import { at, fractionAt } from './at.ts';
import type { DayRoutes } from './day-routes.ts';
import { insertionCost } from './insertion-cost.ts';
import { keepsLimits } from './limits.ts';
import { TIME_COLUMNS } from './route-tables.ts';

/** How the next visit is chosen: by its score, or the square of it, over its cost. */
export interface Preference {
  /** Per node: what its score is multiplied with. */
  readonly factor: Float64Array;
  readonly isSquared: boolean;
}

/** Candidates of one day with the gaps that they fit, and what that is worth. A *gap* is the place behind a point. */
interface Openings {
  options: Int32Array;
  gaps: Int32Array;
  values: Float64Array;
  count: number;
  /** The index of the highest value; -1 if there is none. */
  best: number;
}

/**
 * The visits that routes could still take in, and taking in the best one until none fits. What does not fit a gap
 * does not fit it later either, as long as visits are only added: so a day's openings only become fewer, but for the
 * gap that a new visit splits in two.
 */
export class Insertions {
  private readonly routes: DayRoutes;
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
      this.candidates[this.count] = option;
      this.count += 1;
    }
  }

  /** Looks for candidates, from the one at index `from` on, that fit behind a point of a day. */
  scanGap(day: number, after: number, from: number): void {
    const openings = this.days[day];
    if (!openings || from >= this.count) return;
    reserve(openings, openings.count + this.count - from);
    const { routes, candidates, worth, count } = this;
    const { tables, problem } = routes;
    const { out, into, times, points, slot, isWeighted } = tables;
    const behind = at(routes.next, after);
    const left = at(routes.leave, after);
    const due = at(routes.deadline, behind);
    const arrival = at(routes.arrive, behind);
    const taken = at(routes.slots, day);
    const isLimited = problem.limits.length > 0;
    const rows = day * tables.options;
    const fromAfter = after * points;
    const toBehind = behind * points;
    const { options, gaps, values } = openings;
    let found = openings.count;
    let { best } = openings;
    let highest = best < 0 ? 0 : fractionAt(values, best);
    for (let index = from; index < count; index += 1) {
      const option = at(candidates, index);
      const row = (rows + option) * TIME_COLUMNS;
      const reached = left + at(out, fromAfter + option);
      const early = at(times, row + 1) - reached;
      const start = reached + (early & ~(early >> 31));
      const onward = start + at(times, row + 2) + at(into, toBehind + option);
      // One branch for both: which of them fails cannot be foreseen, and a wrong guess costs more than the sums.
      if (((at(times, row) - reached) | (due - onward)) < 0) continue;
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
      found += 1;
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
    const { into, out, times, points, slot, isWeighted } = tables;
    const { options, gaps, count } = openings;
    const { options: keptOptions, gaps: keptGaps, values: keptValues } = kept;
    const rows = day * tables.options;
    const taken = at(routes.slots, day);
    const isLimited = problem.limits.length > 0;
    let found = 0;
    let best = -1;
    let highest = 0;
    for (let index = 0; index < count; index += 1) {
      const option = at(options, index);
      const own = fractionAt(worth, option);
      if (own === 0) continue;
      const row = (rows + option) * TIME_COLUMNS;
      let after = at(gaps, index);
      do {
        const isSplit = after === split;
        const behind = at(next, after);
        const reached = at(leave, after) + at(out, after * points + option);
        const early = at(times, row + 1) - reached;
        const start = reached + (early & ~(early >> 31));
        const onward = start + at(times, row + 2) + at(into, behind * points + option);
        if (
          ((at(times, row) - reached) | (at(deadline, behind) - onward)) >= 0 &&
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

const FEW = 64;

function noOpenings(): Openings {
  return {
    options: new Int32Array(FEW),
    gaps: new Int32Array(FEW),
    values: new Float64Array(FEW),
    count: 0,
    best: -1,
  };
}

function reserve(openings: Openings, size: number): void {
  if (size <= openings.options.length) return;
  const { options, gaps, values } = openings;
  openings.options = new Int32Array(2 * size);
  openings.gaps = new Int32Array(2 * size);
  openings.values = new Float64Array(2 * size);
  openings.options.set(options);
  openings.gaps.set(gaps);
  openings.values.set(values);
}

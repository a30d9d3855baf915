import { mean, median, quantile, rounded } from '../stats.ts';
import type { Quality } from './judge-quality.ts';
import type { MadeTrip } from './made-trip.types.ts';
import { type Moved, movedShare } from './replan.ts';

/** A trip with its plan. */
export interface Judged {
  readonly made: MadeTrip;
  readonly faults: readonly string[];
  readonly quality: Quality;
  readonly greedy: Quality;
  readonly nearest: Quality;
  /** By a replan after one visit is deleted; undefined where there are no others. */
  readonly moved: Moved | undefined;
  readonly ms: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Of all trips on which both place the same number, the travel of the one by that of the other. */
function travelRatio(judged: readonly Judged[], other: 'greedy' | 'nearest') {
  const same = judged.filter((one) => one.quality.placed === one[other].placed);
  const [own, others] = [
    sum(same.map(({ quality }) => quality.travelMin)),
    sum(same.map((one) => one[other].travelMin)),
  ];
  const ratios = same.flatMap((one) =>
    one[other].travelMin > 0 ? one.quality.travelMin / one[other].travelMin : [],
  );
  return {
    trips: same.length,
    saved: percent(others - own, others),
    meanSaved: rounded(100 * (1 - mean(ratios)), 1),
  };
}

function perVisit(judged: readonly Judged[], of: 'quality' | 'greedy' | 'nearest'): number {
  const placed = sum(judged.map((one) => one[of].placed));
  return rounded(sum(judged.map((one) => one[of].travelMin)) / placed, 1);
}

const percent = (part: number, whole: number): number => rounded((100 * part) / whole, 1);

/** The figures of all trips together. */
export function toFigures(judged: readonly Judged[]): Readonly<Record<string, number>> {
  const total = (field: keyof Quality): number => sum(judged.map(({ quality }) => quality[field]));
  const wanted = sum(judged.map(({ made }) => made.places.length));
  const replanned = judged.flatMap((one) => one.moved ?? []);
  const moved = replanned.map(movedShare);
  const movedOf = (field: keyof Moved) =>
    percent(sum(replanned.map((one) => one[field])), sum(replanned.map(({ others }) => others)));
  const ms = judged.map((one) => one.ms);
  const [greedy, nearest] = [travelRatio(judged, 'greedy'), travelRatio(judged, 'nearest')];
  return {
    trips: judged.length,
    faults: sum(judged.map(({ faults }) => faults.length)),
    placedPct: percent(total('placed'), wanted),
    placedGreedyPct: percent(sum(judged.map((one) => one.greedy.placed)), wanted),
    placedNearestPct: percent(sum(judged.map((one) => one.nearest.placed)), wanted),
    meals: total('meals'),
    mealsNearTheirHourPct: percent(total('mealsNearTheirHour'), total('meals')),
    mealsAtTheirHourPct: percent(total('mealsAtTheirHour'), total('meals')),
    daysWithRestaurantsLeft: total('daysWithRestaurantsLeft'),
    dinnersPct: percent(total('dinners'), total('daysWithRestaurantsLeft')),
    fullDays: total('fullDays'),
    lunchInsteadOfDinner: total('lunchInsteadOfDinner'),
    days: total('days'),
    longGaps: total('longGaps'),
    holes: total('holes'),
    greedyTrips: greedy.trips,
    travelBelowGreedyPct: greedy.saved,
    travelBelowGreedyMeanPct: greedy.meanSaved,
    nearestTrips: nearest.trips,
    travelBelowNearestPct: nearest.saved,
    travelAVisitMin: perVisit(judged, 'quality'),
    travelAVisitGreedyMin: perVisit(judged, 'greedy'),
    travelAVisitNearestMin: perVisit(judged, 'nearest'),
    movedMeanPct: rounded(100 * mean(moved), 1),
    movedP95Pct: rounded(100 * quantile(moved, 0.95), 1),
    movedToOtherDaysPct: movedOf('toOtherDays'),
    movedToOtherTimesPct: movedOf('toOtherTimes'),
    movedOutPct: movedOf('leftOut'),
    msMedian: rounded(median(ms), 1),
    msP95: rounded(quantile(ms, 0.95), 1),
  };
}

import type { LonLat } from './city-sketch.ts';

const METERS_PER_DEGREE = 111_195;
/** Known water this near to a hand-drawn course is taken for the river, if the river is not wider. */
const MIN_REACH_M = 220;
/** A drawn point this near to known water gives way to it. */
const YIELD_M = 500;
/** Points drawn as close as this were placed with care: they stay, and the pieces of water give way. */
const CAREFUL_M = 700;

interface Foot {
  /** Metres along the course. */
  readonly along: number;
  /** Metres beside it. */
  readonly beside: number;
}

/** Where a spot comes nearest to a course, both in metres. */
function footOn(course: readonly LonLat[], [x, y]: LonLat): Foot {
  let best: Foot = { along: 0, beside: Infinity };
  let passed = 0;
  course.forEach((from, at) => {
    const to = course[at + 1];
    if (!to) return;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const share =
      length === 0
        ? 0
        : Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / length ** 2));
    const beside = Math.hypot(x - from[0] - share * dx, y - from[1] - share * dy);
    if (beside < best.beside) best = { along: passed + share * length, beside };
    passed += length;
  });
  return best;
}

/**
 * A course drawn by hand, led through the spots of known water that lie within its width: the nearest of
 * each stretch counts, and drawn points near one are left out. Where points were drawn close together nothing is moved.
 */
export function refineCourse(
  drawn: readonly LonLat[],
  widthM: number,
  spots: readonly LonLat[],
): LonLat[] {
  const stretch = Math.cos(((drawn[0]?.[1] ?? 0) * Math.PI) / 180);
  const toMeters = ([x, y]: LonLat): LonLat => [
    x * stretch * METERS_PER_DEGREE,
    y * METERS_PER_DEGREE,
  ];
  const course = drawn.map(toMeters);
  const reach = Math.max(MIN_REACH_M, widthM * 0.6);
  const known = spots
    .map((spot) => ({ spot, ...footOn(course, toMeters(spot)) }))
    .filter(({ beside }) => beside <= reach)
    .toSorted((a, b) => a.beside - b.beside);
  const steps = course.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = course[at] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  // The end of a ring lies where it began, not at its first metre.
  const alongOf = (at: number) => steps.slice(0, at).reduce((sum, step) => sum + step, 0);
  const careful = drawn.flatMap((spot, at) => {
    const [before, after] = [steps[at - 1], steps[at]];
    const isCareful =
      before !== undefined && after !== undefined && before <= CAREFUL_M && after <= CAREFUL_M;
    return isCareful ? [{ spot, along: alongOf(at) }] : [];
  });
  const chosen: ((typeof known)[number] | { spot: LonLat; along: number })[] = [...careful];
  for (const candidate of known) {
    if (chosen.every(({ along }) => Math.abs(along - candidate.along) >= YIELD_M)) {
      chosen.push(candidate);
    }
  }
  const fixed = chosen.slice(careful.length).map(({ along }) => along);
  drawn.forEach((spot, at) => {
    if (careful.some((other) => other.spot === spot)) return;
    const isEnd = at === 0 || at === drawn.length - 1;
    const along = at === drawn.length - 1 ? Infinity : alongOf(at);
    if (isEnd || fixed.every((other) => Math.abs(other - along) >= YIELD_M)) {
      chosen.push({ spot, along });
    }
  });
  return chosen.toSorted((a, b) => a.along - b.along).map(({ spot }) => spot);
}

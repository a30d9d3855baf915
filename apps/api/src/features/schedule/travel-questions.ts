import { MAX_ASKED } from '../../providers/routing/routing-server.ts';

/** Positions in a list of points: the ways from each of `from` to each of `to`. */
export interface TravelQuestion {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/**
 * Questions that cover every pair of `count` points that is missing. Points that no chain of missing pairs connects
 * are in different questions, so that what a server refuses about one island is answered about the others. A few new
 * points among many known ones are asked about alone, there and back.
 */
export function travelQuestions(
  count: number,
  isMissing: (from: number, to: number) => boolean,
): TravelQuestion[] {
  const isLinked = (a: number, b: number): boolean => isMissing(a, b) || isMissing(b, a);
  return groupsOf(count, isLinked).flatMap((group) => {
    const asking = coverOf(group, isLinked);
    const others = group.filter((point) => !asking.has(point));
    return inParts([...asking], group, isMissing).concat(inParts(others, [...asking], isMissing));
  });
}

/** Points that chains of links connect; none for a point without links. */
function groupsOf(count: number, isLinked: (a: number, b: number) => boolean): number[][] {
  const left = new Set(Array.from({ length: count }, (_, point) => point));
  const groups: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    // It grows while it is walked through.
    for (const point of group) {
      for (const other of left) {
        if (!isLinked(point, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    if (group.length > 1) groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/** Points of which every link has at least one: those with most links first. */
function coverOf(
  group: readonly number[],
  isLinked: (a: number, b: number) => boolean,
): Set<number> {
  const links = new Map(
    group.map((point) => [
      point,
      new Set(group.filter((other) => other !== point && isLinked(point, other))),
    ]),
  );
  const cover = new Set<number>();
  for (;;) {
    const [most] = [...links].toSorted(([, a], [, b]) => b.size - a.size);
    if (!most || most[1].size === 0) break;
    const [point, partners] = most;
    cover.add(point);
    for (const partner of partners) links.get(partner)?.delete(point);
    links.delete(point);
  }
  // One question is better than two where all but one point are in it anyway.
  return cover.size < group.length - 1 ? cover : new Set(group);
}

/** In parts that a server takes, without the points that a part does not miss. */
function inParts(
  from: readonly number[],
  to: readonly number[],
  isMissing: (from: number, to: number) => boolean,
): TravelQuestion[] {
  return partsOf(from).flatMap((starts) =>
    partsOf(to).flatMap((ends) => {
      const missing = {
        from: starts.filter((start) => ends.some((end) => isMissing(start, end))),
        to: ends.filter((end) => starts.some((start) => isMissing(start, end))),
      };
      return missing.from.length > 0 ? [missing] : [];
    }),
  );
}

function partsOf(points: readonly number[]): number[][] {
  const parts: number[][] = [];
  for (let first = 0; first < points.length; first += MAX_ASKED)
    parts.push(points.slice(first, first + MAX_ASKED));
  return parts;
}

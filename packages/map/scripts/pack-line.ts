/** About 10 metres: what the shores and drawings of a city are rounded to. */
export const FINE_UNITS_PER_DEGREE = 10_000;

/** Differences from point to point in parts of a degree: `[x, y, dx, dy, …]`. */
export function packLine(
  points: readonly (readonly [x: number, y: number])[],
  unitsPerDegree: number,
): number[] {
  const out: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const point of points) {
    const [x, y] = [Math.round(point[0] * unitsPerDegree), Math.round(point[1] * unitsPerDegree)];
    if (out.length > 0 && x === lastX && y === lastY) continue;
    out.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return out;
}

/** The points that `packLine` packed. */
export function unpackLine(
  packed: readonly number[],
  unitsPerDegree: number,
): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < packed.length; at += 2) {
    x += packed[at] ?? 0;
    y += packed[at + 1] ?? 0;
    points.push([x / unitsPerDegree, y / unitsPerDegree]);
  }
  return points;
}

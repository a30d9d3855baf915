/** Pixels within the smallest shape without dents around those that are marked by a 1, by rows. */
export function measureHull(marks: Uint8Array, width: number): number {
  const left = findCorners(marks, width, (row) => row.indexOf(1), -1);
  const right = findCorners(marks, width, (row) => row.lastIndexOf(1) + 1, 1);
  const [first, last] = [left[0]?.y ?? 0, left.at(-1)?.y ?? -1];
  let pixels = 0;
  for (let y = first; y <= last; y += 1) pixels += crossRow(right, y) - crossRow(left, y);
  return pixels;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Where a string bends that is drawn taut around the ends of the rows; `out` is the direction in which they end. */
function findCorners(
  marks: Uint8Array,
  width: number,
  findEnd: (row: Uint8Array) => number,
  out: 1 | -1,
): Corner[] {
  const corners: Corner[] = [];
  for (let y = 0; y * width < marks.length; y += 1) {
    const row = marks.subarray(y * width, (y + 1) * width);
    if (!row.includes(1)) continue;
    const next = { x: findEnd(row), y };
    let [before, last] = corners.slice(-2);
    while (before && last && out * (last.x - alongLine(before, next, last.y)) <= 0) {
      corners.pop();
      [before, last] = corners.slice(-2);
    }
    corners.push(next);
  }
  return corners;
}

function crossRow(corners: readonly Corner[], y: number): number {
  const at = corners.findIndex((corner) => corner.y >= y);
  const [above, below] = [corners[at - 1], corners[at]];
  if (!below) return 0;
  return above ? alongLine(above, below, y) : below.x;
}

function alongLine(from: Corner, to: Corner, y: number): number {
  return from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
}

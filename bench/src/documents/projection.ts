export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The projection that takes a point of a picture back to the rectangle whose corners (top left, top right, bottom
 * right, bottom left) are there: the homography of four pairs of points, solved by elimination. The reader computes
 * it in another way, whose errors a photograph must not share.
 */
export function invertProjection(
  { width, height }: { readonly width: number; readonly height: number },
  corners: readonly Point[],
): (x: number, y: number) => Point {
  const targets = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  const rows = corners.flatMap(({ x, y }, at) => {
    const [u, v] = targets[at] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(rows);
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
  };
}

/** Gauss and Jordan's elimination with the largest pivot; each row ends with its right-hand side. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const best = largestBelow(rows, column);
    [rows[column], rows[best]] = [rows[best] ?? [], rows[column] ?? []];
    const pivot = rows[column] ?? [];
    for (const row of rows) {
      if (row !== pivot) subtract(row, pivot, (row[column] ?? 0) / (pivot[column] ?? 1));
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

function subtract(row: number[], pivot: readonly number[], share: number): void {
  for (const [index, value] of pivot.entries()) row[index] = (row[index] ?? 0) - share * value;
}

function largestBelow(rows: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let at = column; at < rows.length; at += 1) {
    if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = at;
  }
  return best;
}

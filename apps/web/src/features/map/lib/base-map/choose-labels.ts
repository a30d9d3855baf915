import type { Town } from './packed.ts';

export interface PlacedLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly rank: number;
}

/** The smallest zoom at which a rank is named; the index is the rank. */
const ZOOM_OF_RANK = [3, 4, 5, 6, 7, 9, 11, 12] as const;
const LINE_PX = 15;
const CHARACTER_PX = 6.6;
const GAP_PX = 10;
/** From the middle of a marker to the name under it. */
const MARKER_PX = 28;

export function isNamedAt(rank: number, zoom: number): boolean {
  return zoom >= (ZOOM_OF_RANK[rank] ?? ZOOM_OF_RANK[ZOOM_OF_RANK.length - 1] ?? 12);
}

/** The biggest first, until the next one would touch a name that stands. */
export function chooseLabels(
  towns: readonly Town[],
  zoom: number,
  size: { readonly width: number; readonly height: number },
  toPixel: (position: Town['position']) => readonly [x: number, y: number],
): PlacedLabel[] {
  const placed: (PlacedLabel & { halfWidth: number })[] = [];
  const names = new Set<string>();
  for (const town of towns.toSorted((a, b) => a.rank - b.rank)) {
    if (names.has(town.name) || !isNamedAt(town.rank, zoom)) continue;
    const [x, pointY] = toPixel(town.position);
    const y = town.isMarked ? pointY + MARKER_PX : pointY;
    if (x < 0 || y < 0 || x > size.width || y > size.height) continue;
    const halfWidth = (town.name.length * CHARACTER_PX) / 2 + GAP_PX;
    const isTaken = placed.some(
      (other) =>
        Math.abs(other.x - x) < other.halfWidth + halfWidth &&
        Math.abs(other.y - y) < LINE_PX + GAP_PX,
    );
    if (isTaken) continue;
    names.add(town.name);
    placed.push({ name: town.name, x, y, rank: town.rank, halfWidth });
  }
  return placed.map(({ name, x, y, rank }) => ({ name, x, y, rank }));
}

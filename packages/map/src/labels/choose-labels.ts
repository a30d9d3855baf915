import { touches, type CoveredBox } from './covered-boxes.ts';
import type { LabelKind } from './label-style.ts';
import type { Town } from '../area/packed.ts';

export interface PlacedLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly rank: number;
  readonly kind: LabelKind;
}

/** The smallest zoom at which a rank is named; the index is the rank. */
const ZOOM_OF_RANK = [3, 4, 5, 6, 7, 9, 11, 12] as const;
const LINE_PX = 15;
const CHARACTER_PX = 6.6;
/** Of Hangul, which is as wide as it is high. */
const SQUARE_CHARACTER_PX = 12;
const SQUARE_CHARACTER = /[\u1100-\uffdc]/u;
const GAP_PX = 10;
/** From the middle of a marker to the name under it. */
const MARKER_PX = 28;

export function isNamedAt(rank: number, zoom: number): boolean {
  return zoom >= (ZOOM_OF_RANK[rank] ?? ZOOM_OF_RANK[ZOOM_OF_RANK.length - 1] ?? 12);
}

/** From the dot of a landmark or the sign of an airport to the name under it. */
const DOT_PX = 12;

export function textWidthPx(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + (SQUARE_CHARACTER.test(letter) ? SQUARE_CHARACTER_PX : CHARACTER_PX),
    0,
  );
}

function isDotted(kind: LabelKind): boolean {
  return kind === 'landmark' || kind === 'airport' || kind === 'hill';
}

/** Half a marker, and a little air. */
const MARKER_HALF_PX = 18;

/** Under or over one marker, then under or over two. */
const DESTINATION_SHIFTS_PX = [0, MARKER_PX, -MARKER_PX, 2 * MARKER_PX, -2 * MARKER_PX] as const;

/** Where the names are written, and what they must not cover. */
export interface LabelView {
  readonly width: number;
  readonly height: number;
  readonly toPixel: (position: Town['position']) => readonly [x: number, y: number];
  /** The points that carry a marker. */
  readonly markers: readonly Town['position'][];
  readonly covered: readonly CoveredBox[];
}

/** The biggest first; what would touch a name that is drawn, a marker, a control or the edge is left out. */
export function chooseLabels(
  towns: readonly Town[],
  zoom: number,
  { width, height, toPixel, markers, covered }: LabelView,
): PlacedLabel[] {
  const placed: (PlacedLabel & { halfWidth: number })[] = [];
  const names = new Set<string>();
  const spots = markers.map(toPixel);
  for (const town of towns.toSorted((a, b) => a.rank - b.rank)) {
    const kind = town.kind ?? 'town';
    const isNamed =
      town.fromZoom === undefined ? isNamedAt(town.rank, zoom) : zoom >= town.fromZoom;
    if (names.has(town.name) || !isNamed) continue;
    const [x, pointY] = toPixel(town.position);
    const lowered = isDotted(kind) ? DOT_PX : 0;
    const ownY = pointY + (town.isMarked ? MARKER_PX : lowered);
    const textHalfPx = textWidthPx(town.name) / 2;
    const halfWidth = textHalfPx + GAP_PX;
    const isFree = (y: number): boolean => {
      const isCut = x < textHalfPx || x > width - textHalfPx || y < LINE_PX / 2 || y > height;
      if (isCut || covered.some((box) => touches(box, x, y, textHalfPx, LINE_PX / 2))) return false;
      const isTaken = placed.some(
        (other) =>
          Math.abs(other.x - x) < other.halfWidth + halfWidth &&
          Math.abs(other.y - y) < LINE_PX + (isDotted(kind) ? DOT_PX : GAP_PX),
      );
      const isCovered = spots.some(
        ([spotX, spotY]) =>
          Math.abs(spotX - x) < textHalfPx + MARKER_HALF_PX &&
          Math.abs(spotY - y) < LINE_PX / 2 + MARKER_HALF_PX,
      );
      return !isTaken && !isCovered;
    };
    const shifts = town.isDestination ? DESTINATION_SHIFTS_PX : [0];
    const y = shifts.map((shift) => ownY + shift).find(isFree);
    if (y === undefined) continue;
    names.add(town.name);
    placed.push({ name: town.name, x, y, rank: town.rank, kind, halfWidth });
  }
  return placed.map(({ name, x, y, rank, kind }) => ({ name, x, y, rank, kind }));
}

import { placeAlong, type Pixel, type PlacedLetter } from './along-line.ts';
import { textWidthPx, type PlacedLabel } from './choose-labels.ts';
import { touches, type CoveredBox } from './covered-boxes.ts';
import type { LineLabel } from './city-labels.ts';
import { labelStyle, type LabelKind } from './label-style.ts';
import type { MapColors } from '../base-map/map-colors.ts';

/** An aeroplane of 24 by 24, after Tabler's icon. */
const PLANE = 'M16 10h4a2 2 0 0 1 0 4h-4l-4 7h-3l2 -7h-4l-2 2h-3l2 -4l-2 -4h3l2 2h4l-2 -7h3z';
const SIGN_ABOVE_PX = 12;
const LETTER_GAP_PX = 1.2;
const LINE_HALO_PX = 2.5;
/** A name along a line keeps this far from other names. */
const CLEAR_PX = 12;
/** Points between two control points of a line. */
const STEPS = 6;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
}

function write(
  context: CanvasRenderingContext2D,
  kind: LabelKind,
  rank: number,
  colors: MapColors,
) {
  const { font, color, halo } = labelStyle(kind, rank, colors);
  context.font = font;
  context.fillStyle = color;
  context.strokeStyle = halo;
  context.lineWidth = 3;
  return (text: string, x: number, y: number) => {
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  };
}

function fillSign(context: CanvasRenderingContext2D, path: Path2D): void {
  context.fill(path);
}

function drawSign(
  context: CanvasRenderingContext2D,
  { kind, x, y }: PlacedLabel,
  colors: MapColors,
) {
  const signY = y - SIGN_ABOVE_PX;
  context.save();
  context.translate(x, signY);
  if (kind === 'landmark') {
    context.fillStyle = colors.landmark;
    context.strokeStyle = colors.land;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(0, 0, 3.2, 0, 2 * Math.PI);
    context.stroke();
    context.fill();
  } else if (kind === 'hill') {
    context.fillStyle = colors.parkLabel;
    const peak = new Path2D('M0 -4 L4.2 3.2 L-4.2 3.2 Z');
    fillSign(context, peak);
  } else if (kind === 'airport') {
    context.fillStyle = colors.faintLabel;
    context.rotate(-Math.PI / 4);
    context.scale(0.75, 0.75);
    context.translate(-12, -12);
    const plane = new Path2D(PLANE);
    fillSign(context, plane);
  }
  context.restore();
}

/** A smooth line through points, as the drawing of the rivers is (Catmull-Rom). */
function smooth(points: readonly Pixel[]): Pixel[] {
  return points.flatMap((from, at) => {
    const to = points[at + 1];
    if (!to) return [from];
    const before = points[at - 1] ?? from;
    const after = points[at + 2] ?? to;
    return Array.from({ length: STEPS }, (_, step): Pixel => {
      const t = step / STEPS;
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      return [blend(0), blend(1)];
    });
  });
}

/** Halos and letters in turn: the halo of a letter would cover the one before it. */
function drawAlong(
  context: CanvasRenderingContext2D,
  letters: readonly PlacedLetter[],
  draw: (letter: string) => void,
): void {
  for (const { letter, x, y, angle } of letters) {
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    draw(letter);
    context.restore();
  }
}

/** Writes names on a canvas: those at points first, then those along lines where there is room. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  labels: readonly PlacedLabel[],
  lines: readonly LineLabel[],
  view: {
    readonly width: number;
    readonly height: number;
    readonly colors: MapColors;
    readonly covered: readonly CoveredBox[];
    readonly toPixel: (position: readonly [number, number]) => Pixel;
  },
): void {
  const { width, height, colors, covered, toPixel } = view;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const boxes: Box[] = labels.map(({ name, x, y }) => ({ x, y, halfWidth: textWidthPx(name) / 2 }));
  const isFree = (x: number, y: number) =>
    x > CLEAR_PX &&
    y > CLEAR_PX &&
    x < width - CLEAR_PX &&
    y < height - CLEAR_PX &&
    !covered.some((box) => touches(box, x, y, CLEAR_PX / 2, CLEAR_PX / 2)) &&
    boxes.every(
      (box) =>
        Math.abs(box.x - x) > box.halfWidth + CLEAR_PX || Math.abs(box.y - y) > CLEAR_PX * 1.5,
    );
  for (const { name, kind, points } of lines) {
    const { font, color, halo } = labelStyle(kind, 0, colors);
    context.font = font;
    const letters = Array.from(name).map(
      (letter) => [letter, context.measureText(letter).width + LETTER_GAP_PX] as const,
    );
    const placed = placeAlong(smooth(points.map(toPixel)), letters, isFree);
    context.strokeStyle = halo;
    context.lineWidth = LINE_HALO_PX;
    drawAlong(context, placed, (letter) => context.strokeText(letter, 0, 0));
    context.fillStyle = color;
    drawAlong(context, placed, (letter) => context.fillText(letter, 0, 0));
    boxes.push(...placed.map(({ x, y }) => ({ x, y, halfWidth: CLEAR_PX / 2 })));
  }
  for (const label of labels) {
    drawSign(context, label, colors);
    write(context, label.kind, label.rank, colors)(label.name, label.x, label.y);
  }
}

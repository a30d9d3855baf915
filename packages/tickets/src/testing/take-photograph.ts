import type { Gray } from '../images/gray.ts';
import {
  type Corners,
  invertProjection,
  listCorners,
  type Point,
  projectOnto,
  type Size,
} from '../images/projection.ts';
import { resample } from '../images/resample.ts';

/** How a hand holds a telephone over a sheet of paper on a table. */
export interface HandShot {
  readonly size: Size;
  /** Degrees clockwise by which the sheet is turned. */
  readonly turned: number;
  /** Degrees by which the camera looks from below (pitch) and from the right (yaw). */
  readonly pitch: number;
  readonly yaw: number;
  /** Share of the picture's width or height that the sheet takes. */
  readonly fill: number;
  /** Light on the paper, 1 for white, and the share left in the hand's shadow. */
  readonly light: number;
  readonly shadow: number;
  /** Levels by which a pixel is off, at most. */
  readonly noise: number;
  /** Gray level of the table in full light. */
  readonly table: number;
}

/** Width of what a telephone sees, as a share of its distance. */
const FIELD = 1.1;

/** The sheet as the camera sees it, and where its corners are. The noise is the same every time. */
export function takePhotograph(sheet: Gray, shot: HandShot): { photo: Gray; corners: Corners } {
  const { size } = shot;
  const corners = placeCorners(sheet, shot);
  const toSheet = invertProjection(projectOnto(sheet, corners));
  const print = resample(sheet, toSheet, size);
  const [g, h, i] = [toSheet[6], toSheet[7], toSheet[8]];
  const [a, b, c, d, e, f] = toSheet;
  const data = new Uint8Array(size.width * size.height);
  let seed = 11;
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [(at % size.width) + 0.5, Math.floor(at / size.width) + 0.5];
    const depth = g * x + h * y + i;
    const [u, v] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
    const isSheet = u >= 0 && v >= 0 && u < sheet.width && v < sheet.height;
    const grain = 8 * Math.sin(y / 23 + 2 * Math.sin(x / 310));
    const level = isSheet ? (print.data[at] ?? 0) : shot.table + grain;
    const share = (x / size.width + y / size.height) / 2;
    const isShaded = y - 0.5 * x > 0.35 * size.height;
    const light = shot.light * (1 - 0.25 * share) * (isShaded ? shot.shadow : 1);
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const speck = (((seed >> 8) % 201) / 100 - 1) * shot.noise;
    data[at] = Math.min(255, Math.max(0, level * light + speck));
  }
  return { photo: { ...size, data }, corners };
}

function placeCorners(sheet: Size, { size, turned, pitch, yaw, fill }: HandShot): Corners {
  const [turn, nod, swing] = [turned, pitch, yaw].map((degrees) => (degrees * Math.PI) / 180);
  const longer = Math.max(sheet.width, sheet.height);
  const [a, b, c, d] = listCorners(sheet).map((corner) => {
    const x = (corner.x - sheet.width / 2) / longer;
    const y = (corner.y - sheet.height / 2) / longer;
    const turnedX = x * Math.cos(turn ?? 0) - y * Math.sin(turn ?? 0);
    const turnedY = x * Math.sin(turn ?? 0) + y * Math.cos(turn ?? 0);
    const away = 1 / FIELD + turnedX * Math.sin(swing ?? 0) - turnedY * Math.sin(nod ?? 0);
    return { x: (turnedX * Math.cos(swing ?? 0)) / away, y: (turnedY * Math.cos(nod ?? 0)) / away };
  });
  return a && b && c && d ? fit([a, b, c, d], size, fill) : listCorners(size);
}

/** In the middle of the picture, as large as asked. */
function fit(corners: Corners, size: Size, fill: number): Corners {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = fill * Math.min(size.width / (right - left), size.height / (bottom - top));
  const place = ({ x, y }: Point): Point => ({
    x: (x - (left + right) / 2) * scale + size.width / 2,
    y: (y - (top + bottom) / 2) * scale + size.height / 2,
  });
  const [a, b, c, d] = corners;
  return [place(a), place(b), place(c), place(d)];
}

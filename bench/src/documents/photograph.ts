import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { makeRandom } from '../random.ts';
import { invertProjection, type Point } from './projection.ts';

const PAGE_HEIGHT = 2000;
const MARGIN = 190;
const DESKS = [
  [112, 84, 58],
  [70, 68, 66],
  [168, 158, 142],
  [88, 100, 108],
] as const;
const QUALITY = 70;

/** How one photograph was taken. */
interface Shot {
  readonly degrees: number;
  /** Pixels by which each corner is off a rectangle. */
  readonly lean: number;
  readonly blur: number;
  /** Levels by which a pixel is off, at most. */
  readonly noise: number;
  /** The light on the darkest side as a share of that on the brightest, and the direction that it comes from. */
  readonly dark: number;
  readonly lightAt: Point;
  readonly desk: readonly [red: number, green: number, blue: number];
}

function takeShot(random: () => number): Shot {
  const between = (from: number, to: number): number => from + random() * (to - from);
  return {
    degrees: between(-8, 8),
    lean: random() < 0.4 ? between(15, 45) : 0,
    blur: between(0.3, 0.9),
    noise: between(6, 16),
    dark: between(0.55, 0.85),
    lightAt: { x: random(), y: random() * 0.6 },
    desk: DESKS[Math.floor(random() * DESKS.length)] ?? DESKS[0],
  };
}

/** The page on a desk as a phone takes it: turned, uneven light, noise, a little blur. The seed decides all of it. */
export function photograph(page: Canvas, seed: number): Uint8Array {
  const random = makeRandom(seed);
  const shot = takeShot(random);
  const source = softened(page, shot.blur);
  const { width, height } = source;
  const photo = createCanvas(width + 2 * MARGIN, height + 2 * MARGIN);
  const corners = placeCorners(width, height, shot, random);
  const toPage = invertProjection({ width, height }, corners);
  const from = source.getContext('2d').getImageData(0, 0, width, height).data;
  const context = photo.getContext('2d');
  const image = context.createImageData(photo.width, photo.height);
  const reach = Math.hypot(photo.width, photo.height);
  for (let y = 0; y < photo.height; y += 1) {
    for (let x = 0; x < photo.width; x += 1) {
      const at = (y * photo.width + x) * 4;
      const distance =
        Math.hypot(x - shot.lightAt.x * photo.width, y - shot.lightAt.y * photo.height) / reach;
      const light = 1 - (1 - shot.dark) * Math.min(1, distance * 1.2);
      const grain = (random() + random() - 1) * shot.noise;
      const spot = toPage(x, y);
      for (let color = 0; color < 3; color += 1) {
        const level = sample(from, width, height, spot, color) ?? grainOf(shot.desk, color, x, y);
        image.data[at + color] = level * light * (color === 2 ? 0.94 : 0.98) + grain;
      }
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return photo.toBuffer('image/jpeg', QUALITY);
}

function softened(page: Canvas, blur: number): Canvas {
  const scale = PAGE_HEIGHT / page.height;
  const canvas = createCanvas(Math.round(page.width * scale), PAGE_HEIGHT);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.filter = `blur(${blur}px)`;
  context.drawImage(page, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Where the corners of the page lie in the photograph: top left, top right, bottom right, bottom left. */
function placeCorners(
  width: number,
  height: number,
  { degrees, lean }: Shot,
  random: () => number,
): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const middle = { x: width / 2 + MARGIN, y: height / 2 + MARGIN };
  const ends = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return ends.map(([right, down]) => {
    const x = (right * width) / 2 + (random() * 2 - 1) * lean;
    const y = (down * height) / 2 + (random() * 2 - 1) * lean;
    return {
      x: middle.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: middle.y + x * Math.sin(angle) + y * Math.cos(angle),
    };
  });
}

/** The level between the four pixels around a spot; none outside the page. */
function sample(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  { x, y }: Point,
  color: number,
): number | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return undefined;
  const [right, down] = [x - left, y - top];
  const level = (column: number, row: number): number =>
    data[(row * width + column) * 4 + color] ?? 255;
  const upper = level(left, top) * (1 - right) + level(left + 1, top) * right;
  const lower = level(left, top + 1) * (1 - right) + level(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}

/** Lines along the desk. */
const grainOf = (desk: Shot['desk'], color: number, x: number, y: number): number =>
  (desk[color] ?? 0) + 10 * Math.sin(y / 19 + Math.sin(x / 240) * 2) + 5 * Math.sin(y / 5.3);

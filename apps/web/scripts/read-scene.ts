import {
  type Landmark,
  SCENE_COLORS,
  SCENE_HOURS,
  type SceneHour,
  type SceneShape,
} from '../src/components/scene/landmark.ts';

/** A drawing as `scene.svg` of a city has it. */
export interface SceneFile extends Landmark {
  readonly hour: SceneHour;
}

const FRAME = /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="(\w+)" viewBox="0 0 960 400">/;
const SUN = /<circle class="sun" cx="(\d+)" cy="(\d+)" r="(\d+)" \/>/;
const SHAPE = /^<path class="(\w+)(?: line" stroke-width="(\d+))?" d="([^"]*)" \/>$/;
/** What a path can be made of. */
const PATH = /^M[-\d\s.,MmLlHhVvCcSsQqTtAaZze]+$/;

function toShape(line: string): SceneShape {
  const [, name, width, path = ''] = SHAPE.exec(line) ?? [];
  const color = SCENE_COLORS.find((known) => known === name);
  if (color === undefined || !PATH.test(path)) throw new Error(`cannot read ${line.slice(0, 60)}`);
  return width === undefined ? [color, path] : [color, path, Number(width)];
}

/**
 * A drawing of 960 by 400 as shapes: an `svg` with the class of its hour, one `circle` for the sun, and below it a
 * `path` a line with the class of its colour, from the back to the front; a line has the class `line` too and its
 * width. Throws on everything else, so that a page draws what the file shows.
 */
export function readScene(svg: string): SceneFile {
  const [, name] = FRAME.exec(svg) ?? [];
  const hour = SCENE_HOURS.find((known) => known === name);
  if (hour === undefined) throw new Error('has no hour, or another sheet than 960 by 400');
  const [x, y, r] = SUN.exec(svg)?.slice(1).map(Number) ?? [];
  if (x === undefined || y === undefined || r === undefined) throw new Error('has no sun');
  const lines = svg.split('\n').map((line) => line.trim());
  const shapes = lines.slice(
    lines.findIndex((line) => SUN.test(line)) + 1,
    lines.indexOf('</svg>'),
  );
  return { hour, sun: [x, y, r], shapes: shapes.map(toShape) };
}

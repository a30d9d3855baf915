import {
  type Landmark,
  SCENE_COLORS,
  SCENE_HOURS,
  type SceneHour,
} from '../src/components/scene/landmark.ts';
import { readShapes } from './read-shapes.ts';

/** A drawing as `scene.svg` of a city has it. */
export interface SceneFile extends Landmark {
  readonly hour: SceneHour;
}

const FRAME = /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="(\w+)" viewBox="0 0 960 400">/;
const SUN = /<circle class="sun" cx="(\d+)" cy="(\d+)" r="(\d+)" \/>/;

/**
 * A drawing of 960 by 400: an `svg` with the class of its hour, one `circle` for the sun, and below it its shapes.
 * Throws on everything else, so that a page draws what the file shows.
 */
export function readScene(svg: string): SceneFile {
  const [, name] = FRAME.exec(svg) ?? [];
  const hour = SCENE_HOURS.find((known) => known === name);
  if (hour === undefined) throw new Error('has no hour, or another sheet than 960 by 400');
  const [x, y, r] = SUN.exec(svg)?.slice(1).map(Number) ?? [];
  if (x === undefined || y === undefined || r === undefined) throw new Error('has no sun');
  return { hour, sun: [x, y, r], shapes: readShapes(svg, SUN, SCENE_COLORS) };
}

import type { DrawnShape } from '../drawn-shape.ts';

export const SCENE_HOURS = ['morning', 'noon', 'evening'] as const;
export type SceneHour = (typeof SCENE_HOURS)[number];

export const SCENE_COLORS = ['sky', 'sun', 'far', 'mid', 'near', 'light', 'water'] as const;
type SceneColor = (typeof SCENE_COLORS)[number];

/** A city by what it is known for, on a sheet of 960 by 400. */
export interface Landmark {
  readonly sun: readonly [x: number, y: number, r: number];
  /** From the back to the front. */
  readonly shapes: readonly DrawnShape<SceneColor>[];
}

import type { DrawnShape } from '../../drawn-shapes.tsx';

type SceneColor = 'sky' | 'sun' | 'far' | 'mid' | 'near' | 'light' | 'water';

export type SceneShape = DrawnShape<SceneColor>;

/** A city by what it is known for. */
export interface Landmark {
  readonly sun: readonly [x: number, y: number, r: number];
  /** From the back to the front. */
  readonly shapes: readonly SceneShape[];
}

export const GROUND: SceneShape = ['near', 'M0 400V362q240-14 480 0t480 0v38z'];
export const WATER: SceneShape = ['water', 'M0 336h960v64H0z'];
export const WAVES: SceneShape = [
  'light',
  'M96 362h74v4H96zM262 380h104v4H262zM438 358h60v4h-60zM588 378h88v4h-88zM742 360h96v4h-96z',
];
export const HILLS: SceneShape = [
  'far',
  'M0 400V300q120-90 250-40q110-100 250-10q130-80 240-4q110-60 220 20v134z',
];

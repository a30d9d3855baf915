import { DrawnShapes } from '../drawn-shapes.tsx';
import { DRAWINGS, type SceneName } from './drawings.ts';

/** What a group of kinds looks like, without its sky. */
export function KindDrawing({ name }: { readonly name: SceneName }) {
  return <DrawnShapes shapes={DRAWINGS[name]} />;
}

import { DRAWINGS } from 'virtual:kind-drawings';
import { DrawnShapes } from '../drawn-shapes.tsx';
import type { SceneName } from '../kind-icons.ts';

/** What a group of kinds looks like, without its sky. */
export function KindDrawing({ name }: { readonly name: SceneName }) {
  return <DrawnShapes shapes={DRAWINGS[name]} />;
}

import { lazy, type ReactNode, Suspense } from 'react';
import type { SceneChoice } from './find-scene.ts';
import { SceneFrame } from './scene-frame.tsx';

interface SceneProps extends SceneChoice {
  /** Shown if the drawing cannot be loaded. */
  readonly fallback: ReactNode;
}

const Missing = ({ fallback }: SceneProps) => fallback;

/** Sixty cities are too much for the first load. */
const Drawing = lazy<(props: SceneProps) => ReactNode>(() =>
  import('./scene-drawing.tsx').then(
    ({ SceneDrawing }) => ({ default: SceneDrawing }),
    () => ({ default: Missing }),
  ),
);

/** A place in flat colours, with the three rings as its sun; its sky alone while it loads. Decoration: it has no name of its own. */
export function Scene(props: SceneProps) {
  return (
    <Suspense fallback={<SceneFrame hour={props.hour}>{null}</SceneFrame>}>
      <Drawing {...props} />
    </Suspense>
  );
}

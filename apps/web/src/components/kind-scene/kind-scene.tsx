import { lazy, type ReactNode, Suspense } from 'react';
import type { SceneName } from '../kind-icons.ts';
import classes from './kind-scene.module.css';

interface KindSceneProps {
  readonly name: SceneName;
  /** The colours. */
  readonly tone: 'food' | 'drink' | 'sight' | 'nature' | 'shop' | 'stay';
}

interface DrawingProps {
  readonly name: SceneName;
}

const Nothing = () => null;

/** Fifty drawings are too much for what a trip opens with; a card without one is still a card. */
const Drawing = lazy<(props: DrawingProps) => ReactNode>(() =>
  import('./kind-drawing.tsx').then(
    ({ KindDrawing }) => ({ default: KindDrawing }),
    () => ({ default: Nothing }),
  ),
);

/** What a kind of places looks like, in flat colours: decoration beside a name. */
export function KindScene({ name, tone }: KindSceneProps) {
  return (
    <svg
      className={`${classes.scene} ${classes[tone]}`}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <rect width="160" height="100" fill="var(--sky)" />
      <Suspense>
        <Drawing name={name} />
      </Suspense>
    </svg>
  );
}

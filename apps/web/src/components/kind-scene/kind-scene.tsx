import { DRAWINGS, type SceneName, type Shape } from './drawings.ts';
import classes from './kind-scene.module.css';

interface KindSceneProps {
  readonly name: SceneName;
  /** The colours. */
  readonly tone: 'food' | 'drink' | 'sight' | 'nature' | 'shop' | 'stay';
}

/** What a kind of places looks like, in flat colours: decoration beside a name. */
export function KindScene({ name, tone }: KindSceneProps) {
  const shapes: readonly Shape[] = DRAWINGS[name];
  return (
    <svg
      className={`${classes.scene} ${classes[tone]}`}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <rect width="160" height="100" fill="var(--sky)" />
      {shapes.map(([color, path, line]) =>
        line ? (
          <path
            key={path}
            d={path}
            fill="none"
            stroke={`var(--${color})`}
            strokeWidth="3"
            strokeLinecap="round"
          />
        ) : (
          <path key={path} d={path} fill={`var(--${color})`} />
        ),
      )}
    </svg>
  );
}

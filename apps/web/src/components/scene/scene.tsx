import type { ReactNode } from 'react';
import { City } from './city.tsx';
import { Coast } from './coast.tsx';
import { Desert } from './desert.tsx';
import type { SceneChoice, SceneHour, SceneKind } from './find-scene.ts';
import { Mountains } from './mountains.tsx';
import { OldTown } from './old-town.tsx';
import classes from './scene.module.css';
import { Temple } from './temple.tsx';

const DRAWINGS: Record<SceneKind, () => ReactNode> = {
  city: City,
  coast: Coast,
  mountains: Mountains,
  temple: Temple,
  desert: Desert,
  'old-town': OldTown,
};

const HOURS: Record<SceneHour, string> = {
  morning: classes.morning ?? '',
  noon: classes.noon ?? '',
  evening: classes.evening ?? '',
};

/** A place in flat colours, with the three rings as its sun. Decoration: it has no name of its own. */
export function Scene({ kind, hour }: SceneChoice) {
  const Drawing = DRAWINGS[kind];
  return (
    <svg
      className={`${classes.scene} ${HOURS[hour]}`}
      viewBox="0 0 960 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <rect width="960" height="400" fill="var(--sky)" />
      <Drawing />
    </svg>
  );
}

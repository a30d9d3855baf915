import type { ReactNode } from 'react';
import type { SceneHour } from './landmark.ts';
import classes from './scene.module.css';

const HOURS: Record<SceneHour, string> = {
  morning: classes.morning ?? '',
  noon: classes.noon ?? '',
  evening: classes.evening ?? '',
};

interface SceneFrameProps {
  readonly hour: SceneHour;
  readonly children: ReactNode;
}

/** The sky of an hour, and what is drawn before it. Decoration: it has no name of its own. */
export function SceneFrame({ hour, children }: SceneFrameProps) {
  return (
    <svg
      className={`${classes.scene} ${HOURS[hour]}`}
      viewBox="0 0 960 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <rect width="960" height="400" fill="var(--sky)" />
      {children}
    </svg>
  );
}

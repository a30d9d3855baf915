import type { ReactNode } from 'react';
import { City } from './city.tsx';
import { Coast } from './coast.tsx';
import { Desert } from './desert.tsx';
import type { SceneChoice, SceneKind } from './find-scene.ts';
import { Mountains } from './mountains.tsx';
import { OldTown } from './old-town.tsx';
import { SceneFrame } from './scene-frame.tsx';
import { Temple } from './temple.tsx';

const DRAWINGS: Record<SceneKind, () => ReactNode> = {
  city: City,
  coast: Coast,
  mountains: Mountains,
  temple: Temple,
  desert: Desert,
  'old-town': OldTown,
};

/** A place in flat colours, with the three rings as its sun. Decoration: it has no name of its own. */
export function Scene({ kind, hour }: SceneChoice) {
  const Drawing = DRAWINGS[kind];
  return (
    <SceneFrame hour={hour}>
      <Drawing />
    </SceneFrame>
  );
}

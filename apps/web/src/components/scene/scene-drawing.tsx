import type { ReactNode } from 'react';
import { LANDMARKS } from 'virtual:scene-drawings';
import { DrawnShapes } from '../drawn-shapes.tsx';
import { City } from './city.tsx';
import { Coast } from './coast.tsx';
import { Desert } from './desert.tsx';
import type { SceneChoice } from './find-scene.ts';
import type { Landmark } from './landmark.ts';
import { Mountains } from './mountains.tsx';
import { OldTown } from './old-town.tsx';
import { SceneFrame } from './scene-frame.tsx';
import { Sun } from './sun.tsx';
import { Temple } from './temple.tsx';
import type { SceneKind } from './towns.ts';

const TOWN_DRAWINGS: Readonly<Record<SceneKind, () => ReactNode>> = {
  city: City,
  coast: Coast,
  mountains: Mountains,
  temple: Temple,
  desert: Desert,
  'old-town': OldTown,
};

const isTown = (name: string): name is SceneKind => name in TOWN_DRAWINGS;

function LandmarkDrawing({ sun: [x, y, r], shapes }: Landmark) {
  return (
    <>
      <Sun x={x} y={y} r={r} />
      <DrawnShapes shapes={shapes} />
    </>
  );
}

/** A city by what it is known for, or a town like it. */
export function SceneDrawing({ name, hour }: SceneChoice) {
  const landmark = LANDMARKS[name];
  const Town = isTown(name) ? TOWN_DRAWINGS[name] : undefined;
  return (
    <SceneFrame hour={hour}>
      {landmark ? <LandmarkDrawing {...landmark} /> : Town && <Town />}
    </SceneFrame>
  );
}

import type { Plugin } from 'vite';
import { readCityTexts } from '../../packages/map/scripts/drawn-cities.ts';
import { readKinds } from './scripts/read-kind.ts';
import { readScene } from './scripts/read-scene.ts';
import { SCENE_HOURS } from './src/components/scene/landmark.ts';

interface CityFacts {
  readonly name: string;
  readonly also?: readonly string[];
}

/** The drawn cities with their names. */
function readScenes() {
  const facts = new Map(
    readCityTexts('city.json').map(([code, text]) => [code, JSON.parse(text) as CityFacts]),
  );
  return readCityTexts('scene.svg').map(([code, svg]) => {
    const city = facts.get(code);
    if (!city) throw new Error(`${code} has a drawing and no city.json.`);
    try {
      return { city, scene: readScene(svg) };
    } catch (error) {
      throw new Error(`The drawing of ${code} ${error instanceof Error ? error.message : ''}.`, {
        cause: error,
      });
    }
  });
}

const constant = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)};`;

/** Which cities are drawn, and at which hour: part of the first load. */
function writeNames(): string {
  const scenes = readScenes();
  const at = SCENE_HOURS.map((hour) => {
    const names = scenes.filter(({ scene }) => scene.hour === hour).map(({ city }) => city.name);
    return [hour, names.toSorted()];
  });
  const also = scenes.flatMap(({ city }) => (city.also ?? []).map((other) => [other, city.name]));
  return [
    constant('LANDMARKS_AT', Object.fromEntries(at)),
    constant('ALSO', Object.fromEntries(also)),
  ].join('\n');
}

/** Their shapes: loaded with the first card that shows one. */
function writeDrawings(): string {
  const drawings = readScenes().map(({ city, scene: { sun, shapes } }) => [
    city.name,
    { sun, shapes },
  ]);
  return constant('LANDMARKS', Object.fromEntries(drawings));
}

const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:scenes': writeNames,
  'virtual:scene-drawings': writeDrawings,
  'virtual:kind-drawings': () => constant('DRAWINGS', readKinds()),
};

/** The drawings of cities, from the `scene.svg` of their folders, and of kinds of places, as modules of the web application. */
export function scenes(): Plugin {
  return {
    name: 'scenes',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined),
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKETCHES = join(import.meta.dirname, '../../../packages/atlas/data/cities');

/** A city that the drawn map has a sketch of. */
export interface DrawnCity {
  readonly code: string;
  readonly name: string;
}

/** All of them, as the headings of the sketches name them. */
export function listDrawnCities(): DrawnCity[] {
  return readdirSync(SKETCHES).flatMap((folder) => {
    const file = join(SKETCHES, folder, 'map.txt');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/^# (\w+) \| ([^|]+) \|/gmu)].map(([, code = '', name = '']) => ({
      code,
      name,
    }));
  });
}

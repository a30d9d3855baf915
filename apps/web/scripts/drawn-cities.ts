import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CityFile, type CityLandmarks, type CityShores, makeCityFiles } from './city-file.ts';

const DATA = join(import.meta.dirname, '..', 'data');

/** The values of a file of `data` that has one a line. */
export function readLines<T>(name: string): T[] {
  const lines = readFileSync(join(DATA, name), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}

/** The texts of the files of sketches. */
export function readSketches(): string[] {
  const folder = join(DATA, 'cities');
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The drawn cities as a browser loads them. */
export function readDrawnCities(): CityFile[] {
  return makeCityFiles(
    readSketches(),
    readLines<CityShores>('city-shores.jsonl'),
    readLines<CityLandmarks>('landmarks.jsonl'),
  );
}

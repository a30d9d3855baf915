import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CityFile, type CityLandmarks, type CityShores, makeCityFiles } from './city-file.ts';

const DATA = join(import.meta.dirname, '..', 'data');
/** A folder a city; the atlas says what is in it. */
const CITIES = join(import.meta.dirname, '../../atlas/data/cities');

/** The values of a file of `data` that has one a line. */
export function readLines<T>(name: string): T[] {
  const lines = readFileSync(join(DATA, name), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}

/** The texts of a file of all cities that have it, by the codes of the cities. */
export function readCityTexts(file: string): [code: string, text: string][] {
  return readdirSync(CITIES)
    .toSorted()
    .filter((code) => existsSync(join(CITIES, code, file)))
    .map((code) => [code, readFileSync(join(CITIES, code, file), 'utf8')]);
}

export function pathOfCity(code: string, file: string): string {
  return join(CITIES, code, file);
}

/** The texts of the sketches. */
export function readSketches(): string[] {
  return readCityTexts('map.txt').map(([, text]) => text);
}

function readCityValues<T>(file: string): T[] {
  return readCityTexts(file).map(([, text]) => JSON.parse(text) as T);
}

/** The drawn cities as a browser loads them. */
export function readDrawnCities(): CityFile[] {
  return makeCityFiles(
    readSketches(),
    readCityValues<CityShores>('shores.json'),
    readCityValues<CityLandmarks>('landmarks.json'),
  );
}

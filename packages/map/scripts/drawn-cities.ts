import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSketches } from './city-sketch.ts';
import {
  type CityFile,
  type CityLandmarks,
  type CityShores,
  type FurtherNames,
  makeCityFiles,
} from './city-file.ts';

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

const LANGUAGE_OF_NAMES = /^names\.(?<language>\w\w)\.json$/u;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function readJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

/** What the atlas calls a city, the things of its sketch and its landmarks in languages that have no column there. */
function readFurtherNames({ code, landmarks }: CityLandmarks, inEnglish: string): FurtherNames {
  const files = readdirSync(join(CITIES, '..')).flatMap((file) => {
    const language = LANGUAGE_OF_NAMES.exec(file)?.groups?.['language'];
    return language === undefined ? [] : [{ language, path: join(CITIES, '..', file) }];
  });
  return Object.fromEntries(
    files.map(({ language, path }) => {
      const cities = readJson<{ cities: Record<string, string> }>(path)?.cities ?? {};
      const drawn = readJson<Record<string, string>>(pathOfCity(code, `map.${language}.json`));
      const places = readJson<Record<string, { readonly name?: string }>>(
        pathOfCity(code, `places.${language}.json`),
      );
      const named = landmarks.flatMap(([en]) => {
        const name = places?.[en]?.name;
        return name === undefined ? [] : [[en, name] as const];
      });
      const city = cities[code] === undefined ? {} : { [inEnglish]: cities[code] };
      return [language, { ...city, ...drawn, ...Object.fromEntries(named) }];
    }),
  );
}

/** The drawn cities as a browser loads them. */
export function readDrawnCities(): CityFile[] {
  const sketches = readSketches();
  const landmarks = readCityValues<CityLandmarks>('landmarks.json');
  const furtherNames = sketches.flatMap(parseSketches).map(({ code, names: [english] }) => {
    const own = landmarks.find((one) => one.code === code) ?? { code, landmarks: [] };
    return [code, readFurtherNames(own, english)] as const;
  });
  return makeCityFiles(
    sketches,
    readCityValues<CityShores>('shores.json'),
    landmarks,
    new Map(furtherNames),
  );
}

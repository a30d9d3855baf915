import { readFileSync } from 'node:fs';
import { nameIn } from '@ooo/domain/shared/local-names';
import { LANGUAGES } from '@ooo/texts/languages';
import { describe, expect, it } from 'vitest';
import { type CityFileName, listCityCodes, readCityFile } from './city-folders.ts';
import { listAirports } from './airport-table.ts';
import { findCity, listCities, listTowns } from './city-table.ts';
import { type PlaceFile, placesOfCity } from './place-table.ts';
import { hasData, readData } from './read-data.ts';
import { settlementRows } from './settlement-table.ts';

type Names = Readonly<Record<string, string>>;

const FURTHER = LANGUAGES.filter((language) => hasData(`names.${language}.json`));

function keysOf(code: string, file: CityFileName): string[] {
  return Object.keys(readCityFile<object>(code, file) ?? {});
}

const sketchOf = (code: string): string =>
  readFileSync(new URL(`../data/cities/${code}/map.txt`, import.meta.url), 'utf8');

describe.each(FURTHER)('names in %s', (language) => {
  const file = readData<Readonly<Record<'cities' | 'towns' | 'settlements', Names>>>(
    `names.${language}.json`,
  );

  it('are of destinations that there are', () => {
    const served = new Set(listAirports().map(({ cityCode }) => cityCode));
    const cities = Object.keys(file.cities).filter((code) => !findCity(code) && !served.has(code));
    const towns = new Set(listTowns().map(({ name, countryCode }) => `${name}|${countryCode}`));
    const settlements = new Set(
      settlementRows().flatMap(([name, country, region]) => [
        `${name}|${country}`,
        `${name}|${country}|${region}`,
      ]),
    );
    expect(cities).toEqual([]);
    expect(Object.keys(file.towns).filter((key) => !towns.has(key))).toEqual([]);
    expect(Object.keys(file.settlements).filter((key) => !settlements.has(key))).toEqual([]);
  });

  it('are of places and things that their cities have, with a line about each place', () => {
    const astray = listCityCodes().flatMap((code) => {
      const rows = readCityFile<PlaceFile>(code, 'places.json')?.places ?? [];
      const places = keysOf(code, `places.${language}.json`);
      const drawn = keysOf(code, `map.${language}.json`);
      const unknown = places.filter((key) => !rows.some(({ name }) => name === key));
      const undrawn = drawn.filter((key) => !sketchOf(code).includes(`| ${key} |`));
      const silent = places.length > 0 ? rows.filter(({ name }) => !places.includes(name)) : [];
      return [unknown, undrawn, silent].flat();
    });
    expect(astray).toEqual([]);
  });
});

it('a language more has its own names, and English ones where it has none', () => {
  const lisbon = placesOfCity('LIS').map(({ names }) => names.pt ?? names.en);
  expect(lisbon).toContain('Torre de Belém');
  expect(listCities().find(({ code }) => code === 'TYO')?.names.pt).toBe('Tóquio');
  const berlin = findCity('BER');
  expect(berlin && nameIn(berlin.names, 'pt')).toBe('Berlim');
  const boston = findCity('BOS');
  expect(boston && nameIn(boston.names, 'pt')).toBe('Boston');
});

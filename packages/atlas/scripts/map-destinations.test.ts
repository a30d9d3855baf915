import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toDestinationsText } from './map-destinations.ts';

const file = new URL('../../map/data/destinations.json', import.meta.url);

it('is up to date: `pnpm --filter @ooo/atlas generate:demo` writes it', () => {
  expect(readFileSync(file, 'utf8')).toBe(toDestinationsText());
});

it('has every city with an airport once', () => {
  const rows = JSON.parse(toDestinationsText()) as readonly (readonly [string, string])[];
  expect(rows.length).toBeGreaterThan(5000);
  expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
  expect(rows.find(([code]) => code === 'LJU')).toEqual(['LJU', 'Ljubljana', 14_506, 46_057]);
});

import { readFileSync } from 'node:fs';
import { listBuiltInPlaces } from '@ooo/domain/demo/demo-atlas';
import { listDemoPlaces } from '@ooo/domain/demo/demo-places';
import { describe, expect, it } from 'vitest';
import { listPlaces } from '../src/places.ts';
import { makeDemoAtlas, toDemoAtlasText } from './demo-atlas.ts';

const FILE = new URL('../../../apps/web/data/seoul-demo.json', import.meta.url);

describe('the atlas of the demo', () => {
  it('is up to date: `pnpm --filter @ooo/atlas generate:demo` writes it', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(toDemoAtlasText());
  });

  it('has every place of the city as the atlas has it', () => {
    expect(listBuiltInPlaces(makeDemoAtlas())).toEqual(listPlaces('Seoul'));
  });

  it('knows the hours of each place on each of the thirteen days', () => {
    for (const { id, openingHours, hours } of makeDemoAtlas().places) {
      const isUnknown = openingHours === undefined;
      expect([id, hours.length, hours.includes(null)]).toEqual([id, 13, isUnknown]);
    }
  });

  it.each(['en', 'ko', 'es'] as const)('has the sample places in %s', (language) => {
    const places = listDemoPlaces(listPlaces('Seoul'), language);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
    expect(places.every(({ notes, source }) => Boolean(notes) && Boolean(source))).toBe(true);
  });
});

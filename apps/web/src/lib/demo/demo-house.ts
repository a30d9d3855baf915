import type { DemoAtlas } from '@ooo/domain/demo/demo-atlas';
import { i18n, toLanguage } from '../../i18n/i18n.ts';
import type { Sources } from '../sources.ts';
import { createDemoPlaceSource } from './demo-places.ts';
import { createDemoStore } from './demo-store.ts';
import { createDemoTripSource } from './demo-trips.ts';

/** The file was written as one by the atlas' `generate:demo`, and a test there compares the two. */
function toDemoAtlas(json: unknown): DemoAtlas {
  return json as DemoAtlas;
}

/** The demo of this browser, with the part of the atlas that it knows. */
export async function openDemoHouse(): Promise<Sources> {
  const { default: json } = await import('../../../data/seoul-demo.json');
  const atlas = toDemoAtlas(json);
  return {
    trips: createDemoTripSource({
      store: createDemoStore(),
      atlas,
      clock: () => new Date(),
      language: () => toLanguage(i18n.language),
    }),
    places: createDemoPlaceSource(atlas),
  };
}

import type { DemoAtlas } from '@ooo/domain/demo/demo-atlas';
import { i18n, toLanguage } from '../../i18n/i18n.ts';
import { readVisitorPreferences } from '../preferences/visitor-preferences.atoms.ts';
import { readVisitorUnit } from '../temperature-unit.atoms.ts';
import type { Procedures } from '../trpc.ts';
import { moveDescriptions } from './demo-descriptions.ts';
import { demoProcedures } from './demo-procedures.ts';
import { createDemoStore } from './demo-store.ts';
import { createPackedStore } from './packed-store.ts';

/** The file was written as one by the atlas' `generate:demo`, and a test there compares the two. */
function toDemoAtlas(json: unknown): DemoAtlas {
  return json as DemoAtlas;
}

/** The demo of this browser, with the part of the atlas that it knows. */
export async function openDemo(): Promise<Procedures> {
  const { default: json } = await import('../../../data/seoul-demo.json');
  const store = createDemoStore();
  const atlas = toDemoAtlas(json);
  moveDescriptions({ store, atlas });
  return demoProcedures({
    store,
    packed: createPackedStore(),
    atlas,
    clock: () => new Date(),
    language: () => toLanguage(i18n.language),
    preferences: readVisitorPreferences,
    temperatureUnit: readVisitorUnit,
  });
}

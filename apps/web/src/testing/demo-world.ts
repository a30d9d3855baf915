import type { DemoAtlas } from '@ooo/domain/demo/demo-atlas';
import atlas from '../../data/seoul-demo.json' with { type: 'json' };
import { createDemoStore } from '../lib/demo/demo-store.ts';
import type { DemoWorld } from '../lib/demo/demo-world.ts';
import { createPackedStore } from '../lib/demo/packed-store.ts';
import { makeMemoryStore } from './memory-store.ts';

/** Some days before the demo of 2025, so that its dates are those of the specification. */
export const BEFORE_DEMO = new Date('2025-09-20T12:00:00.000Z');

/** The demo's world in a new browser that speaks English, in September 2025. */
export function makeDemoWorld(fields: Partial<DemoWorld> = {}): DemoWorld {
  return {
    store: createDemoStore(makeMemoryStore()),
    packed: createPackedStore(makeMemoryStore()),
    // The atlas compares the file with what its script would write.
    atlas: atlas as unknown as DemoAtlas,
    clock: () => BEFORE_DEMO,
    language: () => 'en',
    preferences: () => ({}),
    temperatureUnit: () => 'fahrenheit',
    ...fields,
  };
}

import type { DemoAtlas } from '@ooo/domain/demo/demo-atlas';
import atlas from '../../data/seoul-demo.json' with { type: 'json' };
import { createDemoStore } from '../lib/demo/demo-store.ts';
import type { DemoWorld } from '../lib/demo/demo-world.ts';
import { createPackedStore } from '../lib/demo/packed-store.ts';
import { makeMemoryStore } from './memory-store.ts';

/** The demo's world in a new browser that speaks English. */
export function makeDemoWorld(fields: Partial<DemoWorld> = {}): DemoWorld {
  return {
    store: createDemoStore(makeMemoryStore()),
    packed: createPackedStore(makeMemoryStore()),
    // The atlas compares the file with what its script would write.
    atlas: atlas as unknown as DemoAtlas,
    clock: () => new Date(),
    language: () => 'en',
    temperatureUnit: () => 'fahrenheit',
    ...fields,
  };
}

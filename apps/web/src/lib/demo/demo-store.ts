import { Poi } from '@ooo/domain/pois/poi.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { Trip, UNSAID_TRIP } from '@ooo/domain/trips/trip.schema';
import { z } from 'zod';
import { browserStore } from '../browser-store.ts';

const KEY = 'demo-trip';

const Demo = z.object({
  // Fields that an older version's demo lacks are filled in, so that no demo is lost by an update.
  trip: z.preprocess(
    (stored) => (typeof stored === 'object' ? { ...UNSAID_TRIP, isDemo: true, ...stored } : stored),
    Trip.refine(({ id }) => id === DEMO_TRIP_ID),
  ),
  pois: z.array(
    Poi.extend({ sourceId: Poi.shape.sourceId.default(null) }).refine(
      ({ tripId }) => tripId === DEMO_TRIP_ID,
    ),
  ),
});

/** The demo trip with its places, in the order in which they were saved. */
export type Demo = z.infer<typeof Demo>;

export interface DemoStore {
  /** Undefined if no demo was started, or the stored value is invalid. */
  read(): Demo | undefined;
  write(demo: Demo): void;
  remove(): void;
}

function parseDemo(text: string | null): Demo | undefined {
  if (text === null) return undefined;
  try {
    return Demo.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * The demo of this browser: it survives a reload, and two tabs have the same one. Where the browser
 * keeps nothing it lasts as long as the page.
 */
export function createDemoStore(storage: typeof browserStore = browserStore): DemoStore {
  let unkept: string | null = null;
  return {
    read: () => parseDemo(unkept ?? storage.read(KEY)),
    write: (demo) => {
      const text = JSON.stringify(demo);
      storage.write(KEY, text);
      unkept = storage.read(KEY) === text ? null : text;
    },
    remove: () => {
      storage.remove(KEY);
      unkept = null;
    },
  };
}

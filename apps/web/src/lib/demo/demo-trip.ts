import type { Poi } from '@ooo/domain/pois/poi.schema';
import { refuse } from './refuse.ts';
import type { Demo } from './demo-store.ts';
import type { DemoWorld } from './demo-world.ts';

/** The demo, if `tripId`, as the caller wrote it, is its id; NOT_FOUND for any other, and if none was started. */
export function openTrip({ store }: Pick<DemoWorld, 'store'>, tripId: number): Demo {
  const demo = store.read();
  if (!demo || demo.trip.id !== tripId) {
    throw refuse('no-such-trip');
  }
  return demo;
}

/** A POI of the demo together with the demo; NOT_FOUND if it is absent. */
export function openPoi(
  { store }: Pick<DemoWorld, 'store'>,
  poiId: number,
): { demo: Demo; poi: Poi } {
  const demo = store.read();
  const poi = demo?.pois.find(({ id }) => id === poiId);
  if (!demo || !poi) throw refuse('no-such-place');
  return { demo, poi };
}

import { newPoi } from '@ooo/domain/pois/new-poi';
import { type Poi, PoiCreate, PoiPatch, PoiTime } from '@ooo/domain/pois/poi.schema';
import { withStoredTag } from '@ooo/domain/pois/stored-tag';
import { MAX_POIS_PER_TRIP } from '@ooo/domain/pois/poi-limits';
import { withTimeByHand } from '@ooo/domain/pois/poi.rules';
import { PoiId } from '@ooo/domain/shared/ids';
import { withPatch } from '@ooo/domain/shared/with-patch';
import type { Procedures } from '../trpc.ts';
import { checkInput, checkNotMoved, checkPlace } from './demo-checks.ts';
import { refuse } from './refuse.ts';
import { openPoi, openTrip } from './demo-trip.ts';
import type { DemoWorld } from './demo-world.ts';

const tooManyPlaces = () => refuse('poi-limit', { limit: MAX_POIS_PER_TRIP });

/** Ids are the time of creation, and unique. */
function nextId(pois: readonly Poi[], now: Date): PoiId {
  return PoiId.parse(Math.max(now.getTime(), ...pois.map(({ id }) => id + 1)));
}

/** The saved places of the demo. */
export function demoPois(world: DemoWorld) {
  const { store, clock } = world;
  const now = () => clock().toISOString();
  return {
    'pois.list': ({ tripId }) => openTrip(world, tripId).pois,
    'pois.create': (input) => {
      const fields = checkInput(PoiCreate, input);
      const { trip, pois } = openTrip(world, fields.tripId);
      const { sourceId } = fields;
      const same = sourceId ? pois.find((poi) => poi.sourceId === sourceId) : undefined;
      if (same) return same;
      if (pois.length >= MAX_POIS_PER_TRIP) throw tooManyPlaces();
      const poi = checkPlace(trip, newPoi(fields, { id: nextId(pois, clock()), now: now() }));
      store.write({ trip, pois: [...pois, poi] });
      return poi;
    },
    'pois.update': ({ id, patch, from }) => {
      const fields = withTimeByHand(withStoredTag(checkInput(PoiPatch, patch)));
      const { demo, poi } = openPoi(world, id);
      const changed = checkPlace(demo.trip, withPatch({ ...poi, updatedAt: now() }, fields));
      checkNotMoved(poi, from && checkInput(PoiTime, from), changed);
      const pois = demo.pois.map((other) => (other.id === id ? changed : other));
      store.write({ trip: demo.trip, pois });
      return changed;
    },
    'pois.delete': ({ id }) => {
      const { demo } = openPoi(world, id);
      store.write({ trip: demo.trip, pois: demo.pois.filter((poi) => poi.id !== id) });
    },
  } satisfies Procedures;
}

import { listBuiltInPlaces } from '@ooo/domain/demo/demo-atlas';
import { listDemoPlaces } from '@ooo/domain/demo/demo-places';
import { makeLocalDemoTrip } from '@ooo/domain/demo/demo-trip';
import { newPoi } from '@ooo/domain/pois/new-poi';
import {
  MAX_POIS_PER_TRIP,
  type Poi,
  POI_LIMIT_MESSAGE,
  PoiCreate,
  PoiPatch,
} from '@ooo/domain/pois/poi.schema';
import { Arrangement } from '@ooo/domain/scheduling/schedule.schema';
import { withPatch } from '@ooo/domain/shared/with-patch';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { TripPatch } from '@ooo/domain/trips/trip.schema';
import { SourceError } from '../source-error.ts';
import type { TripSource } from '../trip-source.ts';
import { checkInput, checkPlace } from './demo-checks.ts';
import { changeDemoTrip } from './demo-settings.ts';
import { planningOf } from './demo-planning.ts';
import type { Demo } from './demo-store.ts';
import type { DemoWorld } from './demo-world.ts';

const noSuchTrip = () => new SourceError('NOT_FOUND', 'You have no such trip.');
const noSuchPlace = () => new SourceError('NOT_FOUND', 'You have no such place.');

const tooManyPlaces = () =>
  new SourceError('RULE_VIOLATED', POI_LIMIT_MESSAGE, {
    reason: 'poi-limit',
    limit: MAX_POIS_PER_TRIP,
  });

/** Ids are the time of their making, and never one that is there already. */
function nextId(pois: readonly Poi[], now: Date): number {
  return Math.max(now.getTime(), ...pois.map(({ id }) => id + 1));
}

/**
 * The one trip of a visitor who is not signed in. It lives in the browser under the rules that hold on
 * the server, and no server hears of it.
 */
export function createDemoTripSource(world: DemoWorld): TripSource {
  const { store, atlas, clock } = world;
  const now = () => clock().toISOString();

  const open = (tripId = DEMO_TRIP_ID): Demo => {
    const demo = store.read();
    if (!demo || demo.trip.id !== tripId) throw noSuchTrip();
    return demo;
  };
  const openAt = (poiId: number) => {
    const demo = store.read();
    const poi = demo?.pois.find(({ id }) => id === poiId);
    if (!demo || !poi) throw noSuchPlace();
    return { demo, poi };
  };
  const savePois = ({ trip }: Demo, pois: Poi[]) => store.write({ trip, pois });

  const arrange: TripSource['arrange'] = async (arrangement) => {
    const { tripId, items } = checkInput(Arrangement, arrangement);
    const demo = open(tripId);
    const times = new Map(items.map(({ poiId, ...time }) => [poiId, time]));
    if ([...times.keys()].some((id) => demo.pois.every((poi) => poi.id !== id))) {
      throw new SourceError('NOT_FOUND', 'One of these places is not in the trip.');
    }
    const moved = demo.pois
      .filter(({ id }) => times.has(id))
      .map((poi) => checkPlace(demo.trip, { ...poi, ...times.get(poi.id), updatedAt: now() }));
    const byId = new Map(moved.map((poi) => [poi.id, poi]));
    savePois(
      demo,
      demo.pois.map((poi) => byId.get(poi.id) ?? poi),
    );
    return moved;
  };

  return {
    listTrips: async () => {
      const demo = store.read();
      return demo ? [demo.trip] : [];
    },
    listOverviews: async () => {
      const demo = store.read();
      return demo ? [{ trip: demo.trip, poiCount: demo.pois.length }] : [];
    },
    getTrip: async (id) => open(id).trip,
    createTrip: async () => {
      throw new SourceError('UNAUTHENTICATED', 'Sign in to plan a trip of your own.');
    },
    startDemo: async (language) => {
      const started = store.read();
      if (started) return started.trip;
      const trip = makeLocalDemoTrip(now());
      const places = listDemoPlaces(listBuiltInPlaces(atlas), language);
      const pois = places.map((place, index) =>
        newPoi({ ...place, tripId: trip.id }, { id: clock().getTime() + index, now: now() }),
      );
      store.write({ trip, pois });
      return trip;
    },
    updateTrip: async (id, patch) => {
      const changed = changeDemoTrip(open(id), checkInput(TripPatch, patch), now());
      store.write(changed);
      return changed.trip;
    },
    deleteTrip: async (id) => {
      open(id);
      store.remove();
    },

    listPois: async (tripId) => open(tripId).pois,
    createPoi: async (input) => {
      const fields = checkInput(PoiCreate, input);
      const demo = open(fields.tripId);
      const { sourceId } = fields;
      const same = sourceId ? demo.pois.find((poi) => poi.sourceId === sourceId) : undefined;
      if (same) return same;
      if (demo.pois.length >= MAX_POIS_PER_TRIP) throw tooManyPlaces();
      const id = nextId(demo.pois, clock());
      const poi = checkPlace(demo.trip, newPoi(fields, { id, now: now() }));
      savePois(demo, [...demo.pois, poi]);
      return poi;
    },
    updatePoi: async (id, patch) => {
      const fields = checkInput(PoiPatch, patch);
      const { demo, poi } = openAt(id);
      const changed = checkPlace(demo.trip, withPatch({ ...poi, updatedAt: now() }, fields));
      savePois(
        demo,
        demo.pois.map((other) => (other.id === id ? changed : other)),
      );
      return changed;
    },
    deletePoi: async (id) => {
      const { demo } = openAt(id);
      savePois(
        demo,
        demo.pois.filter((poi) => poi.id !== id),
      );
    },

    arrange,
    ...planningOf(world, { open, arrange }),
  };
}

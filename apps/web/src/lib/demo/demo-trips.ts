import { listBuiltInPlaces } from '@ooo/domain/demo/demo-atlas';
import { demoHours } from '@ooo/domain/demo/demo-hours';
import { listDemoPlaces } from '@ooo/domain/demo/demo-places';
import { makeLocalDemoTrip } from '@ooo/domain/demo/demo-trip';
import { renewDemo } from '@ooo/domain/demo/renew-demo';
import { newPoi } from '@ooo/domain/pois/new-poi';
import { PoiId } from '@ooo/domain/shared/ids';
import { todayIn } from '@ooo/domain/shared/zoned';
import { NO_CACHES } from '@ooo/domain/trips/no-caches';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { tripTemperatures } from '@ooo/domain/trips/trip-temperatures';
import { TripPatch } from '@ooo/domain/trips/trip.schema';
import { toClimateWeather } from '@ooo/domain/weather/climate-weather';
import type { Procedures } from '../trpc.ts';
import { checkInput } from './demo-checks.ts';
import { refuse } from './refuse.ts';
import { changeDemoTrip } from './demo-settings.ts';
import type { Demo } from './demo-store.ts';
import { openTrip } from './demo-trip.ts';
import type { DemoWorld } from './demo-world.ts';

/** As a server would answer. The demo caches nothing: making it asks no source. */
const toAnswer = ({ trip }: Pick<Demo, 'trip'>): TripWithCaches => ({ ...trip, ...NO_CACHES });

/** The one trip of a visitor who is not signed in: it lives in the browser and is never sent to a server. */
export function demoTrips(world: DemoWorld) {
  const { store, packed, atlas, clock, language, temperatureUnit } = world;
  const now = () => clock().toISOString();
  const moment = () => ({
    now: now(),
    today: todayIn(atlas.destination.zone, clock()),
    language: language(),
  });
  const hoursOf = demoHours(atlas);
  return {
    'trips.list': () => {
      const demo = store.read();
      return demo ? [toAnswer(demo)] : [];
    },
    'trips.overview': () => {
      const demo = store.read();
      if (!demo) return [];
      const { trip, pois } = demo;
      const { climate, destination } = atlas;
      const temperatures = tripTemperatures(trip, {
        remembered: undefined,
        usual: (date) => toClimateWeather(climate, destination, date),
      });
      const { zone } = destination;
      return [{ trip: trip, poiCount: pois.length, zone, ...temperatures }];
    },
    'trips.get': ({ id }) => toAnswer(openTrip(world, id)),
    'trips.create': () => {
      throw refuse('signed-out');
    },
    /** The existing demo, on new dates if it is over; otherwise a fresh one. */
    'trips.createDemo': () => {
      const started = store.read();
      const renewed = started && renewDemo(started, moment());
      if (renewed) store.write(renewed);
      if (started) return toAnswer(renewed ?? started);
      const trip = { ...makeLocalDemoTrip(moment()), temperatureUnit: temperatureUnit() };
      const places = listDemoPlaces(listBuiltInPlaces(atlas), {
        startDate: trip.startDate,
        language: language(),
        hoursOf: ({ openingHours = null, coordinates }, date) =>
          hoursOf({ openingHours, location: { coordinates } }, date),
      });
      const pois = places.map((place, index) => {
        const id = PoiId.parse(clock().getTime() + index);
        return newPoi({ ...place, tripId: trip.id }, { id, now: now() });
      });
      store.write({ trip, pois });
      return toAnswer({ trip });
    },
    'trips.update': ({ id, patch }) => {
      const changed = changeDemoTrip(openTrip(world, id), checkInput(TripPatch, patch), now());
      store.write(changed);
      return toAnswer(changed);
    },
    'trips.delete': ({ id }) => {
      const { trip } = openTrip(world, id);
      store.remove();
      packed.remove(trip.id);
    },
  } satisfies Procedures;
}

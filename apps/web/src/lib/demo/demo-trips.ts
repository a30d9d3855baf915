import { listBuiltInPlaces } from '@ooo/domain/demo/demo-atlas';
import { demoHours } from '@ooo/domain/demo/demo-hours';
import { listDemoPlaces } from '@ooo/domain/demo/demo-places';
import { makeLocalDemoTrip } from '@ooo/domain/demo/demo-trip';
import { renewDemo } from '@ooo/domain/demo/renew-demo';
import { newPoi } from '@ooo/domain/pois/new-poi';
import { PoiId } from '@ooo/domain/shared/ids';
import { todayIn } from '@ooo/domain/shared/zoned';
import { tripTemperatures } from '@ooo/domain/trips/trip-temperatures';
import { TripPatch, TripSummary } from '@ooo/domain/trips/trip.schema';
import { toClimateWeather } from '@ooo/domain/weather/climate-weather';
import { temperatureRange } from '@ooo/domain/weather/temperature-range';
import type { Procedures } from '../trpc.ts';
import { checkInput } from './demo-checks.ts';
import { DemoRefusal } from './demo-refusal.ts';
import { changeDemoTrip } from './demo-settings.ts';
import { openTrip } from './demo-trip.ts';
import type { DemoWorld } from './demo-world.ts';

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
      return demo ? [demo.trip] : [];
    },
    'trips.overview': () => {
      const demo = store.read();
      if (!demo) return [];
      const { trip, pois } = demo;
      const { climate, destination } = atlas;
      const temperatures = tripTemperatures(trip, {
        remembered: temperatureRange(trip.weatherCache ?? []),
        usual: (date) => toClimateWeather(climate, destination, date),
      });
      const { zone } = destination;
      return [{ trip: TripSummary.parse(trip), poiCount: pois.length, zone, ...temperatures }];
    },
    'trips.get': ({ id }) => openTrip(world, id).trip,
    'trips.create': () => {
      throw new DemoRefusal('UNAUTHENTICATED', 'Sign in to plan a trip of your own.');
    },
    /** The existing demo, on new dates if it is over; otherwise a fresh one. */
    'trips.createDemo': () => {
      const started = store.read();
      const renewed = started && renewDemo(started, moment());
      if (renewed) store.write(renewed);
      if (started) return renewed?.trip ?? started.trip;
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
      return trip;
    },
    'trips.update': ({ id, patch }) => {
      const changed = changeDemoTrip(openTrip(world, id), checkInput(TripPatch, patch), now());
      store.write(changed);
      return changed.trip;
    },
    'trips.delete': ({ id }) => {
      const { trip } = openTrip(world, id);
      store.remove();
      packed.remove(trip.id);
    },
  } satisfies Procedures;
}

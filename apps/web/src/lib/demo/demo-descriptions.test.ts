import { newPoi } from '@ooo/domain/pois/new-poi';
import { toPoiId } from '@ooo/domain/shared/known-ids';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { expect, it } from 'vitest';
import { makeDemoWorld } from '../../testing/demo-world.ts';
import { moveDescriptions } from './demo-descriptions.ts';

it('moves a place’s description out of older notes, in any language, and leaves the traveller’s notes', () => {
  const world = makeDemoWorld();
  const [place] = world.atlas.places;
  if (!place) throw new Error('The demo has no places.');
  const { en, ko } = place.descriptions;
  const before = [`Type: Palace | ${en}`, ko, `${en} Go early.`, null];
  const pois = before.map((notes, at) =>
    newPoi(
      { tripId: DEMO_TRIP_ID, name: 'Place', notes, sourceId: place.id },
      { id: toPoiId(at + 1), now: '2025-09-20T12:00:00.000Z' },
    ),
  );
  world.store.write({ trip: makeTrip({ id: DEMO_TRIP_ID, isDemo: true }), pois });
  moveDescriptions(world);
  expect(world.store.read()?.pois.map(({ notes, description }) => [notes, description])).toEqual([
    ['Type: Palace', en],
    [null, ko],
    [`${en} Go early.`, null],
    [null, null],
  ]);
});

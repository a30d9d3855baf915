import { expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { PoiId } from '../shared/ids.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { listPlanPoints, listSuggestionPoints } from './plan-points.ts';

const SEOUL: Coordinates = [126.978, 37.5665];
const AIRPORT: Coordinates = [126.45, 37.46];
const at = (longitude: number) => ({ coordinates: [longitude, 37.5] as Coordinates });

const source = {
  trip: makeTrip(),
  airportAt: AIRPORT,
  destinationAt: SEOUL,
  pois: [
    makePoi({ id: 1, location: at(127.01) }),
    makePoi({ id: 2, location: at(129) }),
    makePoi({ id: 3, location: {} }),
    makePoi({ id: 4, location: at(127.04), date: date('2025-10-11'), startTime: time('10:00') }),
    makePoi({ id: 5, location: at(127.05), date: date('2025-12-01'), startTime: time('10:00') }),
    makePoi({ id: 6, location: at(127.06), tag: 'hotel' }),
    makePoi({ id: 7, location: at(127.07), tag: 'airport' }),
  ],
};

const suggestionLongitudes = (request: Parameters<typeof listSuggestionPoints>[1]) =>
  listSuggestionPoints(source, request).map(([longitude]) => longitude);

it('a plan leads to what wants a time and is near, what has one on the trip, hotels and the airport', () => {
  expect(listPlanPoints(source).map(([longitude]) => longitude)).toEqual([
    127.01, 127.04, 127.06, 126.45,
  ]);
  expect(listPlanPoints({ ...source, airportAt: undefined })).toHaveLength(3);
});

it('a suggestion leads to its own place and to what has a time', () => {
  expect(suggestionLongitudes({ poiId: PoiId.parse(2) })).toEqual([129, 127.04, 127.06, 126.45]);
  expect(suggestionLongitudes({ coordinates: [127.2, 37.5] })).toEqual([
    127.04, 127.06, 126.45, 127.2,
  ]);
  expect(suggestionLongitudes({})).toEqual([127.04, 127.06, 126.45]);
});

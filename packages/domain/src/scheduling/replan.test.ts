import { describe, expect, it } from 'vitest';
import type { Poi } from '../pois/poi.schema.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { planTrip } from './plan-trip.ts';
import type { AutoPlanAnswer } from './schedule.schema.ts';
import { PLAIN_ENGLISH } from '../shared/writing.ts';

const SEOUL: Coordinates = [126.978, 37.566];
/** The share of untouched visits that a replan may move. */
const MOST_MOVED = 0.2;

/** More sights of an hour and a half than four days hold, spread over the middle of the city. */
const ideas = Array.from({ length: 30 }, (_, index) =>
  makePoi({
    id: index + 1,
    duration: 90,
    location: {
      coordinates: [126.96 + ((index * 7) % 11) * 0.005, 37.55 + ((index * 5) % 7) * 0.005],
    },
  }),
);

function plan(pois: readonly Poi[], replan: boolean): AutoPlanAnswer {
  const source = { trip: makeTrip(), pois, hoursOf: () => null, destinationAt: SEOUL };
  return planTrip(source, { pace: 'balanced', replan }, PLAIN_ENGLISH);
}

describe('planning again after one visit is deleted', () => {
  const first = plan(ideas, false);
  const stored = ideas.map((poi) => {
    const item = first.items.find(({ poiId }) => poiId === poi.id);
    return makePoi({ ...poi, ...item, planned: item !== undefined });
  });
  const replans = first.items.slice(0, 12).map(({ poiId }) =>
    plan(
      stored.filter(({ id }) => id !== poiId),
      true,
    ),
  );

  it('has ideas left to choose from', () => {
    expect(first.unplaced.length).toBeGreaterThan(0);
  });

  it('uses the time that became free, in nine of twelve cases or more', () => {
    const full = replans.filter(({ items }) => items.length >= first.items.length);
    expect(full.length).toBeGreaterThanOrEqual(9);
  });

  it('takes no time from what had one, and moves at most a fifth of it', () => {
    for (const { items, unplaced } of replans) {
      expect(unplaced.filter(({ removed }) => removed)).toEqual([]);
      const moved = items.filter((item) => item.moved === true).length;
      expect(moved).toBeLessThanOrEqual(MOST_MOVED * (first.items.length - 1));
    }
  });
});

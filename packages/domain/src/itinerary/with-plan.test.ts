import { array, assert, boolean, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Poi } from '../pois/poi.schema.ts';
import type { PlannedItem, UnplacedItem } from '../scheduling/schedule.schema.ts';
import { PoiId } from '../shared/ids.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { toItinerary } from './itinerary.ts';
import { keepCurrent, withPlan } from './with-plan.ts';

const DAY = date('2025-10-11');
const OTHER_DAY = date('2025-10-12');

function idea(id: number): Poi {
  return makePoi({ id, name: `Place ${id}` });
}

function visit(id: number, startTime: string, fields: Parameters<typeof makePoi>[0] = {}): Poi {
  return makePoi({ id, date: DAY, startTime: time(startTime), duration: 60, ...fields });
}

function item(id: number, startTime: string, fields: Partial<PlannedItem> = {}): PlannedItem {
  return {
    poiId: PoiId.parse(id),
    name: `Place ${id}`,
    date: DAY,
    startTime: time(startTime),
    duration: 90,
    travelMin: 10,
    reason: 'Open all day.',
    ...fields,
  };
}

function leftOut(id: number, fields: Partial<UnplacedItem> = {}): UnplacedItem {
  return { poiId: PoiId.parse(id), name: `Place ${id}`, reason: 'Closed.', ...fields };
}

const ids = (...numbers: number[]) => new Set(numbers.map((number) => PoiId.parse(number)));

const timesOf = (pois: readonly Poi[]) =>
  pois.map(({ id, date: day, startTime, duration }) => [id, day, startTime, duration]);

describe('withPlan', () => {
  it.each([
    {
      name: 'gives an idea its time and length',
      pois: [idea(1)],
      items: [item(1, '10:00')],
      times: [[1, DAY, '10:00', 90]],
      marks: [[1, 'new']],
      ghosts: [1],
    },
    {
      name: 'leaves what is not wanted without a time',
      pois: [idea(1), idea(2)],
      items: [item(1, '10:00'), item(2, '12:00')],
      skipped: [1],
      times: [
        [1, null, null, null],
        [2, DAY, '12:00', 90],
      ],
      marks: [[2, 'new']],
      ghosts: [2],
      rest: [1],
    },
    {
      name: 'moves a visit, and cannot skip that',
      pois: [visit(1, '09:00', { date: OTHER_DAY })],
      items: [item(1, '10:00', { moved: true })],
      skipped: [1],
      times: [[1, DAY, '10:00', 90]],
      marks: [[1, 'moved']],
      ghosts: [1],
    },
    {
      name: 'leaves a visit as it is that stays',
      pois: [visit(1, '09:00')],
      items: [item(1, '09:00', { moved: false })],
      times: [[1, DAY, '09:00', 60]],
      marks: [[1, 'stays']],
      ghosts: [],
    },
    {
      name: 'takes the time of a visit that no longer fits, and of no other place',
      pois: [visit(1, '09:00'), idea(2), visit(3, '15:00')],
      unplaced: [leftOut(1, { removed: true }), leftOut(2)],
      times: [
        [1, null, null, null],
        [2, null, null, null],
        [3, DAY, '15:00', 60],
      ],
      marks: [[1, 'loses-time']],
      ghosts: [],
    },
  ])('$name', ({ pois, items = [], unplaced = [], skipped = [], rest = [], ...expected }) => {
    const overlay = withPlan(pois, { items, unplaced }, ids(...skipped));
    expect(timesOf(overlay.pois)).toEqual(expected.times);
    expect([...overlay.marks]).toEqual(expected.marks);
    expect([...overlay.ghosts]).toEqual(expected.ghosts);
    expect(overlay.skipped.map(({ poiId }) => poiId)).toEqual(rest);
  });

  it('numbers the stops as they would be, without the skipped ones', () => {
    const pois = [visit(9, '11:00'), idea(1), idea(2)];
    const plan = { items: [item(1, '09:00'), item(2, '14:00')], unplaced: [] };
    const numbers = (skipped: ReadonlySet<PoiId>) =>
      toItinerary({
        trip: makeTrip(),
        pois: withPlan(pois, plan, skipped).pois,
        airportEvents: [],
        hoursOf: () => null,
        destinationAt: undefined,
      }).days[1]?.rows.map((row) => (row.type === 'stop' ? [row.poi.id, row.number] : []));
    expect(numbers(ids())).toEqual([
      [1, 1],
      [9, 2],
      [2, 3],
    ]);
    expect(numbers(ids(1))).toEqual([
      [9, 1],
      [2, 2],
    ]);
  });

  it('loses no place, and changes no other', () => {
    const anyItem = record({
      id: integer({ min: 1, max: 12 }),
      moved: option(boolean(), { nil: undefined }),
      isSkipped: boolean(),
    });
    assert(
      property(array(anyItem, { maxLength: 12 }), (drafts) => {
        const pois = Array.from({ length: 8 }, (_, index) => visit(index + 1, '09:00'));
        const items = drafts.map(({ id, moved }) =>
          item(id, '18:00', moved === undefined ? {} : { moved }),
        );
        const skipped = ids(...drafts.filter((each) => each.isSkipped).map(({ id }) => id));
        const overlay = withPlan(pois, { items, unplaced: [] }, skipped);
        expect(overlay.pois.map(({ id }) => id)).toEqual(pois.map(({ id }) => id));
        const isGhost = (poi: Poi) => overlay.ghosts.has(poi.id);
        const others = overlay.pois.filter((poi) => !isGhost(poi));
        expect(others).toEqual(pois.filter((poi) => !isGhost(poi)));
      }),
    );
  });
});

describe('keepCurrent', () => {
  const plan = {
    items: [item(1, '10:00'), item(2, '12:00', { moved: true })],
    unplaced: [leftOut(3), leftOut(4, { removed: true })],
    conflicts: [
      { poiIds: [PoiId.parse(5), PoiId.parse(6)], date: DAY, sentence: 'They overlap.' },
    ] satisfies Parameters<typeof keepCurrent>[0]['conflicts'],
  };
  const all = [idea(1), visit(2, '09:00'), idea(3), visit(4, '15:00'), idea(5), idea(6)];
  const keptOf = (pois: readonly Poi[]) => {
    const { items, unplaced, conflicts } = keepCurrent(plan, pois);
    return [...[...items, ...unplaced].map(({ poiId }) => poiId), ...conflicts.map(() => 'clash')];
  };

  it.each([
    ['keeps all where nothing has changed', all, [1, 2, 3, 4, 'clash']],
    ['drops places that are gone', all.slice(2, 5), [3, 4]],
    [
      'drops what has got a time meanwhile, and what has lost it',
      [visit(1, '18:00'), idea(2), visit(3, '18:00'), idea(4), idea(5), idea(6)],
      ['clash'],
    ],
  ])('%s', (_, pois, kept) => {
    expect(keptOf(pois)).toEqual(kept);
  });
});

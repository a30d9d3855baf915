import { describe, expect, it } from 'vitest';
import type { Poi } from '../pois/poi.schema.ts';
import { PoiId } from '../shared/ids.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi } from '../testing/make-trip.ts';
import { choosePlaces, findForeignId } from './plan-choice.ts';
import type { PlanWishes } from './schedule.schema.ts';

const id = (value: number) => PoiId.parse(value);
const START = date('2025-10-10');
const SEOUL: [number, number] = [126.978, 37.566];
const BUSAN = { coordinates: [129.075, 35.18] as [number, number] };
const TIMED = { date: date('2025-10-12'), startTime: time('10:30'), duration: 45 };

/** Two ideas, a place set by hand, one that auto-plan has set, a flight and a hotel with a time. */
const POIS: Poi[] = [
  makePoi({ id: 1 }),
  makePoi({ id: 2 }),
  makePoi({ id: 3, ...TIMED }),
  makePoi({ id: 4, ...TIMED, planned: true }),
  makePoi({ id: 5, ...TIMED, category: 'Flight', planned: true }),
  makePoi({ id: 6, ...TIMED, tag: 'hotel' }),
];

function idsOf(pois: readonly Poi[], isTimed: boolean): number[] {
  return pois.filter(({ startTime }) => (startTime !== null) === isTimed).map((poi) => poi.id);
}

function choose(wishes: Partial<PlanWishes>, pois = POIS) {
  const { former, far, ...choice } = choosePlaces(pois, wishes, START, SEOUL);
  return {
    wanting: idsOf(choice.pois, false),
    fixed: idsOf(choice.pois, true),
    former: [...former],
    far: far.map((poi) => poi.id),
  };
}

describe('choosePlaces', () => {
  it.each<[string, Partial<PlanWishes>, number[], number[]]>([
    ['all ideas by default', {}, [1, 2], [3, 4, 5, 6]],
    ['some of the ideas', { poiIds: [id(2), id(3)] }, [2], [3, 4, 5, 6]],
    ['none of them', { poiIds: [] }, [], [3, 4, 5, 6]],
    [
      'a must beside those asked for',
      { poiIds: [id(2)], must: [id(1), id(3)] },
      [1, 2],
      [3, 4, 5, 6],
    ],
    ['what auto-plan has placed, planning again', { replan: true }, [1, 2, 4], [3, 5, 6]],
    ['of it only what is asked for', { replan: true, poiIds: [id(1)] }, [1], [3, 4, 5, 6]],
    ['what is released by name', { release: [id(3)], poiIds: [] }, [3], [4, 5, 6]],
    ['no flight and no hotel', { release: [id(5), id(6)] }, [1, 2], [3, 4, 5, 6]],
  ])('%s', (_, wishes, wanting, fixed) => {
    expect(choose(wishes)).toMatchObject({ wanting, fixed, far: [] });
  });

  it('knows where released places were, and how long they take', () => {
    expect(choose({ release: [id(3)] }).former).toEqual([[3, { day: 2, startMin: 630 }]]);
    const { pois } = choosePlaces(POIS, { release: [id(3)] }, START, SEOUL);
    expect(pois.find((poi) => poi.id === 3)).toMatchObject({
      date: null,
      startTime: null,
      duration: 45,
    });
  });

  it('keeps what is far away apart, a must as well, but only what is asked for', () => {
    const far = [1, 2].map((poi) => makePoi({ id: poi, location: BUSAN }));
    const timed = makePoi({ id: 4, ...TIMED, planned: true, location: BUSAN });
    expect(choose({ poiIds: [], must: [id(2)] }, far)).toMatchObject({ wanting: [], far: [2] });
    expect(choose({}, [...far, timed])).toMatchObject({ far: [1, 2], fixed: [4] });
    expect(choose({ replan: true }, [timed])).toMatchObject({ far: [4], fixed: [] });
  });
});

describe('findForeignId', () => {
  it.each<[Partial<PlanWishes>, number | undefined]>([
    [{}, undefined],
    [{ poiIds: [id(1)], must: [id(2)], release: [id(3)] }, undefined],
    [{ poiIds: [id(1), id(9)] }, 9],
    [{ must: [id(9)] }, 9],
    [{ release: [id(9)] }, 9],
  ])('%j: %s', (wishes, expected) => {
    expect(findForeignId(POIS, wishes)).toBe(expected);
  });
});

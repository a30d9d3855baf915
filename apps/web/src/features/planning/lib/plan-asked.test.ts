import { PoiId } from '@ooo/domain/shared/ids';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import {
  firstAsked,
  mayMove,
  type PlanAsked,
  toBeginning,
  toggleMove,
  toggleMust,
  toPlanWishes,
} from './plan-asked.ts';

const timed = { date: date('2025-10-11'), startTime: time('10:00') };
const idea = makePoi({ id: 1 });
const byHand = makePoi({ id: 2, ...timed });
const byPlan = makePoi({ id: 3, ...timed, planned: true });
const other = makePoi({ id: 4, ...timed, planned: true });
const pois = [idea, byHand, byPlan, other];

const balanced: PlanAsked = { pace: 'balanced' };
const again: PlanAsked = { pace: 'balanced', replan: true };

describe('firstAsked', () => {
  it('begins with what the traveller prefers', () => {
    const beginning = toBeginning({
      pace: 'full',
      dayStart: time('07:30'),
      dayEnd: null,
      travelBy: 'car',
    });
    expect(firstAsked([byPlan], beginning)).toEqual({
      pace: 'full',
      dayStart: '07:30',
      travelBy: 'car',
      replan: true,
    });
  });

  it.each([
    ['an idea waits', pois, balanced],
    ['nothing waits, and auto-plan has placed some', [byHand, byPlan], again],
    ['a person has placed all', [byHand], balanced],
  ])('%s', (_, places, asked) => {
    expect(firstAsked(places, balanced)).toEqual(asked);
  });
});

describe('toBeginning', () => {
  it.each([
    ['relaxed', null, null, { pace: 'relaxed' }],
    ['balanced', '11:00', '19:00', { pace: 'balanced', dayStart: '11:00', dayEnd: '19:00' }],
    ['balanced', '20:00', '19:00', { pace: 'balanced' }],
    ['relaxed', '22:00', null, { pace: 'relaxed' }],
  ] as const)('%s from %s to %s', (pace, dayStart, dayEnd, beginning) => {
    const preferences = {
      pace,
      dayStart: dayStart && time(dayStart),
      dayEnd: dayEnd && time(dayEnd),
      travelBy: 'mixed' as const,
    };
    expect(toBeginning(preferences)).toEqual(beginning);
  });
});

describe('toggleMove', () => {
  it.each([
    ['what a person placed', balanced, byHand, { pace: 'balanced', release: [2] }],
    ['what auto-plan placed', balanced, byPlan, { pace: 'balanced', release: [3] }],
    [
      'what a person placed, when planning again',
      again,
      byHand,
      { pace: 'balanced', replan: true, release: [2] },
    ],
    ['what would move anyway keeps its time', again, byPlan, { pace: 'balanced', release: [4] }],
  ])('%s', (_, asked, poi, wishes) => {
    const changed = toggleMove(asked, poi);
    expect(mayMove(changed, poi)).toBe(!mayMove(asked, poi));
    expect(toPlanWishes(changed, pois)).toEqual(wishes);
  });

  it.each([
    [balanced, byHand],
    [balanced, byPlan],
    [again, byHand],
    [again, byPlan],
  ])('twice is as before', (asked, poi) => {
    const back = toggleMove(toggleMove(asked, poi), poi);
    expect(toPlanWishes(back, pois)).toEqual(toPlanWishes(asked, pois));
  });
});

describe('toggleMust', () => {
  it('marks a place and unmarks it', () => {
    const must = toggleMust(balanced, idea.id);
    expect(toPlanWishes(must, pois)).toEqual({ pace: 'balanced', must: [1] });
    expect(toPlanWishes(toggleMust(must, idea.id), pois)).toEqual(balanced);
  });
});

describe('toPlanWishes', () => {
  it('ignores places that are gone', () => {
    const gone = PoiId.parse(99);
    const asked: PlanAsked = { ...balanced, must: [gone, idea.id], release: [gone] };
    expect(toPlanWishes(asked, pois)).toEqual({ pace: 'balanced', must: [1] });
  });

  it('keeps the other wishes', () => {
    const asked: PlanAsked = { pace: 'full', dayStart: time('10:00'), walkingMin: 60, kept: [] };
    expect(toPlanWishes(asked, pois)).toEqual({
      pace: 'full',
      dayStart: '10:00',
      walkingMin: 60,
    });
  });
});

import type { Poi } from '@ooo/domain/pois/poi.schema';
import { PoiId, TripId } from '@ooo/domain/shared/ids';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import {
  findClash,
  type HistoryStep,
  isDone,
  NO_HISTORY,
  reverse,
  toStep,
  withIds,
  withStep,
} from './history.ts';

const tripId = TripId.parse(1_000_001);
const at = (startTime: string | null): Partial<Poi> => ({
  date: startTime === null ? null : date('2025-10-11'),
  startTime: startTime === null ? null : time(startTime),
});
const palace = makePoi({ id: 1, name: 'Palace' });
const moved = { ...palace, ...at('10:00') };
const market = makePoi({ id: 2, name: 'Market' });

/** A change of one place from the first state to the second. */
const step = (before: Poi | undefined, after: Poi | undefined): HistoryStep => ({
  pois: [{ before, after }],
});

describe('toStep', () => {
  it('is what the change touched, as the server answered, without what others did meanwhile', () => {
    const answered = { ...moved, updatedAt: '2025-10-01T00:00:00.000Z' };
    const change = {
      tripId,
      before: [palace, market],
      after: [moved, market],
      answered: [answered],
    };
    expect(toStep(change)).toEqual(step(palace, answered));
  });

  it('recognises a new place by the answer, and ignores one that already existed', () => {
    const foreseen = { ...market, id: PoiId.parse(Number.MAX_SAFE_INTEGER) };
    const made = (answered: Poi) =>
      toStep({ tripId, before: [palace], after: [palace, foreseen], answered: [answered] });
    expect(made(market)).toEqual(step(undefined, market));
    expect(made(palace)).toBeUndefined();
  });

  it('is one for a plan, however many places that moved', () => {
    const planned = [palace, market].map((poi): Poi =>
      Object.assign({}, poi, at('10:00'), { planned: true }),
    );
    const change = { tripId, before: [palace, market], after: planned, answered: planned };
    expect(toStep(change)?.pois.map(({ after }) => after)).toEqual(planned);
  });

  it('is nothing where nothing changed', () => {
    expect(toStep({ tripId, before: [palace], after: [{ ...palace }] })).toBeUndefined();
  });
});

describe('withStep', () => {
  it('keeps the last twenty', () => {
    const steps = Array.from({ length: 25 }, (_, index) =>
      step(palace, { ...palace, name: `Palace ${index}` }),
    );
    const { undo } = steps.reduce(withStep, NO_HISTORY);
    expect(undo).toEqual(steps.slice(5));
  });

  it('treats the Undo of a message as an undo: it can be redone, and is not a change', () => {
    const removed = step(palace, undefined);
    const restored = step(undefined, { ...palace, id: PoiId.parse(9) });
    expect([removed, restored].reduce(withStep, NO_HISTORY)).toEqual({
      undo: [],
      redo: [restored],
    });
  });

  it('drops what could be redone once something else changes', () => {
    const history = { undo: [], redo: [step(moved, palace)] };
    expect(withStep(history, step(market, undefined))).toEqual({
      undo: [step(market, undefined)],
      redo: [],
    });
  });
});

it('refers to the current place, however often it was recreated', () => {
  const ids = new Map([
    [PoiId.parse(1), PoiId.parse(7)],
    [PoiId.parse(7), PoiId.parse(8)],
  ]);
  expect(withIds(step(palace, moved), ids)).toEqual(
    step({ ...palace, id: PoiId.parse(8) }, { ...moved, id: PoiId.parse(8) }),
  );
});

describe('findClash', () => {
  const back = reverse(step(palace, moved));
  it.each<[string, HistoryStep, Poi[], string | undefined]>([
    ['the place as it was left', back, [moved], undefined],
    ['another note since', back, [{ ...moved, notes: 'Go early.' }], undefined],
    ['another time since', back, [{ ...moved, ...at('12:00') }], 'Palace'],
    ['the time taken back already', back, [palace], undefined],
    ['the place gone', back, [], 'Palace'],
    [
      'a new place with a note since',
      step(palace, undefined),
      [{ ...palace, notes: 'x' }],
      'Palace',
    ],
    [
      'a place that came back',
      step(undefined, { ...palace, sourceId: 'a' }),
      [{ ...market, sourceId: 'a' }],
      'Palace',
    ],
    ['a place to make again', step(undefined, palace), [market], undefined],
  ])('%s', (_, wanted, pois, name) => {
    expect(findClash(wanted, pois)?.name).toBe(name);
  });

  it('a step that was interrupted is done in part', () => {
    expect(isDone({ before: moved, after: palace }, [palace])).toBe(true);
    expect(isDone({ before: palace, after: undefined }, [])).toBe(true);
    expect(isDone({ before: undefined, after: palace }, [])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { Poi } from '../pois/poi.schema.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { PoiId } from '../shared/ids.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { planTrip } from './plan-trip.ts';
import { AutoPlanAnswer, type PlanWishes } from './schedule.schema.ts';
import { PLAIN_ENGLISH } from '../shared/writing.ts';

const id = (value: number) => PoiId.parse(value);
const SEOUL: Coordinates = [126.978, 37.566];
/** Two kilometres further north each: half an hour on foot, or a ride. */
const at = (step: number) => ({ coordinates: [126.978, 37.566 + step * 0.018] as Coordinates });
const timed = (day: string, start: string) => ({ date: date(day), startTime: time(start) });

function plan(pois: readonly Poi[], wishes: Partial<PlanWishes> = {}) {
  const source = { trip: makeTrip(), pois, hoursOf: () => null, destinationAt: SEOUL };
  return AutoPlanAnswer.parse(planTrip(source, { pace: 'balanced', ...wishes }, PLAIN_ENGLISH));
}

function most({ days }: AutoPlanAnswer): number {
  return Math.max(...days.map(({ walkMin }) => walkMin));
}

describe('planTrip by wishes', () => {
  const ideas = [1, 2, 3].map((poi) => makePoi({ id: poi, name: `Place ${poi}` }));

  it('says what is on each day of the trip, and how much fits', () => {
    const fixed = makePoi({ id: 9, ...timed('2025-10-11', '09:00'), duration: 120 });
    const flight = makePoi({ id: 8, category: 'Flight', ...timed('2025-10-10', '09:00') });
    const { days, summary, items, conflicts } = plan([...ideas, fixed, flight]);
    expect(summary).toBe('All 3 fit.');
    expect(conflicts).toEqual([]);
    expect(days.map((day) => day.date)).toEqual([
      '2025-10-10',
      '2025-10-11',
      '2025-10-12',
      '2025-10-13',
    ]);
    const visits = days.reduce((sum, day) => sum + day.visits, 0);
    expect(visits).toBe(4);
    expect(days.reduce((sum, day) => sum + day.visitMin, 0)).toBe(
      120 + items.reduce((sum, item) => sum + item.duration, 0),
    );
  });

  it('keeps to the hours that the traveller wants', () => {
    const { items } = plan(ideas, { dayStart: time('13:00'), dayEnd: time('16:00') });
    expect(items).not.toEqual([]);
    for (const { startTime, duration } of items) {
      const [hour = 0, minute = 0] = startTime.split(':').map(Number);
      expect(hour * 60 + minute).toBeGreaterThanOrEqual(780);
      expect(hour * 60 + minute + duration).toBeLessThanOrEqual(960);
    }
  });

  it('keeps walks within the traveller’s limit', () => {
    const spread = [0, 1, 2, 3, 4, 5].map((step) =>
      makePoi({ id: step + 1, duration: 30, location: at(step / 2) }),
    );
    const free = plan(spread, { pace: 'full' });
    expect(free.unplaced).toEqual([]);
    expect(most(free)).toBeGreaterThan(15);
    const short = plan(spread, { pace: 'full', walkingMin: 15 });
    expect(short.items.length).toBeGreaterThan(3);
    expect(most(short)).toBeLessThanOrEqual(15);
  });

  it('puts in what must be in, before all others', () => {
    const long = [1, 2, 3, 4, 5, 6, 7, 8].map((poi) => makePoi({ id: poi, duration: 400 }));
    const left = plan(long).unplaced.map(({ poiId }) => poiId);
    expect(left.length).toBeGreaterThan(0);
    const placed = plan(long, { must: left }).items.map(({ poiId }) => poiId);
    expect(placed).toEqual(expect.arrayContaining(left.slice(0, 4)));
  });

  it('leaves other places alone', () => {
    const { items, unplaced, summary } = plan(ideas, { poiIds: [id(2)] });
    expect(items.map(({ poiId }) => poiId)).toEqual([2]);
    expect(unplaced).toEqual([]);
    expect(summary).toBe('It fits.');
  });

  it('plans again what auto-plan has placed, and says what moves', () => {
    const first = plan(ideas);
    const stored = ideas.map((poi) => {
      const item = first.items.find(({ poiId }) => poiId === poi.id);
      return makePoi({ ...poi, ...item, planned: true });
    });
    const again = plan(stored, { replan: true });
    expect(again.items.map(({ poiId, date: day, startTime }) => [poiId, day, startTime])).toEqual(
      first.items.map(({ poiId, date: day, startTime }) => [poiId, day, startTime]),
    );
    expect(again.items.map(({ moved }) => moved)).toEqual([false, false, false]);

    const later = plan(stored, { replan: true, dayStart: time('15:00') });
    const movedOnes = later.items.filter(({ startTime }) => startTime >= '15:00');
    expect(movedOnes).toHaveLength(3);
    expect(later.items.every(({ moved }) => moved === true)).toBe(true);
  });

  it('says that a released place loses its time', () => {
    const busan: Coordinates = [129.075, 35.18];
    const far = makePoi({
      id: 1,
      ...timed('2025-10-11', '10:00'),
      location: { coordinates: busan },
    });
    const { unplaced } = plan([far], { release: [id(1)] });
    expect(unplaced).toEqual([
      {
        poiId: 1,
        name: 'Gyeongbokgung',
        reason: 'It’s more than 100 km from your destination.',
        removed: true,
      },
    ]);
  });

  it('names what clashes, and does nothing about it', () => {
    const clash = [1, 2].map((poi) =>
      makePoi({ id: poi, name: `Place ${poi}`, ...timed('2025-10-11', '10:00') }),
    );
    expect(plan(clash).conflicts).toEqual([
      {
        poiIds: [1, 2],
        date: '2025-10-11',
        sentence: 'Place 1 and Place 2 overlap on Saturday.',
      },
    ]);
  });
});

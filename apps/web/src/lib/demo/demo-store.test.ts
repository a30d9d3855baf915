import { makeLocalDemoTrip } from '@ooo/domain/demo/demo-trip';
import { date } from '@ooo/domain/testing/literals';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import { makeMemoryStore } from '../../testing/memory-store.ts';
import { createDemoStore } from './demo-store.ts';

const trip = makeLocalDemoTrip({ now: '2025-09-01T00:00:00Z', today: date('2025-09-01') });
const demo = { trip, pois: [makePoi({ tripId: trip.id })] };
const KEY = 'demo-trip';

describe('the store of the demo', () => {
  it('has what another tab has written', () => {
    const storage = makeMemoryStore();
    createDemoStore(storage).write(demo);
    expect(createDemoStore(storage).read()).toEqual(demo);
    createDemoStore(storage).remove();
    expect(createDemoStore(storage).read()).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '[1]'],
    ['a trip of an account', JSON.stringify({ ...demo, trip: { ...trip, id: 1_000_001 } })],
    ['places of another trip', JSON.stringify({ ...demo, pois: [makePoi()] })],
    ['a trip of an older shape', JSON.stringify({ ...demo, trip: { id: trip.id } })],
  ])('has nothing where %s is stored', (_what, text) => {
    const storage = makeMemoryStore();
    storage.write(KEY, text);
    expect(createDemoStore(storage).read()).toBeUndefined();
  });

  it('gives a demo of an older version the fields that came since', () => {
    const storage = makeMemoryStore();
    const { gender: _gender, isDemo: _isDemo, ...older } = trip;
    storage.write(KEY, JSON.stringify({ ...demo, trip: older }));
    expect(createDemoStore(storage).read()?.trip).toEqual({ ...trip, gender: 'unspecified' });
  });

  it('lasts as long as the page if the browser keeps nothing', () => {
    const store = createDemoStore({ ...makeMemoryStore(), write: () => {} });
    store.write(demo);
    expect(store.read()).toEqual(demo);
    store.remove();
    expect(store.read()).toBeUndefined();
  });

  it('has the newest if the browser is full and keeps an older one', () => {
    const full = makeMemoryStore();
    full.write(KEY, JSON.stringify({ ...demo, pois: [] }));
    const store = createDemoStore({ ...full, write: () => {} });
    store.write(demo);
    expect(store.read()).toEqual(demo);
  });
});

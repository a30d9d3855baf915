import { describe, expect, it } from 'vitest';
import type { Pace } from './pace.ts';
import { makePlaces } from './places.ts';

/** Places with a clock that stands until it is told to go on; the first is taken by something slow. */
async function setUp(count: number) {
  let time = 0;
  const places = makePlaces(count, () => time);
  const begun: string[] = [];
  const leaves = new Map<string, () => void>();
  const unending = new AbortController().signal;
  const come = async (name: string, pace: Pace, signal = unending) => {
    leaves.set(name, await places.take(pace, signal));
    begun.push(name);
  };
  await come('first', 'slow');
  return {
    begun,
    places,
    come,
    wait: (ms: number) => (time += ms),
    leave: async (name = begun.at(-1) ?? '') => {
      leaves.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('one place', () => {
  it('lets quick ones pass, and keeps the order among those of a pace', async () => {
    const { begun, come, leave } = await setUp(1);
    const paces: Pace[] = ['slow', 'slow', 'unsure', 'quick', 'unsure', 'quick'];
    for (const [at, pace] of paces.entries()) void come(`${pace} ${at}`, pace);
    for (const _ of paces) await leave();
    expect(begun.slice(1)).toEqual([
      'quick 3',
      'quick 5',
      'unsure 2',
      'unsure 4',
      'slow 0',
      'slow 1',
    ]);
  });

  it('lets nothing pass what has waited long enough', async () => {
    const { begun, come, leave, wait } = await setUp(1);
    void come('picture', 'slow');
    wait(4900);
    void come('early text', 'quick');
    wait(200);
    void come('late text', 'quick');
    for (let turn = 0; turn < 3; turn += 1) await leave();
    expect(begun).toEqual(['first', 'early text', 'picture', 'late text']);
  });

  it('is not starved of slow ones by quick ones without end', async () => {
    const { begun, come, leave, wait } = await setUp(1);
    void come('picture', 'slow');
    for (let turn = 0; turn < 100; turn += 1) {
      void come(`text ${turn}`, 'quick');
      wait(100);
      await leave();
    }
    expect(begun.slice(50, 54)).toEqual(['text 49', 'picture', 'text 50', 'text 51']);
  });
});

describe('several places', () => {
  it('keep the last one for what is not slow', async () => {
    const { begun, come, leave } = await setUp(2);
    void come('picture', 'slow');
    await come('text', 'quick');
    expect(begun).toEqual(['first', 'text']);
    await leave('text');
    expect(begun).toEqual(['first', 'text']);
    await leave('first');
    expect(begun).toEqual(['first', 'text', 'picture']);
  });

  it('are all for quick ones where nothing is slow', async () => {
    const { begun, come, places } = await setUp(3);
    await Promise.all([come('text', 'quick'), come('PDF', 'unsure')]);
    expect(begun).toEqual(['first', 'text', 'PDF']);
    expect(places.countWaiting()).toBe(0);
  });
});

it('forgets who gives up, and goes on with the next', async () => {
  const { begun, come, leave, places } = await setUp(1);
  const gone = new AbortController();
  const leaving = come('gone', 'quick', gone.signal);
  void come('picture', 'slow');
  gone.abort('gone');
  await expect(leaving).rejects.toBe('gone');
  expect(places.countWaiting()).toBe(1);
  await leave();
  expect(begun).toEqual(['first', 'picture']);
  await expect(come('late', 'quick', gone.signal)).rejects.toBe('gone');
});

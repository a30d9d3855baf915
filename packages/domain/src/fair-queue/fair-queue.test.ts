import { describe, expect, it } from 'vitest';
import { makeQueueTime } from '../testing/queue-time.ts';
import { createFairQueue } from './fair-queue.ts';
import type { Entry, FairQueueOptions, Refusal } from './fair-queue.types.ts';

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}

const closing = (): Error => new Error('closed');

function setUp(options: Partial<FairQueueOptions> = {}) {
  const time = makeQueueTime();
  const queue = createFairQueue({
    time,
    total: 1,
    perOwner: 1,
    waitMs: 1e9,
    maxWaiting: 100,
    maxWaitingPerOwner: 50,
    refusal: (refusal) => new Refused(refusal),
    ...options,
  });
  const begun: string[] = [];
  const lost: string[] = [];
  const leaves = new Map<string, () => void>();
  /** Comes with a piece of work: `ann 1` is ann's. */
  const come = async (name: string, entry: Partial<Entry> = {}): Promise<void> => {
    const owner = name.split(' ')[0] ?? '';
    leaves.set(name, await queue.enter({ owner, giveWay: () => lost.push(name), ...entry }));
    begun.push(name);
  };
  /** After so long at work. */
  const leave = async (name = begun.at(-1) ?? '', afterMs = 0): Promise<void> => {
    await time.pass(afterMs);
    leaves.get(name)?.();
    await time.pass(0);
  };
  return { queue, time, begun, lost, come, leave };
}

const refusal = (expected: Partial<Refusal>) => ({ refusal: expect.objectContaining(expected) });

describe('turns', () => {
  it('give an owner no more than its share, and all no more than there is', async () => {
    const { come, begun, leave } = setUp({ total: 3, perOwner: 2 });
    for (const name of ['ann 1', 'ann 2', 'ann 3', 'bob 1', 'cid 1']) void come(name);
    await leave('none');
    expect(begun).toEqual(['ann 1', 'ann 2', 'bob 1']);
    await leave('ann 1');
    expect(begun.at(-1)).toBe('cid 1');
    await leave('cid 1');
    expect(begun.at(-1)).toBe('ann 3');
    // Given back twice is given back once.
    await leave('cid 1');
    void come('dan 1');
    await leave('none');
    expect(begun.at(-1)).toBe('ann 3');
  });

  it('put an owner’s second piece behind everyone’s first, whenever it came', async () => {
    const { come, begun, leave } = setUp();
    for (const name of ['ann 1', 'ann 2', 'ann 3', 'bob 1', 'bob 2', 'cid 1']) void come(name);
    await leave('none');
    for (let turn = 0; turn < 5; turn += 1) await leave();
    expect(begun).toEqual(['ann 1', 'bob 1', 'cid 1', 'ann 2', 'bob 2', 'ann 3']);
  });

  it('serve owners who took little before those who took much, however many they are', async () => {
    const { come, begun, leave } = setUp();
    const greedy = Array.from({ length: 8 }, (_, at) => `greedy${at}`);
    for (const name of greedy) for (const piece of [1, 2, 3]) void come(`${name} ${piece}`);
    await leave('none');
    for (const _ of greedy) await leave(undefined, 10_000);
    expect(begun.at(-1)).toBe('greedy0 2');
    void come('bystander 1');
    await leave(undefined, 10_000);
    expect(begun.at(-1)).toBe('bystander 1');
    void come('bystander 2');
    await leave(undefined, 200);
    expect(begun.at(-1)).toBe('bystander 2');
  });

  it('serve known short work before unknown work', async () => {
    const { come, begun, leave } = setUp();
    void come('bystander 1');
    await leave('bystander 1', 3000);
    for (let account = 0; account < 8; account += 1) void come(`new${account}`);
    void come('bystander 2');
    await leave('none');
    await leave('new0', 10_000);
    expect(begun).toEqual(['bystander 1', 'new0', 'bystander 2']);
  });

  it('tell new accounts apart by their addresses', async () => {
    const { come, begun, leave } = setUp();
    for (let account = 0; account < 20; account += 1) {
      void come(`new${account}`, { address: '192.0.2.1' });
    }
    void come('other', { address: '192.0.2.2' });
    await leave('none');
    await leave();
    expect(begun).toEqual(['new0', 'other']);
  });

  it('let no one wait for ever behind owners who took little', async () => {
    const { come, begun, leave } = setUp();
    void come('ann 1');
    await leave('ann 1', 3000);
    void come('quick 0');
    void come('ann 2');
    for (let turn = 1; !begun.includes('ann 2') && turn < 500; turn += 1) {
      void come(`quick${turn} 1`);
      await leave(undefined, 500);
    }
    expect(begun.at(-1)).toBe('ann 2');
    expect(begun.length).toBeLessThan(200);
  });

  it('let owners who come within the head start go first, and no one after it', async () => {
    const { come, begun, leave, time } = setUp();
    void come('ann now');
    void come('ann slow', { patienceMs: 5000 });
    await time.pass(4900);
    void come('ann early');
    await time.pass(200);
    void come('ann late');
    for (let turn = 0; turn < 3; turn += 1) await leave();
    expect(begun).toEqual(['ann now', 'ann early', 'ann slow', 'ann late']);
  });

  it('do not let small amounts overtake a large one, nor let it be too large to fit', async () => {
    const { come, begun, leave } = setUp({ total: 4, perOwner: 4 });
    void come('ann', { amount: 2 });
    void come('bob', { amount: 100 });
    void come('cid');
    await leave('none');
    expect(begun).toEqual(['ann']);
    await leave('ann');
    expect(begun).toEqual(['ann', 'bob']);
    await leave('bob');
    expect(begun).toEqual(['ann', 'bob', 'cid']);
  });

  it('keep work in a lane from taking everything', async () => {
    const { come, begun, leave } = setUp({ total: 2, perOwner: 2, lanes: { slow: 1 } });
    void come('ann', { lane: 'slow' });
    void come('bob', { lane: 'slow' });
    void come('cid');
    await leave('none');
    expect(begun).toEqual(['ann', 'cid']);
    await leave('cid');
    expect(begun).toEqual(['ann', 'cid']);
    await leave('ann');
    expect(begun).toEqual(['ann', 'cid', 'bob']);
  });
});

describe('waiting', () => {
  it('ends in time, with the share that is used up and the number ahead', async () => {
    const { come, time } = setUp({ total: 2, waitMs: 5000 });
    for (const name of ['ann 1', 'bob 1']) void come(name);
    const own = come('ann 2');
    const all = come('cid 1');
    const patient = come('dan 1', { waitMs: 9000 });
    void time.pass(5000);
    await expect(own).rejects.toMatchObject(refusal({ shortage: 'own', why: 'late', ahead: 2 }));
    await expect(all).rejects.toMatchObject(refusal({ shortage: 'all', why: 'late', ahead: 0 }));
    void time.pass(4000);
    await expect(patient).rejects.toMatchObject(refusal({ why: 'late' }));
  });

  it('is refused at once if too many are waiting', async () => {
    const { come } = setUp({ maxWaiting: 3, maxWaitingPerOwner: 2 });
    for (const name of ['ann 1', 'bob 1', 'bob 2', 'cid 1']) void come(name);
    await expect(come('bob 3')).rejects.toMatchObject(refusal({ shortage: 'own', why: 'crowded' }));
    await expect(come('dan 1')).rejects.toMatchObject(refusal({ shortage: 'all', ahead: 2 }));
  });

  it('is told its place, and each change of it', async () => {
    const { come, leave } = setUp();
    const told: number[] = [];
    void come('ann 1');
    for (const name of ['bob 1', 'bob 2', 'cid 1']) void come(name);
    void come('dan 1', { onAhead: (ahead) => told.push(ahead) });
    await leave('ann 1');
    await leave('bob 1');
    await leave('cid 1');
    expect(told).toEqual([2, 1, 0]);
  });

  it('ends with its signal and makes room for those behind', async () => {
    const { come, begun, leave, queue } = setUp({ total: 2, perOwner: 2 });
    void come('ann');
    const going = new AbortController();
    const large = come('bob', { amount: 2, signal: going.signal });
    void come('cid');
    await leave('none');
    expect(queue.countWaiting()).toBe(2);
    going.abort(new Error('gone'));
    await expect(large).rejects.toThrow('gone');
    await leave('none');
    expect(begun).toEqual(['ann', 'cid']);
    await expect(come('late', { signal: going.signal })).rejects.toThrow('gone');
  });

  it('is over when the queue closes', async () => {
    const { come, queue } = setUp();
    void come('ann');
    const waiting = [come('bob', { amount: 1 }), come('cid')];
    queue.close(closing);
    for (const one of waiting) await expect(one).rejects.toThrow('closed');
    await expect(come('dan')).rejects.toThrow('closed');
  });
});

describe('a place that is held slowly', () => {
  const slow = { minPerSec: 100, graceMs: 5000, turnMs: 60_000 };

  it('stays if no one waits, and is given to an owner who waits', async () => {
    const { come, begun, lost, time } = setUp({ slow });
    void come('ann', { progress: () => ({ moved: 10, ms: time.performance.now() }) });
    await time.pass(50_000);
    expect(lost).toEqual([]);
    void come('bob');
    await time.pass(1000);
    expect([lost, begun]).toEqual([['ann'], ['ann', 'bob']]);
  });

  it('is kept for a while, and while enough moves, but no longer than a turn', async () => {
    const { come, lost, time } = setUp({ slow, waitMs: 90_000 });
    void come('ann', {
      progress: () => ({ moved: time.performance.now(), ms: time.performance.now() }),
    });
    void come('bob', { progress: () => ({ moved: 0, ms: time.performance.now() - 61_000 }) });
    await time.pass(60_000);
    expect(lost).toEqual([]);
    await time.pass(1000);
    expect(lost).toEqual(['ann']);
    void come('cid');
    await time.pass(4000);
    expect(lost).toEqual(['ann']);
    await time.pass(2000);
    expect(lost).toEqual(['ann', 'bob']);
  });

  it('is taken from the owner who holds most, and not for one who holds as much', async () => {
    const { come, begun, lost, time } = setUp({ slow, total: 3, perOwner: 2 });
    for (const name of ['cid 1', 'ann 1', 'ann 2'])
      void come(name, { progress: () => ({ moved: 0, ms: time.performance.now() }) });
    void come('cid 2');
    await time.pass(9000);
    expect(lost).toEqual(['ann 1']);
    expect(begun.at(-1)).toBe('cid 2');
    void come('ann 3');
    await time.pass(20_000);
    expect(lost).toEqual(['ann 1', 'cid 1']);
    void come('ann 4');
    await time.pass(20_000);
    expect(lost).toHaveLength(2);
  });

  it('stays while it cannot be lost', async () => {
    const { come, lost, time } = setUp({ slow });
    void come('ann', { progress: () => undefined });
    void come('bob');
    await time.pass(90_000);
    expect(lost).toEqual([]);
  });
});

import { makeQueueTime } from '@ooo/domain/testing/queue-time';
import { describe, expect, it } from 'vitest';
import type { Pace } from './pace.ts';
import { makeReaderSlots } from './reader-slots.ts';

/** Slots with a clock that rests until it is moved on; the first is taken by something slow. */
async function setUp(maxReaders: number) {
  const time = makeQueueTime();
  const slots = makeReaderSlots({ maxReaders, maxQueue: 50, maxWaitMs: 90_000, time });
  const begun: string[] = [];
  const leaves = new Map<string, () => void>();
  const come = async (name: string, pace: Pace, owner?: string) => {
    leaves.set(name, await slots.take(pace, owner === undefined ? {} : { owner }));
    begun.push(name);
  };
  await come('first', 'slow', 'first');
  return {
    begun,
    come,
    time,
    leave: async (name = begun.at(-1) ?? '') => {
      leaves.get(name)?.();
      await time.pass(0);
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
    const { begun, come, leave, time } = await setUp(1);
    void come('picture', 'slow');
    await time.pass(4900);
    void come('early mail', 'quick');
    await time.pass(200);
    void come('late mail', 'quick');
    for (let turn = 0; turn < 3; turn += 1) await leave();
    expect(begun).toEqual(['first', 'early mail', 'picture', 'late mail']);
  });

  it('never has text wait for it', async () => {
    const { begun, come, leave } = await setUp(1);
    for (let at = 0; at < 10; at += 1) void come(`picture ${at}`, 'slow', 'greedy');
    await come('text', 'text', 'greedy');
    await leave('text');
    await come('other text', 'text');
    expect(begun).toEqual(['first', 'text', 'other text']);
  });

  it('is given to who has had none before the second document of anybody', async () => {
    const { begun, come, leave } = await setUp(1);
    for (const at of [1, 2, 3]) void come(`greedy ${at}`, 'unsure', 'greedy');
    void come('bystander', 'unsure', 'bystander');
    await leave();
    await leave();
    expect(begun).toEqual(['first', 'greedy 1', 'bystander']);
  });
});

describe('several slots', () => {
  it('keep the last one for what is not slow, and for others', async () => {
    const { begun, come, leave } = await setUp(2);
    void come('picture', 'slow');
    void come('more', 'quick', 'first');
    await come('mail', 'quick');
    expect(begun).toEqual(['first', 'mail']);
    await leave('mail');
    expect(begun).toEqual(['first', 'mail']);
    await leave('first');
    expect(begun).toEqual(['first', 'mail', 'picture', 'more']);
  });

  it('are all for quick ones where nothing is slow', async () => {
    const { begun, come } = await setUp(3);
    await Promise.all([come('mail', 'quick'), come('PDF', 'unsure')]);
    expect(begun).toEqual(['first', 'mail', 'PDF']);
  });
});

it('tells who waits too long that many are read', async () => {
  const { come, time } = await setUp(1);
  const waiting = come('mail', 'quick');
  void time.pass(90_000);
  await expect(waiting).rejects.toMatchObject({ code: 'BUSY' });
});

import { expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

const LIMITS = { most: 2, mostWaiting: 4, mostWaitingEach: 2, maxWaitMs: 60_000 };

/** Takes a turn and notes when it begins; `end` ends it. */
function takerIn(turns: ReturnType<typeof createTurns>, begun: string[]) {
  return (owner: string, name: string, signal?: AbortSignal) => {
    const turn = turns.take(owner, signal).then((end) => {
      begun.push(name);
      return end;
    });
    turn.catch(() => undefined);
    return { turn, end: async () => (await turn)() };
  };
}

const settle = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('an owner has one turn at a time, and others pass those who wait for their own', async () => {
  const begun: string[] = [];
  const take = takerIn(createTurns(LIMITS), begun);
  const first = take('ann', 'ann 1');
  const second = take('ann', 'ann 2');
  const other = take('bob', 'bob 1');
  await settle();
  expect(begun).toEqual(['ann 1', 'bob 1']);
  await other.end();
  await settle();
  expect(begun).toEqual(['ann 1', 'bob 1']);
  await first.end();
  await second.turn;
  expect(begun).toEqual(['ann 1', 'bob 1', 'ann 2']);
});

test('owners are served in rotation, however much one of them asks for', async () => {
  const begun: string[] = [];
  const take = takerIn(createTurns({ ...LIMITS, most: 1 }), begun);
  const turns = [
    take('ann', 'ann 1'),
    take('ann', 'ann 2'),
    take('ann', 'ann 3'),
    take('bob', 'bob 1'),
    take('cid', 'cid 1'),
  ];
  for (const name of ['ann 1', 'ann 2', 'bob 1', 'cid 1', 'ann 3']) {
    await settle();
    expect(begun.at(-1)).toBe(name);
    const index = ['ann 1', 'ann 2', 'ann 3', 'bob 1', 'cid 1'].indexOf(name);
    await turns[index]?.end();
  }
});

test('who asks for too much is told so, and so is everybody where too many wait', async () => {
  const take = takerIn(createTurns({ ...LIMITS, mostWaiting: 3 }), []);
  for (const name of ['1', '2', '3']) take('ann', name);
  await expect(take('ann', '4').turn).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfterSec: expect.any(Number) },
  });
  take('bob', '1');
  take('cid', '1');
  await expect(take('dan', '1').turn).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a turn that does not come in time is refused, and the line goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const begun: string[] = [];
    const take = takerIn(createTurns({ ...LIMITS, most: 1, maxWaitMs: 5000 }), begun);
    const first = take('ann', 'ann');
    const late = take('bob', 'bob');
    vi.advanceTimersByTime(4999);
    const patient = take('cid', 'cid');
    vi.advanceTimersByTime(1);
    await expect(late.turn).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await first.end();
    await patient.turn;
    expect(begun).toEqual(['ann', 'cid']);
  } finally {
    vi.useRealTimers();
  }
});

test('who leaves makes room', async () => {
  const begun: string[] = [];
  const take = takerIn(createTurns({ ...LIMITS, most: 1, mostWaiting: 1 }), begun);
  const first = take('ann', 'ann');
  const leaving = new AbortController();
  const gone = take('bob', 'bob', leaving.signal);
  await settle();
  leaving.abort(new Error('gone'));
  await expect(gone.turn).rejects.toThrow('gone');
  const next = take('cid', 'cid');
  await first.end();
  await first.end();
  await next.turn;
  expect(begun).toEqual(['ann', 'cid']);
  await expect(take('dan', 'dan', AbortSignal.abort(new Error('gone'))).turn).rejects.toThrow(
    'gone',
  );
});

test('closing sends away whoever waits and whoever comes', async () => {
  const turns = createTurns({ ...LIMITS, most: 1 });
  const take = takerIn(turns, []);
  take('ann', 'ann');
  const waiting = take('bob', 'bob');
  await settle();
  turns.close();
  await expect(waiting.turn).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(take('cid', 'cid').turn).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSharedAnswers } from './shared-answers.ts';

interface Answer {
  readonly at: number;
}

/** Work whose end the test decides. */
function makeWork() {
  const begun: { signal: AbortSignal; end: (value: Answer, keepMs?: number) => void }[] = [];
  const make = async (signal: AbortSignal) =>
    new Promise<{ value: Answer; keepMs: number }>((resolve, reject) => {
      begun.push({ signal, end: (value, keepMs = 1000) => resolve({ value, keepMs }) });
      signal.addEventListener('abort', () => reject(new Error('ended')));
    });
  return { begun, make };
}

test('callers who ask the same at once wait for one answer, which is then remembered', async () => {
  const answers = createSharedAnswers<Answer>();
  const { begun, make } = makeWork();
  const both = Promise.all([
    answers.ask('a', undefined, make),
    answers.ask('a', new AbortController().signal, make),
  ]);
  const other = answers.ask('b', undefined, make);
  expect(begun).toHaveLength(2);
  expect(answers.find('a')).toBeUndefined();
  begun[0]?.end({ at: 1 });
  begun[1]?.end({ at: 2 }, 0);
  expect(await both).toEqual([{ at: 1 }, { at: 1 }]);
  expect(await other).toEqual({ at: 2 });
  expect(answers.find('a')).toEqual({ at: 1 });
  expect(await answers.ask('a', undefined, make)).toEqual({ at: 1 });
  expect(answers.find('b')).toBeUndefined();
});

test('an answer is remembered for as long as it holds', async () => {
  const answers = createSharedAnswers<Answer>();
  await answers.ask('a', undefined, async () => ({ value: { at: 1 }, keepMs: 30 }));
  expect(answers.find('a')).toEqual({ at: 1 });
  await sleep(60);
  expect(answers.find('a')).toBeUndefined();
});

test('a caller who leaves ends the work only if no one else waits for it', async () => {
  const answers = createSharedAnswers<Answer>();
  const { begun, make } = makeWork();
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = [first, second].map(async ({ signal }) => answers.ask('a', signal, make));
  const outcomes = Promise.allSettled(asked);
  first.abort(new Error('first has gone'));
  expect(begun[0]?.signal.aborted).toBe(false);
  second.abort(new Error('second has gone'));
  expect(begun[0]?.signal.aborted).toBe(true);
  expect(await outcomes).toMatchObject([
    { reason: { message: 'first has gone' } },
    { reason: { message: 'second has gone' } },
  ]);
  const again = answers.ask('a', undefined, make);
  expect(begun).toHaveLength(2);
  begun[1]?.end({ at: 2 });
  expect(await again).toEqual({ at: 2 });
});

test('a failure reaches all who wait, and is not remembered', async () => {
  const answers = createSharedAnswers<Answer>();
  await expect(
    answers.ask('a', undefined, async () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  expect(await answers.ask('a', undefined, async () => ({ value: { at: 3 }, keepMs: 0 }))).toEqual({
    at: 3,
  });
});

test('a caller who has already left asks nothing', async () => {
  const answers = createSharedAnswers<Answer>();
  const { begun, make } = makeWork();
  await expect(answers.ask('a', AbortSignal.abort(new Error('gone')), make)).rejects.toThrow(
    'gone',
  );
  expect(begun).toEqual([]);
});

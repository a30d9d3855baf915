import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { createGate, type GateOptions } from './gate.ts';

const CODES = { own: 'RATE_LIMITED', all: 'UNAVAILABLE' } as const;

const makeGate = (options: Partial<GateOptions> = {}) =>
  createGate({
    total: 4,
    perHolder: 2,
    waitMs: 20,
    maxWaiting: 10,
    maxWaitingPerHolder: 5,
    refusal: (shortage) => new AppError(CODES[shortage]),
    ...options,
  });

const hour = 60 * 60 * 1000;
const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('there is no more than the total, and no holder has more than its share', async () => {
  const gate = makeGate();
  await gate.enter({ holder: 'kim' });
  await gate.enter({ holder: 'kim' });
  await expect(gate.enter({ holder: 'kim' })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await gate.enter({ holder: 'lee' });
  await gate.enter({ holder: 'park' });
  await expect(gate.enter({ holder: 'choi' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('what is given back goes to whoever waits longest, past holders that have their share', async () => {
  const gate = makeGate({ waitMs: hour });
  const order: string[] = [];
  const enter = async (holder: string) => {
    const leave = await gate.enter({ holder });
    order.push(holder);
    return leave;
  };
  const leaveKim = await enter('kim');
  const leaveLee = await enter('lee');
  await Promise.all([enter('kim'), enter('lee')]);
  const waiting = [enter('kim'), enter('park'), enter('choi')];
  leaveLee();
  await waiting[1];
  expect(order).toEqual(['kim', 'lee', 'kim', 'lee', 'park']);
  leaveKim();
  // Given back twice is given back once.
  leaveKim();
  await waiting[0];
  await settled();
  expect(order).toEqual(['kim', 'lee', 'kim', 'lee', 'park', 'kim']);
});

test('a large amount is not passed by small ones, and fits however large it is', async () => {
  const gate = makeGate({ perHolder: 4, waitMs: hour });
  const leave = await gate.enter({ holder: 'kim', amount: 2 });
  const order: string[] = [];
  const large = gate.enter({ holder: 'lee', amount: 100 }).then((back) => {
    order.push('large');
    return back;
  });
  const small = gate.enter({ holder: 'park' }).then(() => order.push('small'));
  await settled();
  expect(order).toEqual([]);
  leave();
  (await large)();
  await small;
  expect(order).toEqual(['large', 'small']);
});

test('anyone who leaves the queue makes room for those behind', async () => {
  const gate = makeGate({ perHolder: 4, waitMs: hour });
  await gate.enter({ holder: 'kim', amount: 3 });
  const going = new AbortController();
  const large = gate.enter({ holder: 'lee', amount: 4, signal: going.signal });
  const small = gate.enter({ holder: 'park' });
  going.abort(new Error('gone'));
  await expect(large).rejects.toThrow('gone');
  await small;
  await expect(gate.enter({ holder: 'lee', signal: going.signal })).rejects.toThrow('gone');
});

test('where too many wait the next one is refused at once', async () => {
  const gate = makeGate({ total: 1, waitMs: hour, maxWaiting: 3, maxWaitingPerHolder: 2 });
  await gate.enter({ holder: 'kim' });
  for (const holder of ['lee', 'lee', 'park']) void gate.enter({ holder });
  await expect(gate.enter({ holder: 'lee' })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await expect(gate.enter({ holder: 'choi' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

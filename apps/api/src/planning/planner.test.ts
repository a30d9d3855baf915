import type { Asker } from '@ooo/domain/fair-queue/fair-queue.types';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { afterAll, expect, test } from 'vitest';
import { createStartWatches } from '../health/start-watch.ts';
import { hoursKey } from './hours-question.ts';
import { createPlanner, type PlannerOptions } from './planner.ts';
import type { HoursQuestion, PlanTask, Planner } from '../context/ports/planning.ts';
import { PLAIN_ENGLISH } from '@ooo/domain/shared/writing';

const threadFile = new URL('../testing/scripted-planning.thread.ts', import.meta.url);
const HOURS_AT = { coordinates: [127, 37.5] as [number, number], zone: 'Asia/Seoul' };
const ANN: Asker = { owner: 'ann' };
const BOB: Asker = { owner: 'bob' };
const CID: Asker = { owner: 'cid' };
const DAN: Asker = { owner: 'dan' };
const planners: Planner[] = [];
afterAll(async () => Promise.all(planners.map(async (planner) => planner.close())));

function start(options: PlannerOptions = {}): Planner {
  const planner = createPlanner(options);
  planners.push(planner);
  return planner;
}

const scripted = (options: PlannerOptions = {}): Planner => start({ threadFile, ...options });

const task = (name: string): PlanTask => ({
  source: { trip: makeTrip(), pois: [makePoi({ name })], hoursAt: HOURS_AT },
  wishes: { pace: 'balanced' },
  writing: PLAIN_ENGLISH,
});

async function threadOf(planner: Planner, user: Asker): Promise<number | undefined> {
  return (await planner.plan(user, task('work'))).unplaced[0]?.poiId;
}

test('a task that takes too long is ended with its thread, and the next one is done', async () => {
  const planner = scripted({ maxThreads: 1, timeLimitMs: 3000 });
  const before = await threadOf(planner, ANN);
  await expect(planner.plan(ANN, task('spin'))).rejects.toMatchObject({
    code: 'RULE_VIOLATED',
    message: expect.stringContaining('too large to plan at once'),
    details: { reason: 'too-much' },
  });
  expect(await threadOf(planner, ANN)).not.toBe(before);
});

test('a task that takes too much memory is too much as well', async () => {
  const planner = scripted({ maxThreads: 1, maxHeapMb: 24 });
  await expect(planner.plan(ANN, task('grow'))).rejects.toMatchObject({ code: 'RULE_VIOLATED' });
  expect(await threadOf(planner, ANN)).toBeGreaterThan(0);
});

test('a thread that fails or ends by itself is an error of its task alone', async () => {
  const planner = scripted({ maxThreads: 1 });
  await expect(planner.plan(ANN, task('fail'))).rejects.toThrow('The script says so.');
  await expect(planner.plan(ANN, task('end'))).rejects.toThrow('exit');
  expect(await threadOf(planner, ANN)).toBeGreaterThan(0);
});

test('a client that goes away ends its task, running or waiting', async () => {
  const planner = scripted({ maxThreads: 1 });
  await threadOf(planner, ANN);
  const [working, waiting] = [new AbortController(), new AbortController()];
  const work = planner.plan({ ...ANN, signal: working.signal }, task('spin'));
  const wait = planner.plan({ ...BOB, signal: waiting.signal }, task('spin'));
  const next = threadOf(planner, CID);
  await pause(50);
  waiting.abort();
  working.abort();
  await expect(wait).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(work).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await next).toBeGreaterThan(0);
});

test('a user with many long tasks leaves a thread to others', async () => {
  const planner = scripted();
  const ending = new AbortController();
  const long = Array.from({ length: 9 }, async () =>
    planner.plan({ ...ANN, signal: ending.signal }, task('spin')),
  );
  const ends = Promise.allSettled(long);
  await expect(planner.plan(ANN, task('spin'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await threadOf(planner, BOB)).toBeGreaterThan(0);
  ending.abort();
  expect((await ends).map(({ status }) => status)).toEqual(long.map(() => 'rejected'));
});

test('a user who comes after many long tasks of others is next, and waiting does not count against their time', async () => {
  const planner = scripted({ maxThreads: 1, timeLimitMs: 400 });
  const order: string[] = [];
  const note = async (name: string, work: Promise<unknown>): Promise<void> => {
    await work.then(
      () => order.push(name),
      () => order.push(name),
    );
  };
  const greedy = [1, 2, 3].flatMap((user) =>
    [1, 2].map(async (piece) =>
      note(`${user}.${piece}`, planner.plan({ owner: `user ${user}` }, task('spin'))),
    ),
  );
  await expect.poll(() => order.length).toBe(3);
  await note('bystander', planner.plan(BOB, task('pause 300')));
  await Promise.all(greedy);
  // The task that had begun before is over first.
  expect(order.slice(0, 5)).toEqual(['1.1', '2.1', '3.1', '1.2', 'bystander']);
});

test('hours leave a thread to plans', async () => {
  const planner = scripted({ timeLimitMs: 1500 });
  const ends = Promise.allSettled(
    ['ann', 'cid'].map(async (owner) =>
      planner.listHours({ owner }, [{ ...HOURS_AT, expression: `spin ${owner}` }], []),
    ),
  );
  expect(await threadOf(planner, BOB)).toBeGreaterThan(0);
  expect(await ends).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
});

test('a thread that cannot start is not the trip’s fault, is reported at once, and is tried again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ooo-thread-'));
  const file = pathToFileURL(join(folder, 'absent.thread.mjs'));
  let now = 0;
  const watches = createStartWatches(() => now);
  const lines: object[] = [];
  watches.reportTo((facts) => lines.push(facts));
  const planner = start({
    threadFile: file,
    starts: watches.watch('planning'),
    timeLimitMs: 20_000,
  });
  const tasks = [1, 2, 3].map(async (user) => planner.plan({ owner: `${user}` }, task('work')));
  for (const one of await Promise.allSettled(tasks)) {
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
  }
  expect(watches.listFailing()).toEqual(['planning']);
  expect(lines).toMatchObject([
    { helper: 'planning', err: { cause: { code: 'ERR_MODULE_NOT_FOUND' } } },
  ]);
  now = 61_000;
  await expect(planner.plan(ANN, task('work'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(lines).toHaveLength(2);

  await writeFile(file, 'export const plan = () => ({ items: [], unplaced: [{ poiId: 7 }] });');
  now = 80_000;
  watches.listFailing();
  await expect.poll(() => watches.listFailing()).toEqual([]);
  expect(await threadOf(planner, ANN)).toBe(7);
  await rm(folder, { recursive: true });
});

test('when too many are waiting, one more is told to come back', async () => {
  const planner = scripted({ maxThreads: 1, mostWaiting: 2 });
  const ending = new AbortController();
  const ends = Promise.allSettled(
    [ANN, BOB, CID].map(async (user) =>
      planner.plan({ ...user, signal: ending.signal }, task('spin')),
    ),
  );
  await expect(planner.plan(DAN, task('work'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  ending.abort();
  await ends;
});

test('threads start with the first task, end when idle, and get no secrets', async () => {
  const planner = scripted({ idleMs: 50 });
  expect(planner.countThreads()).toBe(0);
  const { unplaced } = await planner.plan(ANN, task('work'));
  expect(planner.countThreads()).toBe(1);
  expect(unplaced[0]?.reason).not.toMatch(/DATABASE|SECRET|HOME/);
  for (let tries = 0; planner.countThreads() > 0 && tries < 200; tries += 1) await pause(25);
  expect(planner.countThreads()).toBe(0);
  expect(await threadOf(planner, ANN)).toBeGreaterThan(0);
});

test('closing ends running tasks and refuses new ones', async () => {
  const planner = scripted({ maxThreads: 1 });
  await threadOf(planner, ANN);
  const ends = Promise.allSettled([ANN, BOB].map(async (user) => planner.plan(user, task('spin'))));
  await pause(50);
  await planner.close();
  expect(await ends).toMatchObject([
    { status: 'rejected', reason: { code: 'UNAVAILABLE' } },
    { status: 'rejected', reason: { code: 'UNAVAILABLE' } },
  ]);
  await expect(planner.plan(ANN, task('work'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(planner.countThreads()).toBe(0);
});

test('hours that were read are known without a thread, each day of them once', async () => {
  const planner = start({ idleMs: 1 });
  const question: HoursQuestion = { ...HOURS_AT, expression: 'Tu-Su 10:00-18:00' };
  const days = ['2026-10-05', '2026-10-06', '2026-10-07'].map((day) => CalendarDate.parse(day));
  const first = await planner.listHours(ANN, [question, { ...question }], days.slice(0, 2));
  expect([...(first.get(hoursKey(question)) ?? [])]).toEqual([
    ['2026-10-05', []],
    ['2026-10-06', [{ openMin: 600, closeMin: 1080 }]],
  ]);
  for (let tries = 0; planner.countThreads() > 0 && tries < 200; tries += 1) await pause(25);
  await planner.close();
  const again = await planner.listHours(BOB, [{ ...question }], days.slice(0, 2));
  expect(again.get(hoursKey(question))).toEqual(first.get(hoursKey(question)));
  await expect(planner.listHours(BOB, [question], days)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});

test('the same hours are read once, however many callers ask at once', async () => {
  const planner = start({ idleMs: 1000 });
  const questions: HoursQuestion[] = [{ ...HOURS_AT, expression: 'Mo-Fr 09:00-18:00' }];
  const dates = [CalendarDate.parse('2026-10-05')];
  // Anyone who has waited for a second asks again, and the start of a thread can take that long.
  await planner.listHours(ANN, [{ ...HOURS_AT, expression: 'Sa 10:00-12:00' }], dates);
  const asked = Array.from({ length: 30 }, async (_, user) =>
    planner.listHours({ owner: `user ${user}` }, questions, dates),
  );
  const answers = await Promise.all(asked);
  for (const answer of answers)
    expect([...answer.values()]).toEqual([...(answers[0] ?? []).values()]);
  expect(planner.countThreads()).toBe(1);
});

test('a caller who waits for another’s reading asks again if the other gives up', async () => {
  const planner = start();
  const questions: HoursQuestion[] = [{ ...HOURS_AT, expression: 'Tu-Su 10:00-18:00' }];
  const dates = [CalendarDate.parse('2026-10-06')];
  const [leaving, waiting] = [new AbortController(), new AbortController()];
  const first = planner.listHours({ ...ANN, signal: leaving.signal }, questions, dates);
  const second = planner.listHours(BOB, questions, dates);
  const third = planner.listHours({ ...CID, signal: waiting.signal }, questions, dates);
  leaving.abort();
  waiting.abort();
  await expect(first).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(third).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect((await second).size).toBe(1);
});

import { setTimeout as pause } from 'node:timers/promises';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { UserId } from '@ooo/domain/shared/ids';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { afterAll, expect, test } from 'vitest';
import { hoursKey } from './hours-question.ts';
import { createPlanner, type Planner, type PlannerOptions } from './planner.ts';
import type { HoursQuestion, PlanTask } from './planning-tasks.ts';
import { PLAIN_ENGLISH } from '@ooo/domain/shared/writing';

const threadFile = new URL('../testing/scripted-planning.thread.ts', import.meta.url);
const HOURS_AT = { coordinates: [127, 37.5] as [number, number], zone: 'Asia/Seoul' };
const ANN = UserId.parse('ann');
const BOB = UserId.parse('bob');
const CID = UserId.parse('cid');
const DAN = UserId.parse('dan');
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

async function threadOf(planner: Planner, user: UserId): Promise<number | undefined> {
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

test('a client that goes away ends its task, at work or waiting', async () => {
  const planner = scripted({ maxThreads: 1 });
  await threadOf(planner, ANN);
  const [working, waiting] = [new AbortController(), new AbortController()];
  const work = planner.plan(ANN, task('spin'), working.signal);
  const wait = planner.plan(BOB, task('spin'), waiting.signal);
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
    planner.plan(ANN, task('spin'), ending.signal),
  );
  const ends = Promise.allSettled(long);
  await expect(planner.plan(ANN, task('spin'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await threadOf(planner, BOB)).toBeGreaterThan(0);
  ending.abort();
  expect((await ends).map(({ status }) => status)).toEqual(long.map(() => 'rejected'));
});

test('where too many wait, one more is told to come back', async () => {
  const planner = scripted({ maxThreads: 1, mostWaiting: 2 });
  const ending = new AbortController();
  const ends = Promise.allSettled(
    [ANN, BOB, CID].map(async (user) => planner.plan(user, task('spin'), ending.signal)),
  );
  await expect(planner.plan(DAN, task('work'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  ending.abort();
  await ends;
});

test('threads start with the first task, end when they are idle, and know no secret', async () => {
  const planner = scripted({ idleMs: 50 });
  expect(planner.countThreads()).toBe(0);
  const { unplaced } = await planner.plan(ANN, task('work'));
  expect(planner.countThreads()).toBe(1);
  expect(unplaced[0]?.reason).not.toMatch(/DATABASE|SECRET|HOME/);
  for (let tries = 0; planner.countThreads() > 0 && tries < 200; tries += 1) await pause(25);
  expect(planner.countThreads()).toBe(0);
  expect(await threadOf(planner, ANN)).toBeGreaterThan(0);
});

test('closing ends what is at work and refuses what comes', async () => {
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

test('the same hours are read once, however many ask for them at once', async () => {
  const planner = start({ idleMs: 1000 });
  const questions: HoursQuestion[] = [{ ...HOURS_AT, expression: 'Mo-Fr 09:00-18:00' }];
  const dates = [CalendarDate.parse('2026-10-05')];
  // Anyone who has waited for a second asks again, and the start of a thread can take that long.
  await planner.listHours(ANN, [{ ...HOURS_AT, expression: 'Sa 10:00-12:00' }], dates);
  const asked = Array.from({ length: 30 }, async (_, user) =>
    planner.listHours(UserId.parse(`user ${user}`), questions, dates),
  );
  const answers = await Promise.all(asked);
  for (const answer of answers)
    expect([...answer.values()]).toEqual([...(answers[0] ?? []).values()]);
  expect(planner.countThreads()).toBe(1);
});

test('anyone who waits for what another has read asks anew where the other gives up', async () => {
  const planner = start();
  const questions: HoursQuestion[] = [{ ...HOURS_AT, expression: 'Tu-Su 10:00-18:00' }];
  const dates = [CalendarDate.parse('2026-10-06')];
  const [leaving, waiting] = [new AbortController(), new AbortController()];
  const first = planner.listHours(ANN, questions, dates, leaving.signal);
  const second = planner.listHours(BOB, questions, dates);
  const third = planner.listHours(CID, questions, dates, waiting.signal);
  leaving.abort();
  waiting.abort();
  await expect(first).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(third).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect((await second).size).toBe(1);
});

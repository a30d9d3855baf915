import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { NewPoi } from '@ooo/domain/pois/poi.schema';
import type { TripCreate } from '@ooo/domain/trips/trip.schema';
import { afterAll, expect, test } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { createPlanner } from '../../planning/planner.ts';
import { callerOf, contextOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { beginTrip } from '../trips/trips.service.ts';

/** The processor may be busy: the large plan gets plenty of time, the impossible one only a little. */
const planner = createPlanner({ timeLimitMs: 60_000 });
const hurried = createPlanner({ timeLimitMs: 2000 });
afterAll(async () => Promise.all([planner.close(), hurried.close()]));
const { app, deps } = await startTestApp({}, { planner });
const user = await makeInvitedUser(deps);
const caller = callerOf({ ...deps, planner }, user);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const TAGS = ['tour', 'eat', 'drink', 'shop'] as const;
const HOURS = ['Tu-Su 10:00-18:00; PH off', 'Mo-Sa 12:00-15:00,18:00-22:00', '24/7', 'Fr 20:00+'];

/** As long as a trip may be, with as many places as are planned. */
async function makeTrip(hoursOf: (index: number) => string): Promise<number> {
  const pois = Array.from({ length: 500 }, (_, index): Omit<NewPoi, 'tripId'> => ({
    name: `Place ${index}`,
    tag: TAGS[index % 4] ?? 'tour',
    openingHours: hoursOf(index),
    location: { coordinates: [126.9 + (index % 25) / 200, 37.5 + (index % 20) / 200] },
  }));
  const year = { ...SEOUL, startDate: '2026-01-01', endDate: '2027-01-01' } as TripCreate;
  return (await beginTrip(contextOf(deps, user), { fields: year, pois })).id;
}

/** The result of the work, how long it took, and the longest time that it held up other callers, who ask all the time. */
async function watch<T>(work: () => Promise<T>) {
  const held = monitorEventLoopDelay({ resolution: 10 });
  held.enable();
  const start = performance.now();
  const end = new AbortController();
  let tookMs = 0;
  const [result] = await Promise.all([
    work().finally(() => {
      tookMs = performance.now() - start;
      end.abort();
    }),
    (async () => {
      while (!end.signal.aborted) {
        await (await fetch(`${address}/api/health`)).text();
        await pause(5);
      }
    })(),
  ]);
  held.disable();
  return { result, tookMs, heldMs: held.max / 1e6 };
}

/** On one thread they would be held up for all of it; a busy machine stretches both. */
function expectUndisturbed(work: { readonly tookMs: number; readonly heldMs: number }): void {
  expect(work.heldMs).toBeLessThan(Math.max(500, work.tookMs / 2));
}

/** The reason of a planner's refusal; undefined for any other error. */
const reasonOf = (error: unknown): unknown => {
  const cause = error instanceof Error ? error.cause : undefined;
  const details = cause instanceof AppError ? cause.details : undefined;
  return typeof details === 'object' && details && 'reason' in details ? details.reason : undefined;
};

test('others are served while the largest trip is planned', async () => {
  const tripId = await makeTrip((index) => HOURS[index % 4] ?? '');
  const [first] = await caller.pois.list({ tripId });

  const hours = await watch(() => caller.schedule.openingHours({ tripId }));
  expectUndisturbed(hours);
  expect(hours.result).toHaveLength(500);
  expect(hours.result.every(({ days }) => days.length === 7)).toBe(true);

  const suggestion = await watch(() => caller.schedule.suggest({ tripId, poiId: first?.id }));
  expectUndisturbed(suggestion);
  expect(suggestion.result.suggestedDate).not.toBeNull();

  const plan = await watch(() => caller.schedule.autoPlan({ tripId, apply: true }));
  expectUndisturbed(plan);
  expect(plan.result.items.length + plan.result.unplaced.length).toBe(500);
});

test('and while opening hours are parsed that take too long', async () => {
  const suns = Array.from({ length: 20 }, () => 'sunrise-sunset').join();
  const tripId = await makeTrip((index) => `${suns},PH 10:00-1${index % 9}:00 "${index}"`);
  const [first] = await caller.pois.list({ tripId });

  const tooMuch = { code: 'UNPROCESSABLE_CONTENT', cause: { details: { reason: 'too-much' } } };
  const { schedule } = callerOf({ ...deps, planner: hurried }, user);
  for (const ask of [
    async () => schedule.autoPlan({ tripId }),
    async () => schedule.autoPlan({ tripId, apply: true }),
  ]) {
    const refused = await watch(async () => ask().catch((error: unknown) => error));
    expectUndisturbed(refused);
    expect(refused.result).toMatchObject(tooMuch);
  }
  const hours = await watch(async () =>
    schedule.openingHours({ tripId }).then(() => 'answered', reasonOf),
  );
  expectUndisturbed(hours);
  expect(['answered', 'too-much']).toContain(hours.result);
  const suggestion = await watch(() => caller.schedule.suggest({ tripId, poiId: first?.id }));
  expectUndisturbed(suggestion);
});

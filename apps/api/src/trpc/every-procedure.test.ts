import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { createLiveSettings } from '../features/settings/live-settings.service.ts';
import { toAppError } from '../error-translation.ts';
import { callProcedure } from './call-procedure.ts';
import { listProcedures } from './list-procedures.ts';
import type { ProcedurePath } from '../rest/rest-route.ts';
import { callerOf, insider, newcomer } from '../testing/callers.ts';
import { makeOwned, type Owned, SAMPLES } from '../testing/samples.ts';
import { makeTestDeps } from '../testing/test-deps.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '1000' });
const owner = await insider(deps);
const stranger = await insider(deps);
const admin = await newcomer(deps, 'admin@localhost');
const procedures = listProcedures();
const rows = procedures.map((procedure) => [procedure.path, procedure] as const);
const withIds = rows.filter(([, { meta }]) => meta.reaches === 'trip' || meta.reaches === 'poi');

const UNUSED: Owned = { email: 'nobody@example.com', tripId: 1_999_999, poiId: 1_999_999 };

/** Calls a procedure by its path; resolves to the code of the error, or to `ok`. */
async function call(
  caller: ReturnType<typeof callerOf>,
  path: string,
  owned: Owned,
): Promise<string> {
  const input = SAMPLES[path as ProcedurePath](owned);
  try {
    await callProcedure(caller, path, input);
    return 'ok';
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    return toAppError(error).code;
  }
}

test('every procedure has a sample, and every sample a procedure', () => {
  expect(procedures.map(({ path }) => path).sort()).toEqual(Object.keys(SAMPLES).sort());
});

test('only these are open to somebody without an invite code', () => {
  const open = procedures.filter(
    ({ meta }) => meta.policy === 'public' || meta.policy === 'signedIn',
  );
  expect(open.map(({ path, meta }) => `${meta.policy} ${path}`).sort()).toEqual([
    'public account.me',
    'public admin.unlockDebug',
    'public app.config',
    'signedIn account.setPreferences',
    'signedIn account.signOut',
    'signedIn data.deleteAccount',
    'signedIn data.export',
    'signedIn invites.check',
    'signedIn invites.stats',
  ]);
});

test.each(rows)('%s declares what it answers with', (_path, { output }) => {
  expect(output).toBeDefined();
});

test.each(rows)('%s: an input with ids says whose they are', (path, { meta }) => {
  const input =
    JSON.stringify(SAMPLES[path as ProcedurePath]({ email: '', tripId: 777, poiId: 888 })) ?? '';
  const namesIds = input.includes('777') || input.includes('888');
  expect(namesIds).toBe(meta.reaches === 'trip' || meta.reaches === 'poi');
});

test.each(rows)('%s, signed out', async (path, { meta }) => {
  const expected = meta.policy === 'public' ? 'ok' : 'UNAUTHENTICATED';
  expect(await call(callerOf(deps, null), path, UNUSED)).toBe(expected);
});

test.each(rows.filter(([path]) => path !== 'invites.check'))(
  '%s, without an invite code',
  async (path, { meta }) => {
    const expected = {
      public: 'ok',
      signedIn: 'ok',
      invited: 'INVITE_REQUIRED',
      admin: 'FORBIDDEN',
    };
    const uninvited = await newcomer(deps);
    const { email } = uninvited;
    const code = await call(callerOf(deps, uninvited), path, { ...UNUSED, email });
    expect(code).toBe(expected[meta.policy]);
  },
);

test.each(rows.filter(([, { meta }]) => meta.policy !== 'admin'))(
  '%s, as the owner',
  async (path) => {
    const caller = callerOf(deps, await insider(deps));
    expect(await call(caller, path, await makeOwned(caller))).toBe('ok');
  },
);

const adminOnly = rows.filter(([, { meta }]) => meta.policy === 'admin');

test.each(adminOnly)('%s, with an invite code and without the role', async (path) => {
  expect(await call(callerOf(deps, owner), path, UNUSED)).toBe('FORBIDDEN');
});

test.each(adminOnly)('%s, as an admin', async (path) => {
  expect(await call(callerOf(deps, admin), path, UNUSED)).toBe('ok');
});

test('only these mutations go on during maintenance', () => {
  const open = procedures.filter(({ meta }) => meta.duringMaintenance === 'open');
  expect(open.map(({ path, type }) => `${type} ${path}`).sort()).toEqual([
    'mutation account.signOut',
    'mutation admin.unlockDebug',
    'mutation schedule.suggest',
    'mutation tickets.parseDocument',
    'mutation tickets.parseText',
  ]);
});

const mutations = rows.filter(([, { type }]) => type === 'mutation');

test.each(mutations)('%s, during maintenance', async (path, { meta }) => {
  const settings = createLiveSettings(deps.db);
  settings.adopt({ maintenanceMode: true, debugLogging: false });
  const held = { ...deps, settings };
  const code = await call(callerOf(held, meta.policy === 'admin' ? admin : owner), path, UNUSED);
  const isOpen = meta.duringMaintenance === 'open' || meta.policy === 'admin';
  expect(code === 'MAINTENANCE').toBe(!isOpen);
});

test.each(withIds)('%s, as a stranger', async (path) => {
  const caller = callerOf(deps, owner);
  const owned = await makeOwned(caller);
  const before = await caller.pois.list({ tripId: owned.tripId });

  expect(await call(callerOf(deps, stranger), path, owned)).toBe('NOT_FOUND');

  expect(await caller.pois.list({ tripId: owned.tripId })).toEqual(before);
  expect((await caller.trips.get({ id: owned.tripId })).name).toBe('ICN Oct-2026');
});

test.each(withIds)('%s, where there is nothing', async (path) => {
  expect(await call(callerOf(deps, owner), path, UNUSED)).toBe('NOT_FOUND');
});

test('a path that leads nowhere is no procedure', async () => {
  const calling = callProcedure(callerOf(deps, owner), 'trips.nothing', {});
  await expect(calling).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

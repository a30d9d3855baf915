import { TRPCError } from '@trpc/server';
import type { TokenScope } from '@ooo/domain/account/access-token.schema';
import { expect, test } from 'vitest';
import type { Credential } from '../auth/identity.ts';
import { createLiveSettings } from '../features/settings/live-settings.service.ts';
import { toAppError } from '../errors/error-translation.ts';
import { type DeclaredProcedure, listProcedures } from './list-procedures.ts';
import type { ProcedurePath } from '../rest/rest-route.ts';
import { callByPath, callerOf, makeInvitedUser, makeSignedInUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { makeOwned, type Owned, SAMPLES, UNUSED } from '../testing/samples.ts';
import { makeTestDeps } from '../testing/test-deps.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '1000' });
const owner = await makeInvitedUser(deps);
await headersOf(deps, owner);
const stranger = await makeInvitedUser(deps);
const admin = await makeSignedInUser(deps, 'admin@localhost');
const procedures = listProcedures();
const rows = procedures.map((procedure) => [procedure.path, procedure] as const);
const withIds = rows.filter(([, { meta }]) => !['shared', 'own'].includes(meta.reaches));

/** Calls a procedure by its path; resolves to the code of the error, or to `ok`. */
async function call(
  caller: ReturnType<typeof callerOf>,
  path: string,
  owned: Owned,
): Promise<string> {
  const input = SAMPLES[path as ProcedurePath](owned);
  try {
    await callByPath(caller, path, input);
    return 'ok';
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    return toAppError(error).code;
  }
}

test('every procedure has a sample, and every sample a procedure', () => {
  expect(procedures.map(({ path }) => path).sort()).toEqual(Object.keys(SAMPLES).sort());
});

test('only these are open to a user without an invite code', () => {
  const open = procedures.filter(({ meta }) => !['invited', 'admin'].includes(meta.policy));
  expect(open.map(({ path, meta }) => `${meta.policy} ${path}`).sort()).toEqual([
    'ageUnchecked account.confirmAge',
    'ageUnchecked account.picture',
    'ageUnchecked account.setPreferences',
    'ageUnchecked account.signOut',
    'ageUnchecked account.signOutEverywhere',
    'ageUnchecked data.deleteAccount',
    'ageUnchecked data.document',
    'ageUnchecked data.export',
    'public account.me',
    'public admin.unlockDebug',
    'public app.config',
    'signedIn account.endSession',
    'signedIn account.sessions',
    'signedIn invites.check',
    'signedIn invites.stats',
  ]);
});

test.each(rows)('%s declares what it answers with', (_path, { output }) => {
  expect(output).toBeDefined();
});

test.each(rows)('%s: an input with ids says whose they are', (path, { meta }) => {
  const ids = { documentId: 'ddddd', sessionId: 'sssss', tokenId: 'ttttt' };
  const owned = { email: '', tripId: 777, poiId: 888, ...ids };
  const input = JSON.stringify(SAMPLES[path as ProcedurePath](owned)) ?? '';
  const namesIds = ['777', '888', 'sssss', 'ttttt'].some((id) => input.includes(id));
  expect(namesIds).toBe(!['shared', 'own'].includes(meta.reaches));
});

test.each(rows)('%s, signed out §6.1', async (path, { meta }) => {
  const expected = meta.policy === 'public' ? 'ok' : 'UNAUTHENTICATED';
  expect(await call(callerOf(deps, null), path, UNUSED)).toBe(expected);
});

test.each(rows.filter(([path]) => path !== 'invites.check'))(
  '%s, without an invite code §6.4',
  async (path, { meta }) => {
    const done = ['session', 'document'].includes(meta.reaches) ? 'NOT_FOUND' : 'ok';
    const expected = {
      public: 'ok',
      ageUnchecked: done,
      signedIn: done,
      invited: 'INVITE_REQUIRED',
      admin: 'FORBIDDEN',
    };
    const uninvited = await makeSignedInUser(deps);
    const { email } = uninvited;
    const code = await call(callerOf(deps, uninvited), path, { ...UNUSED, email });
    expect(code).toBe(expected[meta.policy]);
  },
);

test.each(rows.filter(([, { meta }]) => meta.policy !== 'admin'))(
  '%s, as the owner §6.2',
  async (path) => {
    const person = await makeInvitedUser(deps);
    await headersOf(deps, person);
    const caller = callerOf(deps, person);
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

test('only these changes go on during maintenance', () => {
  const open = procedures.filter(({ meta }) => meta.duringMaintenance === 'open');
  expect(open.map(({ path, type }) => `${type} ${path}`).sort()).toEqual([
    'mutation account.endSession',
    'mutation account.signOut',
    'mutation account.signOutEverywhere',
    'mutation admin.unlockDebug',
    'mutation tokens.revoke',
  ]);
});

const mutations = rows.filter(([, { type }]) => type === 'mutation');

test.each(mutations)('%s, during maintenance', async (path, { meta }) => {
  const settings = createLiveSettings(deps.db);
  settings.adopt({ maintenanceMode: true, debugLogging: false });
  const held = { ...deps, settings };
  const code = await call(callerOf(held, meta.policy === 'admin' ? admin : owner), path, UNUSED);
  const isOpen =
    meta.duringMaintenance === 'open' || meta.changes === false || meta.policy === 'admin';
  expect(code === 'MAINTENANCE').toBe(!isOpen);
});

test.each(withIds)('%s, as a stranger §6.2', async (path) => {
  const caller = callerOf(deps, owner);
  const owned = await makeOwned(caller);
  const before = await caller.pois.list({ tripId: owned.tripId });

  expect(await call(callerOf(deps, stranger), path, owned)).toBe('NOT_FOUND');

  expect(await caller.pois.list({ tripId: owned.tripId })).toEqual(before);
  expect((await caller.trips.get({ id: owned.tripId })).name).toBe('ICN Oct-2026');
});

test.each(withIds)('%s, where nothing exists', async (path) => {
  expect(await call(callerOf(deps, owner), path, UNUSED)).toBe('NOT_FOUND');
});

test.each(rows)('%s, before the age is confirmed §1.3', async (path, { meta }) => {
  const person = await makeSignedInUser(deps);
  const caller = callerOf(deps, { ...person, ageConfirmed: false });
  const isOpen = meta.policy === 'public' || meta.policy === 'ageUnchecked';
  const code = await call(caller, path, { ...UNUSED, email: person.email });
  const done = meta.reaches === 'document' ? 'NOT_FOUND' : 'ok';
  expect(code).toBe(isOpen ? done : 'FORBIDDEN');
});

const tokenOf = (scope: TokenScope): Credential => ({ kind: 'token', id: 'none', scope });
const isRead = ({ type, meta }: DeclaredProcedure): boolean =>
  meta.policy !== 'admin' && (type === 'query' || meta.changes === false);

test('only these mutations keep nothing, so that a read-only token may call them', () => {
  const harmless = procedures.filter(({ meta }) => meta.changes === false);
  expect(harmless.map(({ path, type }) => `${type} ${path}`).sort()).toEqual([
    'mutation overview.tips',
    'mutation packing.enhance',
    'mutation placeFiles.read',
    'mutation places.tips',
    'mutation schedule.suggest',
    'mutation tickets.parseDocument',
    'mutation tickets.parseText',
    'mutation tickets.readDocuments',
  ]);
});

test('only these need a session, so that a token cannot prolong itself or lock out its owner', () => {
  const closed = procedures.filter(({ meta }) => meta.needsSession);
  expect(closed.map(({ path }) => path).sort()).toEqual([
    'account.confirmAge',
    'account.endSession',
    'account.signOut',
    'account.signOutEverywhere',
    'data.deleteAccount',
    'tokens.create',
    'tokens.revoke',
  ]);
});

test.each(rows)('%s, by a read-only token of the owner', async (path, procedure) => {
  const person = procedure.meta.policy === 'admin' ? admin : await makeInvitedUser(deps);
  const owned = await makeOwned(callerOf(deps, person));
  const before = await callerOf(deps, person).data.export();
  const code = await call(callerOf(deps, person, tokenOf('read')), path, owned);
  expect(code).toBe(isRead(procedure) ? 'ok' : 'FORBIDDEN');
  const after = await callerOf(deps, person).data.export();
  expect({ ...after, auditEntries: [] }).toEqual({ ...before, auditEntries: [] });
});

test.each(rows)('%s, by a full token of the owner', async (path, { meta }) => {
  const person = meta.policy === 'admin' ? admin : await makeInvitedUser(deps);
  const owned = await makeOwned(callerOf(deps, person));
  const code = await call(callerOf(deps, person, tokenOf('full')), path, owned);
  expect(code).toBe(meta.needsSession ? 'FORBIDDEN' : 'ok');
});

test.each(adminOnly)('%s, by a full token without the role', async (path) => {
  const caller = callerOf(deps, owner, tokenOf('full'));
  expect(await call(caller, path, UNUSED)).toBe('FORBIDDEN');
});

test('an unknown path is not a procedure', async () => {
  const calling = callByPath(callerOf(deps, owner), 'trips.nothing', {});
  await expect(calling).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

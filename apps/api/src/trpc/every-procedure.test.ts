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

test.each(rows)(
  '%s declares its answer, and whose the ids of its input are',
  (path, { meta, output }) => {
    expect(output).toBeDefined();
    const ids = { documentId: 'ddddd', sessionId: 'sssss', tokenId: 'ttttt' };
    const owned = { email: '', tripId: 777, poiId: 888, ...ids };
    const input = JSON.stringify(SAMPLES[path as ProcedurePath](owned)) ?? '';
    const namesIds = ['777', '888', 'sssss', 'ttttt'].some((id) => input.includes(id));
    expect(namesIds).toBe(!['shared', 'own'].includes(meta.reaches));
  },
);

interface Asker {
  readonly isFor?: (procedure: DeclaredProcedure) => boolean;
  readonly ask: (procedure: DeclaredProcedure) => Promise<string>;
  readonly answer: (procedure: DeclaredProcedure) => string;
}

const tokenOf = (scope: TokenScope): Credential => ({ kind: 'token', id: 'none', scope });
const isAdmins = ({ meta }: DeclaredProcedure): boolean => meta.policy === 'admin';
const takesIds = ({ meta }: DeclaredProcedure): boolean =>
  !['shared', 'own'].includes(meta.reaches);
const isRead = ({ type, meta }: DeclaredProcedure): boolean =>
  meta.policy !== 'admin' && (type === 'query' || meta.changes === false);
/** Who may call it, with something of their own. */
const makeRightful = async (procedure: DeclaredProcedure) =>
  isAdmins(procedure) ? admin : makeInvitedUser(deps);

/** Everyone who may ask, and what a procedure has to answer them by what it declares. */
const ASKERS: Readonly<Record<string, Asker>> = {
  'signed out': {
    ask: async ({ path }) => call(callerOf(deps, null), path, UNUSED),
    answer: ({ meta }) => (meta.policy === 'public' ? 'ok' : 'UNAUTHENTICATED'),
  },
  'without an invite code': {
    isFor: ({ path }) => path !== 'invites.check',
    ask: async ({ path }) => {
      const uninvited = await makeSignedInUser(deps);
      return call(callerOf(deps, uninvited), path, { ...UNUSED, email: uninvited.email });
    },
    answer: ({ meta }) => {
      const done = ['session', 'document'].includes(meta.reaches) ? 'NOT_FOUND' : 'ok';
      const byPolicy = { public: 'ok', ageUnchecked: done, signedIn: done };
      return { ...byPolicy, invited: 'INVITE_REQUIRED', admin: 'FORBIDDEN' }[meta.policy];
    },
  },
  'before the age is confirmed': {
    ask: async ({ path }) => {
      const person = await makeSignedInUser(deps);
      const caller = callerOf(deps, { ...person, ageConfirmed: false });
      return call(caller, path, { ...UNUSED, email: person.email });
    },
    answer: ({ meta }) => {
      if (meta.policy !== 'public' && meta.policy !== 'ageUnchecked') return 'FORBIDDEN';
      return meta.reaches === 'document' ? 'NOT_FOUND' : 'ok';
    },
  },
  'the owner': {
    isFor: (procedure) => !isAdmins(procedure),
    ask: async ({ path }) => {
      const person = await makeInvitedUser(deps);
      await headersOf(deps, person);
      const caller = callerOf(deps, person);
      return call(caller, path, await makeOwned(caller));
    },
    answer: () => 'ok',
  },
  'a stranger': {
    isFor: takesIds,
    ask: async ({ path }) => {
      const caller = callerOf(deps, owner);
      const owned = await makeOwned(caller);
      const before = await caller.pois.list({ tripId: owned.tripId });
      const code = await call(callerOf(deps, stranger), path, owned);
      expect(await caller.pois.list({ tripId: owned.tripId })).toEqual(before);
      expect((await caller.trips.get({ id: owned.tripId })).name).toBe('ICN Oct-2026');
      return code;
    },
    answer: () => 'NOT_FOUND',
  },
  'where nothing exists': {
    isFor: takesIds,
    ask: async ({ path }) => call(callerOf(deps, owner), path, UNUSED),
    answer: () => 'NOT_FOUND',
  },
  'an admin': {
    isFor: isAdmins,
    ask: async ({ path }) => call(callerOf(deps, admin), path, UNUSED),
    answer: () => 'ok',
  },
  'without the role': {
    isFor: isAdmins,
    ask: async ({ path }) => call(callerOf(deps, owner), path, UNUSED),
    answer: () => 'FORBIDDEN',
  },
  'a full token without the role': {
    isFor: isAdmins,
    ask: async ({ path }) => call(callerOf(deps, owner, tokenOf('full')), path, UNUSED),
    answer: () => 'FORBIDDEN',
  },
  'a read-only token': {
    ask: async (procedure) => {
      const person = await makeRightful(procedure);
      const owned = await makeOwned(callerOf(deps, person));
      const before = await callerOf(deps, person).data.export();
      const code = await call(callerOf(deps, person, tokenOf('read')), procedure.path, owned);
      const after = await callerOf(deps, person).data.export();
      expect({ ...after, auditEntries: [] }).toEqual({ ...before, auditEntries: [] });
      return code;
    },
    answer: (procedure) => (isRead(procedure) ? 'ok' : 'FORBIDDEN'),
  },
  'a full token': {
    ask: async (procedure) => {
      const person = await makeRightful(procedure);
      const owned = await makeOwned(callerOf(deps, person));
      return call(callerOf(deps, person, tokenOf('full')), procedure.path, owned);
    },
    answer: ({ meta }) => (meta.needsSession ? 'FORBIDDEN' : 'ok'),
  },
  'during maintenance': {
    isFor: ({ type }) => type === 'mutation',
    ask: async (procedure) => {
      const settings = createLiveSettings(deps.db);
      settings.adopt({ maintenanceMode: true, debugLogging: false });
      const caller = callerOf({ ...deps, settings }, isAdmins(procedure) ? admin : owner);
      const code = await call(caller, procedure.path, UNUSED);
      return code === 'MAINTENANCE' ? 'waits' : 'goes on';
    },
    answer: ({ meta }) => {
      const isOpen = meta.duringMaintenance === 'open' || meta.changes === false;
      return isOpen || meta.policy === 'admin' ? 'goes on' : 'waits';
    },
  },
};

test.each(rows)(
  '%s answers each asker by its policy §1.3 §6.1 §6.2 §6.4',
  async (_path, procedure) => {
    const asked: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [who, { isFor, ask, answer }] of Object.entries(ASKERS)) {
      if (isFor?.(procedure) === false) continue;
      asked[who] = await ask(procedure);
      expected[who] = answer(procedure);
    }
    expect(asked).toEqual(expected);
  },
);

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

test('an unknown path is not a procedure', async () => {
  const calling = callByPath(callerOf(deps, owner), 'trips.nothing', {});
  await expect(calling).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

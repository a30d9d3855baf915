import type { TokenScope } from '@ooo/domain/account/access-token.schema';
import { expect, test } from 'vitest';
import type { Refusal } from '../testing/answer-shapes.ts';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { toRequest } from '../testing/rest-request.ts';
import { makeOwned, type Owned, UNUSED } from '../testing/samples.ts';
import { startTestApp } from '../testing/test-app.ts';
import { listProcedures } from '../trpc/list-procedures.ts';
import type { ProcedureMeta } from '../trpc/policy.ts';
import type { RestRoute } from './rest-route.ts';
import { REST_ROUTES } from './rest-routes.ts';

const { app, deps } = await startTestApp({ MAX_TRIPS_PER_USER: '1000' });
const owner = await makeInvitedUser(deps);
const asOwner = await headersOf(deps, owner);
const admin = await makeSignedInUser(deps, 'admin@localhost');
const asStranger = await headersOf(deps, await makeInvitedUser(deps));
const asAdmin = await headersOf(deps, admin);
const asUninvited = await headersOf(deps, await makeSignedInUser(deps));
const metaOf = new Map(listProcedures().map(({ path, meta }) => [path, meta]));
const typeOf = new Map(listProcedures().map(({ path, type }) => [path, type]));
const changes = (meta: ProcedureMeta | undefined): boolean => meta?.changes !== false;

const rows = REST_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const);

async function send(route: RestRoute, owned: Owned, headers: Record<string, string>) {
  const request = toRequest(route, owned);
  return app.inject({ ...request, headers: { ...request.headers, ...headers } });
}

test('every route of the server is in the table, or is one of the plain ones', () => {
  const printed = app.printRoutes({ commonPrefix: false });
  const plain = ['login', 'logout', 'live', 'ready', 'health', 'openapi.json', 'docs'];
  const known = new Set([...rows.map(([, { path }]) => path.split('/')[1]), ...plain]);
  const found = [...printed.matchAll(/\/api\/([\w.-]+)/g)].map(([, name = '']) => name);
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((name) => !known.has(name))).toEqual([]);
});

/** What a refusal says: its status and its code. */
async function refusalOf(route: RestRoute, owned: Owned, headers: Record<string, string>) {
  const answer = await send(route, owned, headers);
  return [answer.statusCode, answer.json<Refusal>().code];
}

test.each(rows)('%s refuses by the policy of its procedure §4.1 §7.10', async (_name, route) => {
  const { policy, reaches = '' } = metaOf.get(route.procedure) ?? {};
  const isOpen = policy === 'public' && route.path !== '/auth/user';
  const signedOut = await refusalOf(route, UNUSED, {});
  expect(signedOut).toEqual(isOpen ? [200, undefined] : [401, 'UNAUTHENTICATED']);

  const refusals: unknown[] = [];
  const expected: unknown[] = [];
  if (policy === 'invited') {
    refusals.push(await refusalOf(route, UNUSED, asUninvited));
    expected.push([403, 'INVITE_REQUIRED']);
  }
  if (!['shared', 'own'].includes(reaches)) {
    const owned = await makeOwned(callerOf(deps, owner));
    refusals.push(await refusalOf(route, owned, asStranger));
    expected.push([404, 'NOT_FOUND']);
  }
  if (policy === 'admin') {
    refusals.push(await refusalOf(route, UNUSED, asOwner));
    expected.push([403, 'FORBIDDEN']);
  }
  expect(refusals).toEqual(expected);
});

/** What a new user does not have yet is answered with nothing. */
const statusOf = ({ file, status }: RestRoute): number => (file?.isAbsent ? 204 : status);

/** Types of files that depend on the content; by `SAMPLES`. */
const FILE_TYPES: Readonly<Record<string, string>> = {
  'documents.get': 'application/pdf',
  'placeFiles.export': 'application/vnd.google-earth.kml+xml',
};

test.each(rows)(
  '%s, as the owner or an admin §7.3 §7.9 §7.10 §7.14 §7.17',
  async (_name, route) => {
    const isForAdmins = metaOf.get(route.procedure)?.policy === 'admin';
    const person = await makeInvitedUser(deps);
    const asPerson = isForAdmins ? asAdmin : await headersOf(deps, person);
    const owned = await makeOwned(callerOf(deps, person));
    const answer = await send(route, owned, asPerson);
    expect(answer.statusCode).toBe(statusOf(route));
    const json = 'application/json; charset=utf-8';
    const fileType =
      typeof route.file?.type === 'string' ? route.file.type : FILE_TYPES[route.procedure];
    const expected = route.file ? fileType : json;
    const type = statusOf(route) === 204 ? undefined : expected;
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test.each(rows)('%s, by a read-only token and by a full one', async (_name, route) => {
  const declared = metaOf.get(route.procedure);
  const isForAdmins = declared?.policy === 'admin';
  const person = isForAdmins ? admin : await makeInvitedUser(deps);
  const caller = callerOf(deps, person);
  const owned = await makeOwned(caller);
  const statusBy = async (scope: TokenScope): Promise<number> => {
    const { token, id } = await caller.tokens.create({ name: 'script', scope });
    const answer = await send(route, owned, { authorization: `Bearer ${token}` });
    if (isForAdmins) await caller.tokens.revoke({ id });
    return answer.statusCode;
  };
  const isRead = !isForAdmins && (typeOf.get(route.procedure) === 'query' || !changes(declared));
  expect(await statusBy('read')).toBe(isRead ? statusOf(route) : 403);
  expect(await statusBy('full')).toBe(declared?.needsSession ? 403 : statusOf(route));
});

import { expect, test } from 'vitest';
import type { CalledInVain, Refusal } from '../../testing/answer-shapes.ts';
import { buildApp } from '../../app.ts';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { SEOUL } from '../../testing/samples.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createLiveSettings } from '../settings/live-settings.service.ts';

const { app, deps } = await startTestApp({}, { logStream: { write: () => true } });
const boss = await makeSignedInUser(deps, 'admin@localhost');
const user = await makeInvitedUser(deps);
const [asBoss, asUser] = [await headersOf(deps, boss), await headersOf(deps, user)];

const switchOn = async (patch: object) =>
  app.inject({ method: 'PATCH', url: '/api/admin/settings', headers: asBoss, payload: patch });
const create = async (headers: { cookie: string }) =>
  app.inject({ method: 'POST', url: '/api/trips', headers, payload: SEOUL });

test('during maintenance admins write, others read, and everyone is told §2.91', async () => {
  const answer = await switchOn({ maintenanceMode: true });
  expect(answer.json()).toEqual({
    maintenanceMode: true,
    debugLogging: false,
    updatedAt: expect.any(String),
    updatedBy: { id: boss.id, email: 'admin@localhost', name: 'Kim' },
  });
  expect((await create(asBoss)).statusCode).toBe(201);

  const held = await create(asUser);
  expect([held.statusCode, held.json()]).toEqual([
    503,
    {
      code: 'MAINTENANCE',
      reason: 'maintenance',
      message: expect.stringContaining('can see everything'),
      requestId: held.headers['x-request-id'],
    },
  ]);
  const overTrpc = await app.inject({
    method: 'POST',
    url: '/trpc/trips.create',
    headers: asUser,
    payload: { json: SEOUL },
  });
  expect(overTrpc.statusCode).toBe(503);
  expect(overTrpc.json<CalledInVain>().error.json.data.app.code).toBe('MAINTENANCE');

  const trips = await app.inject({ url: '/api/trips', headers: asUser });
  expect([trips.statusCode, trips.json()]).toEqual([200, []]);
  expect((await app.inject({ url: '/api/config' })).json()).toMatchObject({ maintenance: true });

  await switchOn({ maintenanceMode: false });
  expect((await create(asUser)).statusCode).toBe(201);
  expect((await app.inject({ url: '/api/config' })).json()).toMatchObject({ maintenance: false });
});

test('processes that started later or had read before follow', async () => {
  let ms = 0;
  const settings = createLiveSettings(deps.db, () => ms);
  const other = await buildApp({ ...deps, settings });
  const maintenanceOf = async () =>
    (await other.inject({ url: '/api/config' })).json<{ maintenance: boolean }>().maintenance;
  expect(await maintenanceOf()).toBe(false);
  await switchOn({ maintenanceMode: true });
  ms += 3000;
  expect(await maintenanceOf()).toBe(true);
  await switchOn({ maintenanceMode: false });
  await other.close();
});

test('one can still sign out, and an admin sign in', async () => {
  await switchOn({ maintenanceMode: true });
  const leaving = await headersOf(deps, user);
  const out = await app.inject({
    method: 'POST',
    url: '/trpc/account.signOut',
    headers: leaving,
    payload: {},
  });
  expect(out.statusCode).toBe(200);
  const payload = { email: 'admin@localhost', name: 'Kim' };
  const signIn = await app.inject({ method: 'POST', url: '/api/login/local', payload });
  expect(signIn.statusCode).toBe(204);
  await switchOn({ maintenanceMode: false });
});

test('a patch keeps what it leaves out, and every change is in the audit log', async () => {
  const { admin } = callerOf(deps, boss);
  await admin.setSettings({ debugLogging: true });
  expect(await admin.settings()).toMatchObject({ maintenanceMode: false, debugLogging: true });
  const before = await admin.settings();
  expect(await admin.setSettings({})).toEqual(before);
  await admin.setSettings({ debugLogging: false });
  const { items } = await admin.audit({ action: 'settings-changed', limit: 2 });
  expect(items).toMatchObject([
    { actor: { id: boss.id }, details: { debugLogging: false } },
    { actor: { id: boss.id }, details: { debugLogging: true } },
  ]);
});

test('a switch is on or off', async () => {
  const answer = await switchOn({ maintenanceMode: 'on' });
  expect([answer.statusCode, answer.json<Refusal>().details.fields.maintenanceMode]).toEqual([
    400,
    'This should be true or false.',
  ]);
});

import { expect, test } from 'vitest';
import { time } from '@ooo/domain/testing/literals';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();

/** What the server answers to settings that no caller with types could send: the status and the code. */
async function refusalOf(user: Parameters<typeof headersOf>[1], settings: object) {
  const { app } = await startTestApp({}, deps);
  const answer = await app.inject({
    method: 'PATCH',
    url: '/api/auth/user',
    headers: await headersOf(deps, user),
    payload: settings,
  });
  const { code } = answer.json<{ code: string }>();
  return [answer.statusCode, code];
}

test('a new user has no special rights §3.25 §7.3', async () => {
  const user = await makeSignedInUser(deps, 'kim@example.com');
  expect(await callerOf(deps, user).account.me()).toEqual({
    id: user.id,
    email: 'kim@example.com',
    firstName: 'Kim',
    profileImageUrl: null,
    inviteCode: null,
    isAdmin: false,
    ageConfirmed: true,
    temperatureUnit: 'fahrenheit',
    language: 'en',
    preferences: {},
  });
  expect(await callerOf(deps, null).account.me()).toBeNull();
});

test('the e-mail of ADMIN_EMAILS is the admin, and needs no code §6.7', async () => {
  const admin = await makeSignedInUser(deps, 'admin@localhost');
  expect(admin).toMatchObject({ isAdmin: true, inviteCode: null });
  expect(await callerOf(deps, admin).trips.list()).toEqual([]);
});

test('without proof of the e-mail no one is an admin where local sign-in is off §6.7', async () => {
  const closed = { ...deps, env: { ...deps.env, localSignIn: false } };
  expect((await makeSignedInUser(closed, 'admin@localhost')).isAdmin).toBe(false);
});

test('preferences are kept one by one §4.49 §6.3', async () => {
  const user = await makeSignedInUser(deps);
  const caller = callerOf(deps, user);
  expect(await caller.account.setPreferences({ temperatureUnit: 'celsius' })).toMatchObject({
    temperatureUnit: 'celsius',
    language: 'en',
  });
  expect(await caller.account.setPreferences({ language: 'ko' })).toMatchObject({
    temperatureUnit: 'celsius',
    language: 'ko',
  });
  expect(await refusalOf(user, { language: 'fr' })).toEqual([400, 'BAD_REQUEST']);
});

test('preferences are kept field by field, and the same wherever the account is asked for', async () => {
  const user = await makeSignedInUser(deps);
  const { account } = callerOf(deps, user);
  const chosen = { theme: 'system', clock: '24', pace: 'relaxed', dayStart: '10:30' } as const;
  expect(
    await account.setPreferences({ preferences: { theme: 'system', clock: '24' } }),
  ).toMatchObject({ language: 'en', preferences: { theme: 'system', clock: '24' } });
  await account.setPreferences({ preferences: { pace: 'relaxed', dayStart: time('10:30') } });
  const { app } = await startTestApp({}, deps);
  const onAnotherDevice = await app.inject({
    url: '/api/auth/user',
    headers: await headersOf(deps, user),
  });
  expect(onAnotherDevice.json()).toMatchObject({ preferences: chosen });
});

test('invalid preferences change nothing', async () => {
  const user = await makeSignedInUser(deps);
  const { account } = callerOf(deps, user);
  expect(await refusalOf(user, { preferences: { clock: '13' } })).toEqual([400, 'BAD_REQUEST']);
  const late = { pace: 'full', dayStart: time('23:30') } as const;
  await expect(account.setPreferences({ preferences: late })).rejects.toMatchObject({
    cause: { code: 'RULE_VIOLATED', details: { reason: 'day-ends-first' } },
  });
  const { app } = await startTestApp({}, deps);
  const stored = await app.inject({ url: '/api/auth/user', headers: await headersOf(deps, user) });
  expect(stored.json()).toMatchObject({ preferences: {} });
});

test('with the gate off, every signed-in user is let in', async () => {
  const open = { ...deps, env: { ...deps.env, inviteGate: false } };
  const user = await makeSignedInUser(deps);
  expect(await callerOf(open, user).trips.list()).toEqual([]);
  await expect(callerOf(deps, user).trips.list()).rejects.toMatchObject({
    cause: { code: 'INVITE_REQUIRED' },
  });
  expect(await callerOf(deps, await makeInvitedUser(deps)).trips.list()).toEqual([]);
});

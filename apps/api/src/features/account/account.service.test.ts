import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();

test('somebody who just came is nobody special', async () => {
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
  });
  expect(await callerOf(deps, null).account.me()).toBeNull();
});

test('the e-mail of ADMIN_EMAILS is the admin, and needs no code', async () => {
  const admin = await makeSignedInUser(deps, 'admin@localhost');
  expect(admin).toMatchObject({ isAdmin: true, inviteCode: null });
  expect(await callerOf(deps, admin).trips.list()).toEqual([]);
});

test('without proof of the e-mail nobody is an admin where local sign-in is off', async () => {
  const closed = { ...deps, env: { ...deps.env, localSignIn: false } };
  expect((await makeSignedInUser(closed, 'admin@localhost')).isAdmin).toBe(false);
});

test('preferences are kept one by one', async () => {
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
  const wrong = { language: 'fr' } as unknown as { language: 'en' };
  await expect(caller.account.setPreferences(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('with the gate off everybody who is signed in is in', async () => {
  const open = { ...deps, env: { ...deps.env, inviteGate: false } };
  const user = await makeSignedInUser(deps);
  expect(await callerOf(open, user).trips.list()).toEqual([]);
  await expect(callerOf(deps, user).trips.list()).rejects.toMatchObject({
    cause: { code: 'INVITE_REQUIRED' },
  });
  expect(await callerOf(deps, await makeInvitedUser(deps)).trips.list()).toEqual([]);
});

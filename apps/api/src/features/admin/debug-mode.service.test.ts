import { expect, test } from 'vitest';
import type { Refusal } from '../../testing/answer-shapes.ts';
import { callerOf, makeSignedInUser } from '../../testing/callers.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-deps.ts';

const { app, deps } = await startTestApp({ ADMIN_CODE: '4711', RATE_LIMITS: 'on' });
const boss = await makeSignedInUser(deps, 'admin@localhost');
const user = await makeSignedInUser(deps);

test.each([
  ['4711', true],
  ['4712', false],
  ['471', false],
  ['47111', false],
  ['', false],
  [' 4711', false],
])('%j unlocks: %s §5.1', async (code, unlocked) => {
  expect(await callerOf(deps, null).admin.unlockDebug({ code })).toEqual({ unlocked });
  expect(await callerOf(deps, user).admin.unlockDebug({ code })).toEqual({ unlocked });
});

test('it gives no right on the server §6.12', async () => {
  const caller = callerOf(deps, user);
  await caller.admin.unlockDebug({ code: '4711' });
  await expect(caller.admin.users({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('if the installation has no code, none matches §9.4', async () => {
  const env = testEnv({ PUBLIC_URL: 'https://trips.example.com', RATE_LIMITS: 'on' });
  expect(env.adminCode).toBeUndefined();
  const { admin } = callerOf({ ...deps, env }, null);
  for (const code of ['', '0000', 'undefined']) {
    expect(await admin.unlockDebug({ code })).toEqual({ unlocked: false });
  }
});

test('tries are in the audit log, without the code', async () => {
  await callerOf(deps, user).admin.unlockDebug({ code: 'my guess' });
  const { items } = await callerOf(deps, boss).admin.audit({ action: 'admin-mode', limit: 1 });
  expect(items).toMatchObject([
    { actor: { id: user.id }, subject: null, details: { unlocked: false } },
  ]);
  expect(JSON.stringify(items)).not.toContain('guess');
});

const guess = async (code: string, remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/unlock-debug',
    payload: { code },
    remoteAddress,
  });

test('guessing ends after five tries a minute', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect((await guess('0000', '203.0.113.7')).json()).toEqual({ unlocked: false });
  }
  const refused = await guess('4711', '203.0.113.7');
  expect([refused.statusCode, refused.json<Refusal>().code]).toEqual([429, 'RATE_LIMITED']);
  expect((await guess('4711', '203.0.113.8')).json()).toEqual({ unlocked: true });
});

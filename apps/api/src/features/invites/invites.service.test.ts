import { expect, test } from 'vitest';
import { callerOf, makeSignedInUser } from '../../testing/callers.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();

test('a code in any case lets in, and is counted once §3.28 §5.3 §7.5', async () => {
  const user = await makeSignedInUser(deps);
  const caller = callerOf(deps, user);
  expect(await caller.invites.stats()).toBeNull();
  expect(await caller.invites.check({ code: ' redline ' })).toMatchObject({ access: true });
  expect(await caller.invites.stats()).toEqual({
    code: 'REDLINE',
    tier: 'redline',
    currentUses: 1,
    maxUses: 50,
  });
  expect(await caller.invites.check({ code: 'ALLBLUE' })).toMatchObject({ access: true });
  expect(await caller.invites.stats()).toMatchObject({ code: 'REDLINE', currentUses: 1 });
});

test.each([
  ['NOSUCH', 'This invite code doesn’t exist. Check it for typos.', 'invite-unknown'],
  ['DISABLED', 'This invite code is no longer in use.', 'invite-disabled'],
  ['FULL', 'This invite code has been used up.', 'invite-used-up'],
])('%s lets no one in and says why §7.5', async (code, message, reason) => {
  await deps.db
    .insertInto('invite_codes')
    .values([
      { code: 'DISABLED', tier: 'early_access', max_uses: null, disabled_at: new Date() },
      { code: 'FULL', tier: 'early_access', max_uses: 0, disabled_at: null },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const caller = callerOf(deps, await makeSignedInUser(deps));
  expect(await caller.invites.check({ code })).toEqual({ access: false, message, reason });
});

test('a code is redeemed for oneself only §3.28', async () => {
  const user = await makeSignedInUser(deps);
  const check = callerOf(deps, user).invites.check;
  await expect(check({ email: 'other@example.com', code: 'ALLBLUE' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await check({ email: user.email.toUpperCase(), code: 'ALLBLUE' })).toMatchObject({
    access: true,
  });
});

test('an empty code and one of ten thousand characters are refused §5.2', async () => {
  const { check } = callerOf(deps, await makeSignedInUser(deps)).invites;
  await expect(check({ code: '  ' })).rejects.toThrow('Invite code is required');
  await expect(check({ code: 'A'.repeat(10_000) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

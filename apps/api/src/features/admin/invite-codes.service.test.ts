import { redeemInvite } from '@ooo/db/queries/invites.queries';
import { expect, test } from 'vitest';
import { callerOf, makeSignedInUser } from '../../testing/callers.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();
const boss = await makeSignedInUser(deps, 'admin@localhost');
const { admin } = callerOf(deps, boss);
const checkBy = async (code: string) =>
  callerOf(deps, await makeSignedInUser(deps)).invites.check({ code });

test('a new code lets in as many users as it says', async () => {
  const made = await admin.createInviteCode({ code: ' spring-26 ', tier: 'redline', maxUses: 1 });
  expect(made).toMatchObject({ code: 'SPRING-26', tier: 'redline', maxUses: 1, uses: 0 });
  expect(await checkBy('spring-26')).toMatchObject({ access: true });
  expect(await checkBy('SPRING-26')).toMatchObject({ access: false });
  const [listed] = await admin.inviteCodes();
  expect(listed).toMatchObject({ code: 'SPRING-26', uses: 1, disabledAt: null });
});

test('a code is made once', async () => {
  const again = admin.createInviteCode({ code: 'redline', tier: 'allblue', maxUses: null });
  await expect(again).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The code REDLINE already exists.',
  });
  const codes = await admin.inviteCodes();
  expect(codes.find(({ code }) => code === 'REDLINE')?.tier).toBe('redline');
});

test('a code is disabled and enabled again', async () => {
  await admin.createInviteCode({ code: 'DOOR', tier: 'early_access', maxUses: null });
  const off = await admin.updateInviteCode({ code: 'door', patch: { disabled: true } });
  expect(off.disabledAt).not.toBeNull();
  expect(await checkBy('DOOR')).toMatchObject({ access: false });
  const on = await admin.updateInviteCode({ code: 'DOOR', patch: { disabled: false } });
  expect(on).toMatchObject({ disabledAt: null, maxUses: null });
  expect(await checkBy('DOOR')).toMatchObject({ access: true });
});

test('the maximum cannot go below the number of uses', async () => {
  await admin.createInviteCode({ code: 'USED', tier: 'early_access', maxUses: null });
  for (let count = 0; count < 2; count += 1) {
    await redeemInvite(deps.db, { userId: (await makeSignedInUser(deps)).id, code: 'USED' });
  }
  const change = async (maxUses: number) =>
    admin.updateInviteCode({ code: 'USED', patch: { maxUses } });
  await expect(change(1)).rejects.toMatchObject({ cause: { code: 'RULE_VIOLATED' } });
  expect(await change(2)).toMatchObject({ maxUses: 2, uses: 2 });
});

test('a code that is not there cannot be changed', async () => {
  await expect(
    admin.updateInviteCode({ code: 'NOSUCH', patch: { disabled: true } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'We couldn’t find the code NOSUCH.' });
});

test.each([
  { code: 'with space' },
  { code: '' },
  { code: 'A'.repeat(10_000) },
  { maxUses: -1 },
  { maxUses: 1.5 },
  { tier: 'gold' },
])('making %o is refused', async (wrong) => {
  const input = { code: 'FINE', tier: 'redline', maxUses: 1, ...wrong };
  const making = admin.createInviteCode(input as Parameters<typeof admin.createInviteCode>[0]);
  await expect(making).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('the audit log has what was done, and not what failed', async () => {
  const { items } = await admin.audit({ action: 'invite-code-changed' });
  expect(items.map(({ subject, details }) => [subject, details])).toEqual([
    ['USED', { maxUses: 2 }],
    ['DOOR', { disabled: false }],
    ['DOOR', { disabled: true }],
  ]);
  const { items: created } = await admin.audit({ action: 'invite-code-created', limit: 2 });
  expect(created).toMatchObject([{ subject: 'USED' }, { subject: 'DOOR' }]);
  const { items: first } = await admin.audit({ action: 'invite-code-created', limit: 100 });
  expect(first.at(-1)).toMatchObject({
    subject: 'SPRING-26',
    actor: { id: boss.id, email: 'admin@localhost' },
    requestId: 'test',
    details: { tier: 'redline', maxUses: 1 },
  });
  expect(first).toHaveLength(3);
});

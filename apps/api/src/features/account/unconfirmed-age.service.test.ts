import { findOrCreateUserByIdentity } from '@ooo/db/queries/users.queries';
import type { Db } from '@ooo/db/tables/database';
import { AGE_CONFIRMATION_DAYS } from '@ooo/domain/account/age-confirmation';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';
import { removeAgeUnconfirmed } from './unconfirmed-age.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => () => new Date(Date.now() + days * DAY_MS);

async function signInAtProvider(db: Db, subject: string): Promise<void> {
  const email = `${subject}@example.com`;
  const profile = { provider: 'google', subject, email, emailVerified: true, firstName: subject };
  await findOrCreateUserByIdentity(db, profile);
}

const emailsOf = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('users').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  );

test('an account is deleted after thirty days, not before, and the log says how many and not whose', async () => {
  const deps = await makeTestDeps();
  const { db } = deps;
  await signInAtProvider(db, 'never');
  const confirmed = await makeInvitedUser(deps, 'confirmed@example.com');
  await callerOf(deps, confirmed).account.confirmAge({ isOldEnough: true });
  const lines: unknown[] = [];
  const log = { info: (...line: unknown[]) => lines.push(line) };

  const early = { db, clock: inDays(AGE_CONFIRMATION_DAYS - 1) };
  expect([await removeAgeUnconfirmed(early, log), lines]).toEqual([0, []]);
  const late = { db, clock: inDays(AGE_CONFIRMATION_DAYS + 1) };
  expect(await removeAgeUnconfirmed(late, log)).toBe(1);
  expect(await emailsOf(db)).toEqual(['confirmed@example.com']);
  expect(lines).toEqual([[{ accounts: 1 }, 'accounts of unconfirmed age were deleted']]);
});

test('more than one batch is deleted in a run', async () => {
  const { db } = await makeTestDeps();
  for (let n = 0; n < 120; n += 1) await signInAtProvider(db, `many-${n}`);
  const late = { db, clock: inDays(AGE_CONFIRMATION_DAYS + 1) };
  expect(await removeAgeUnconfirmed(late, { info: () => undefined })).toBe(120);
});

test('a server sweeps when it starts to listen, and leaves local accounts', async () => {
  const { app, deps } = await startTestApp({}, { clock: inDays(AGE_CONFIRMATION_DAYS + 1) });
  await signInAtProvider(deps.db, 'never');
  await makeSignedInUser(deps, 'script@example.com');
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(async () => emailsOf(deps.db)).toEqual(['script@example.com']);
});

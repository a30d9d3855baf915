import { insertAuditEntry } from '@ooo/db/queries/audit.queries';
import { expect, test } from 'vitest';
import { makeTestDeps } from '../../testing/test-deps.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { AUDIT_DAYS, removeOldAuditEntries } from './audit-age.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => () => new Date(Date.now() + days * DAY_MS);

test('entries are removed when they are too old, and not before', async () => {
  const { db } = await makeTestDeps();
  await insertAuditEntry(db, { action: 'sign-in' });
  expect(await removeOldAuditEntries({ db, clock: inDays(AUDIT_DAYS - 1) })).toBe(0);
  expect(await removeOldAuditEntries({ db, clock: inDays(AUDIT_DAYS + 1) })).toBe(1);
  expect(await removeOldAuditEntries({ db, clock: inDays(AUDIT_DAYS + 1) })).toBe(0);
});

test('several processes that sweep at once remove each entry once', async () => {
  const { db } = await makeTestDeps();
  for (let entry = 0; entry < 50; entry += 1) await insertAuditEntry(db, { action: 'sign-in' });
  const sweep = async () => removeOldAuditEntries({ db, clock: inDays(AUDIT_DAYS + 1) });
  const removed = await Promise.all([sweep(), sweep(), sweep()]);
  expect(removed.reduce((sum, count) => sum + count, 0)).toBe(50);
});

test('a server sweeps when it starts to listen', async () => {
  const { app, deps } = await startTestApp({}, { clock: inDays(AUDIT_DAYS + 1) });
  await insertAuditEntry(deps.db, { action: 'sign-out' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const count = async () => (await deps.db.selectFrom('audit_log').select('id').execute()).length;
  await expect.poll(count).toBe(0);
});

import { readRows, withoutAuditLog } from '@ooo/db/testing/refused-audit';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { headersOf, signInByForm } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, deps } = await startTestApp();
const { db } = deps;

const KEPT = [
  'users',
  'identities',
  'sessions',
  'access_tokens',
  'invite_codes',
  'invite_redemptions',
  'app_settings',
  'audit_log',
] as const;

const readKept = async () => readRows(db, KEPT);

const boss = await makeSignedInUser(deps, 'admin@localhost');
const user = await makeInvitedUser(deps);
const token = await callerOf(deps, user).tokens.create({ name: 'A script', scope: 'read' });
await headersOf(deps, user);
const [session] = await callerOf(deps, user).account.sessions();
await callerOf(deps, boss).admin.createInviteCode({ code: 'KNOWN', tier: 'redline', maxUses: 5 });

interface Change {
  readonly procedure: string;
  readonly input?: object;
  readonly by?: typeof user;
}

test.each<Change>([
  { procedure: 'tokens.create', input: { name: 'Another', scope: 'full' } },
  { procedure: 'tokens.revoke', input: { id: token.id } },
  { procedure: 'account.endSession', input: { id: session?.id } },
  { procedure: 'account.signOut' },
  { procedure: 'account.signOutEverywhere', input: { keepCurrent: false } },
  { procedure: 'account.confirmAge', input: { isOldEnough: true } },
  { procedure: 'data.deleteAccount', input: { confirm: user.email } },
  { procedure: 'invites.check', input: { code: 'ALLBLUE' }, by: await makeSignedInUser(deps) },
  {
    procedure: 'admin.createInviteCode',
    input: { code: 'NEVERMADE', tier: 'redline', maxUses: 5 },
    by: boss,
  },
  {
    procedure: 'admin.updateInviteCode',
    input: { code: 'KNOWN', patch: { maxUses: 3 } },
    by: boss,
  },
  { procedure: 'admin.setSettings', input: { debugLogging: true }, by: boss },
  { procedure: 'admin.unlockDebug', input: { code: 'anything' } },
])('$procedure does nothing where it cannot be recorded', async ({ procedure, input, by }) => {
  const headers = await headersOf(deps, by ?? user);
  const call = async () =>
    app.inject({
      method: 'POST',
      url: `/trpc/${procedure}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ json: input }),
    });
  const before = await readKept();
  await withoutAuditLog(db, async () => {
    const refused = await call();
    expect([refused.statusCode, refused.cookies]).toEqual([500, []]);
    expect(await readKept()).toEqual(before);
  });
});

test('no one is signed in or out where that cannot be recorded', async () => {
  const cookie = await signInByForm(app, { email: 'back@example.com', name: 'Back' });
  const before = await readKept();
  const signIn = { method: 'POST', url: '/api/login/local' } as const;
  await withoutAuditLog(db, async () => {
    const answers = [
      await app.inject({ ...signIn, payload: { email: 'first@example.com', name: 'First' } }),
      await app.inject({
        ...signIn,
        headers: { cookie },
        payload: { email: 'back@example.com', name: 'Another name', isOldEnough: true },
      }),
      await app.inject({ url: '/api/logout', headers: { cookie } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
    expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
    expect(await readKept()).toEqual(before);
  });
});

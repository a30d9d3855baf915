import { makeInviteCode } from '@ooo/db/testing/factories';
import { expect, test } from 'vitest';
import { makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { ownPort } from '../../testing/own-port.ts';
import { isReady, runFile } from '../../testing/server-process.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();

async function startServer(): Promise<string> {
  const port = String(await ownPort());
  await isReady(
    runFile('server.ts', {
      PORT: port,
      DATABASE_URL: deps.connectionString,
      LOCAL_SIGN_IN: 'on',
      INVITE_GATE: 'on',
      RATE_LIMITS: 'off',
      MAX_TRIPS_PER_USER: '3',
      LOG_LEVEL: 'silent',
    }),
  );
  return `http://127.0.0.1:${port}/api`;
}

const servers = await Promise.all([startServer(), startServer()]);

async function post(index: number, path: string, cookie: string, body: object): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' };
  const server = servers[index % servers.length];
  return fetch(`${server}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('of 200 people at two processes, 50 use up a code of 50 uses', async () => {
  const code = await makeInviteCode(deps.db, { max_uses: 50 });
  const people = await Promise.all(
    Array.from({ length: 200 }, async () => headersOf(deps, await makeSignedInUser(deps))),
  );
  const answers = await Promise.all(
    people.map(async ({ cookie }, index): Promise<unknown> => {
      const answer = await post(index, '/invite-check', cookie, { code });
      return [answer.status, await answer.json()];
    }),
  );
  const isIn = [200, { access: true, message: 'Welcome aboard.' }];
  const message = 'This invite code has been used up.';
  const isOut = [200, { access: false, message, reason: 'invite-used-up' }];
  const byOutcome = [isIn, isOut].map(
    (outcome) => answers.filter((one) => JSON.stringify(one) === JSON.stringify(outcome)).length,
  );
  expect(byOutcome).toEqual([50, 150]);
});

test('of 50 trips that one user makes at two processes at once, three are made §5.35', async () => {
  const { cookie } = await headersOf(deps, await makeInvitedUser(deps));
  const trip = { destination: 'Seoul', startDate: '2026-10-01', endDate: '2026-10-05' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => post(index, '/trips', cookie, trip)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 409)).toHaveLength(47);
});

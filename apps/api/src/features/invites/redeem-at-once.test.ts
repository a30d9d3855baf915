import { connect } from '@ooo/db/connect';
import { listAuditEntries } from '@ooo/db/queries/audit.queries';
import { makeInviteCode } from '@ooo/db/testing/factories';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { makeSignedInUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const here = await startTestApp();
const { deps } = here;

/** The application a second time, with connections of its own to the same database. */
const { db, close } = connect({ connectionString: deps.connectionString });
const there = await buildApp({ ...deps, db });
afterAll(async () => {
  await there.close();
  await close();
});

interface Attempt {
  readonly app: FastifyInstance;
  readonly headers: { cookie: string };
  readonly code: string;
}

async function byRest({ app, headers, code }: Attempt): Promise<boolean> {
  const request = { method: 'POST', url: '/api/invite-check', headers, payload: { code } } as const;
  return (await app.inject(request)).json<{ access: boolean }>().access;
}

async function byProcedure({ app, headers, code }: Attempt): Promise<boolean> {
  const payload = { json: { code } };
  const request = { method: 'POST', url: '/trpc/invites.check', headers, payload } as const;
  const answer = await app.inject(request);
  return answer.json<{ result: { data: { json: { access: boolean } } } }>().result.data.json.access;
}

async function usesOf(code: string): Promise<unknown> {
  return deps.db
    .selectFrom('invite_codes')
    .select((eb) => [
      'uses',
      eb
        .selectFrom('invite_redemptions')
        .select(eb.fn.countAll<number>().as('n'))
        .whereRef('invite_redemptions.code', '=', 'invite_codes.code')
        .as('redemptions'),
      eb
        .selectFrom('users')
        .select(eb.fn.countAll<number>().as('n'))
        .whereRef('users.invite_code', '=', 'invite_codes.code')
        .as('users'),
    ])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

test('of 200 people who redeem 50 uses at once, through two servers and both transports, 50 get in §9.3', async () => {
  const code = await makeInviteCode(deps.db, { max_uses: 50 });
  const people = await Promise.all(
    Array.from({ length: 200 }, async () => headersOf(deps, await makeSignedInUser(deps))),
  );
  const access = await Promise.all(
    people.map(async (headers, index) => {
      const app = index % 2 === 0 ? here.app : there;
      const redeem = index % 4 < 2 ? byRest : byProcedure;
      return redeem({ app, headers, code: index % 3 === 0 ? code.toLowerCase() : code });
    }),
  );
  expect(access.filter(Boolean)).toHaveLength(50);
  expect(await usesOf(code)).toEqual({ uses: 50, redemptions: 50, users: 50 });
});

test('one person who redeems at once from everywhere uses up one', async () => {
  const code = await makeInviteCode(deps.db, { max_uses: 50 });
  const headers = await headersOf(deps, await makeSignedInUser(deps));
  const access = await Promise.all(
    Array.from({ length: 40 }, async (_, index) =>
      byRest({ app: index % 2 === 0 ? here.app : there, headers, code }),
    ),
  );
  expect(access.every(Boolean)).toBe(true);
  expect(await usesOf(code)).toEqual({ uses: 1, redemptions: 1, users: 1 });
  const { items } = await listAuditEntries(deps.db, { action: 'invite-redeemed', limit: 100 });
  expect(items.filter(({ subject }) => subject === code)).toHaveLength(1);
});

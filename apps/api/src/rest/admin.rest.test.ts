import { expect, test } from 'vitest';
import type { Analytics } from '@ooo/domain/admin/analytics.schema';
import type { Refusal } from '../testing/answer-shapes.ts';
import { makeSignedInUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp();
const headers = await headersOf(deps, await makeSignedInUser(deps, 'admin@localhost'));
for (let n = 1; n <= 30; n += 1)
  await makeSignedInUser(deps, `list${String(n).padStart(2, '0')}@example.com`);

interface Documentation {
  paths: Record<
    string,
    { get: { parameters: { name: string; schema: { type?: string } }[] } } | undefined
  >;
}

async function get(path: string, query: Record<string, string> = {}) {
  return app.inject({ url: `/api/admin/${path}`, query, headers });
}

test('users are an array, and a header says how many there are §7.6', async () => {
  const answer = await get('users');
  expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, '31']);
  expect(answer.json()).toHaveLength(25);
  expect(answer.json<unknown[]>()[0]).toEqual({
    id: expect.any(String),
    email: 'list30@example.com',
    name: 'Kim',
    profileImageUrl: null,
    inviteCode: null,
    plan: 'early_access',
    tripCount: 0,
    apiCallCount: 0,
    lastLoginAt: expect.any(String),
    createdAt: expect.any(String),
  });
});

test('pages count from 1', async () => {
  const query = { search: 'LIST', direction: 'asc', limit: '4' };
  const emailsOf = async (page: string) =>
    (await get('users', { ...query, page })).json<{ email: string }[]>().map(({ email }) => email);
  expect(await emailsOf('1')).toEqual(['01', '02', '03', '04'].map((n) => `list${n}@example.com`));
  expect(await emailsOf('8')).toEqual(['list29@example.com', 'list30@example.com']);
  expect(await emailsOf('9')).toEqual([]);
  expect((await get('users', { ...query, page: '9' })).headers['x-total-count']).toBe('30');
});

test.each([
  ['users', { page: '0' }, 'page'],
  ['users', { page: '1.5' }, 'page'],
  ['users', { page: 'two' }, 'page'],
  ['users', { limit: '101' }, 'limit'],
  ['users', { limit: '-1' }, 'limit'],
  ['users', { plan: 'gold' }, 'plan'],
  ['users', { sort: 'email' }, 'sort'],
  ['feedback', { before: 'x' }, 'before'],
  ['audit', { action: 'coffee' }, 'action'],
  ['audit', { limit: '0' }, 'limit'],
  ['analytics', { from: '2026-03-01' }, 'to'],
] as const)('GET %s with %o is refused by field', async (path, query, field) => {
  const answer = await get(path, query);
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([400, 'BAD_REQUEST']);
  expect(Object.keys(answer.json<Refusal>().details.fields)).toEqual([field]);
});

test('the largest numbers in a query are not a server error', async () => {
  const far = await get('users', { page: '999999999', limit: '100' });
  expect([far.statusCode, far.json()]).toEqual([200, []]);
  expect((await get('audit', { before: '9'.repeat(15) })).statusCode).toBe(200);
  for (const digits of [15, 30]) {
    const beyond = await get('users', { page: '9'.repeat(digits), limit: '100' });
    expect([beyond.statusCode, beyond.json<Refusal>().code]).toEqual([400, 'BAD_REQUEST']);
  }
});

test('a NUL in a search or a text is refused, and is not a server error', async () => {
  const search = await app.inject({ url: '/api/admin/users?search=%00', headers });
  const feedback = await app.inject({
    method: 'POST',
    url: '/api/feedback',
    headers,
    payload: { message: 'a\u0000b' },
  });
  for (const answer of [search, feedback]) {
    expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([400, 'BAD_REQUEST']);
  }
});

test('a code may consist of digits', async () => {
  const payload = { code: '2026', tier: 'redline', maxUses: 3 };
  const url = '/api/admin/invite-codes';
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(201);
  const answer = await app.inject({
    method: 'PATCH',
    url: `${url}/2026`,
    headers,
    payload: { maxUses: null },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ code: '2026', maxUses: null }),
  ]);
});

test('audit and analytics have addresses of their own', async () => {
  const audit = await get('audit', { action: 'invite-code-created', limit: '1' });
  expect(audit.json()).toMatchObject({ items: [{ subject: '2026' }], nextBefore: null });
  const analytics = await get('analytics', { from: '2026-03-01', to: '2026-03-03' });
  expect(analytics.json<Analytics>().days).toHaveLength(3);
});

test('the documentation has the query of a page, in numbers', async () => {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<Documentation>();
  const parameters = paths['/api/admin/users']?.get.parameters ?? [];
  const typeOf = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema.type]));
  expect(typeOf).toMatchObject({ page: 'integer', limit: 'integer', search: 'string' });
  expect(typeOf).not.toHaveProperty('offset');
});

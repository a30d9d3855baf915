import { connect } from '@ooo/db/connect';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

test('a server whose database answers is healthy', async () => {
  const { app } = await startTestApp();
  const answer = await app.inject({ url: '/api/health' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'ok', database: 'ok', version: '0.0.0-test' },
  ]);
});

test('a server whose database does not answer says so', async () => {
  const { db } = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const { app } = await startTestApp({}, { db });
  const answer = await app.inject({ url: '/api/health' });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'error', database: 'error', version: '0.0.0-test' },
  ]);
});

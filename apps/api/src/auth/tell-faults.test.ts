import { poisonUser } from '@ooo/db/testing/poison-user';
import { expect, test } from 'vitest';
import { makeInvitedUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { makeTestDeps } from '../testing/test-deps.ts';

const deps = await makeTestDeps({ LOG_LEVEL: 'warn' });
const lines: string[] = [];
const { app } = await startTestApp(
  {},
  { ...deps, logStream: { write: (line) => lines.push(line) } },
);

test('settings that cannot be read become the defaults, with one line in the log that names no user', async () => {
  const user = await makeInvitedUser(deps);
  const headers = await headersOf(deps, user);
  await poisonUser(deps.db, {
    id: user.id,
    language: 'xx',
    preferences: { theme: 7, clock: '24' },
  });
  for (const url of ['/api/auth/user', '/api/trips', '/api/auth/user']) {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    if (url !== '/api/auth/user') continue;
    expect(answer.json()).toMatchObject({ language: 'en', preferences: { clock: '24' } });
  }
  const told = lines.filter((line) => line.includes('cannot be read'));
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ settings: ['language', 'theme'] });
  expect(told.join('')).not.toContain(user.id);
});

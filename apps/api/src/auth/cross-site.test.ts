import { expect, test } from 'vitest';
import { makeInvitedUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { SEOUL } from '../testing/samples.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp({ MAX_TRIPS_PER_USER: '100' });
const session = await headersOf(deps, await makeInvitedUser(deps));

const TRANSPORTS = [
  ['/api/trips', SEOUL],
  ['/trpc/trips.create', { json: SEOUL }],
] as const;

const FOREIGN = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
];

const OWN = [
  {},
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://localhost:3000' },
];

test.each(TRANSPORTS)('%s refuses what another site sends', async (url, payload) => {
  for (const headers of FOREIGN) {
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...session, ...headers },
    });
    expect([headers, answer.statusCode]).toEqual([headers, 403]);
    expect(answer.body).toContain('FORBIDDEN');
  }
});

test.each(TRANSPORTS)(
  '%s takes what comes from its own pages and from scripts',
  async (url, payload) => {
    for (const headers of OWN) {
      const answer = await app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...session, ...headers },
      });
      expect([headers, answer.statusCode < 300]).toEqual([headers, true]);
    }
  },
);

test('reading is open to links from elsewhere', async () => {
  const headers = { ...session, 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ url: '/api/trips', headers })).statusCode).toBe(200);
});

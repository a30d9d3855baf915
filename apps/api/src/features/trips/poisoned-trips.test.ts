import { poisonTrip } from '@ooo/db/testing/poison-trip';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { SEOUL } from '../../testing/samples.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, deps } = await startTestApp();
const user = await makeInvitedUser(deps);
const session = await headersOf(deps, user);
const trip = await callerOf(deps, user).trips.create(SEOUL);
const NESTED = `${'['.repeat(3000)}${']'.repeat(3000)}`;

const get = async (url: string) => app.inject({ url, headers: session });

test.each([
  ['packing_preferences', '{"constructor":1}'],
  ['packing_preferences', '{"__proto__":{"a":1}}'],
  ['packing_preferences', '{"prototype":{"toJSON":1}}'],
  ['packing_preferences', `{"a":${NESTED}}`],
  ['packing_preferences', `{"activities":${NESTED}}`],
  ['flight_details', `{"outbound":{"constructor":${NESTED}}}`],
  ['weather_cache', NESTED],
  ['packing_cache', '{"en":[{"constructor":1}]}'],
  ['destination_overview_cache', '{"constructor":{"prototype":1}}'],
])('a trip with %s %s can be read everywhere, and changed', async (column, json) => {
  await poisonTrip(deps.db, { id: trip.id, column, json });
  const input = encodeURIComponent(JSON.stringify({ json: { id: trip.id } }));
  const answers = await Promise.all(
    [
      '/trpc/trips.list',
      '/trpc/trips.overview',
      `/trpc/trips.get?input=${input}`,
      '/trpc/data.export',
      '/api/trips',
      `/api/trips/${trip.id}`,
      '/api/account/export.json',
      '/api/account/export.zip',
    ].map(get),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  for (const { body } of answers) expect(body).not.toMatch(/constructor|__proto__|\[\[\[/);

  const url = `/api/trips/${trip.id}`;
  const patched = await app.inject({
    method: 'PATCH',
    url,
    headers: session,
    payload: { name: 'Mended' },
  });
  expect(patched.json()).toMatchObject({ name: 'Mended' });
});

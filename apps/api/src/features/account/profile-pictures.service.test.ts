import { createServer, type ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { drawLabels, toPng } from '@ooo/tickets/testing/make-picture';
import type { Deps } from '../../context/deps.ts';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { startUpstream } from '../../testing/upstream-server.ts';
import { createLiveSettings } from '../settings/live-settings.service.ts';
import { makeProfilePictures } from './make-profile-pictures.ts';

const PNG = toPng(await drawLabels(300, 200, []));
const DAY_MS = 86_400_000;

const asked: (string | undefined)[] = [];
let answer: (response: ServerResponse) => unknown;
beforeEach(() => {
  asked.length = 0;
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'image/png', etag: '"1"' }).end(PNG);
});

/** A sign-in provider on this machine, which keeps the pictures of its users itself. */
const provider = await startUpstream(
  createServer(({ headers }, response) => {
    asked.push(headers['if-none-match']);
    answer(response);
  }),
);
const { app, deps } = await startTestApp({
  OFFLINE: 'on',
  LOCAL_SIGN_IN: 'on',
  ADMIN_EMAILS: 'admin@localhost',
  OIDC_ISSUER: provider,
  OIDC_CLIENT_ID: 'ooo',
  OIDC_CLIENT_SECRET: 'secret',
});

async function withPicture(user: CurrentUser, url = `${provider}/picture.png`) {
  await deps.db
    .updateTable('users')
    .set({ profile_image_url: url })
    .where('id', '=', user.id)
    .execute();
  return user;
}

async function look(user: CurrentUser, url: string, as = user) {
  return app.inject({ url, headers: await headersOf(deps, as) });
}

/** Another process on the same database, after the given time. */
function makeOther(laterMs = 0, changed: Partial<Deps> = {}) {
  const clock = (): Date => new Date(Date.now() + laterMs);
  return makeProfilePictures({ ...deps, clock, ...changed });
}

const silent = { warn: () => undefined };

test('the page gets a small square from our own address, and the provider is asked once §3.25', async () => {
  const user = await withPicture(await makeInvitedUser(deps));
  const me = await look(user, '/api/auth/user');
  const { profileImageUrl } = me.json<{ profileImageUrl: string }>();
  expect(profileImageUrl).toMatch(/^\/api\/account\/picture\?v=[0-9a-f]{16}$/);
  expect(asked).toEqual([]);

  for (let time = 0; time < 2; time += 1) {
    const { statusCode, headers, rawPayload } = await look(user, profileImageUrl);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toBe('private, max-age=86400');
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(rawPayload.byteLength).toBeLessThan(4000);
  }
  expect(asked).toEqual([undefined]);
});

test('only admins see it, in the control deck', async () => {
  const user = await withPicture(await makeInvitedUser(deps, 'deck@example.com'));
  const admin = await makeSignedInUser(deps, 'admin@localhost');
  const { items } = await callerOf(deps, admin).admin.users({ search: 'deck@example.com' });
  const url = items[0]?.profileImageUrl ?? '';
  expect(url).toContain(user.id);

  const stranger = await look(await makeInvitedUser(deps), url);
  expect([stranger.statusCode, asked]).toEqual([403, []]);
  expect((await app.inject({ url })).statusCode).toBe(401);
  expect((await look(user, url)).statusCode).toBe(403);
  const shown = await look(user, url, admin);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('a stranger’s picture is never another user’s', async () => {
  const user = await withPicture(await makeInvitedUser(deps));
  expect((await look(user, '/api/account/picture')).statusCode).toBe(200);
  const stranger = await makeInvitedUser(deps);
  const nothing = await look(stranger, `/api/account/picture?userId=${user.id}`);
  expect([nothing.statusCode, nothing.body]).toEqual([204, '']);
});

test('of many processes that want it at once, one asks', async () => {
  const { id } = await withPicture(await makeSignedInUser(deps));
  const others = Array.from({ length: 5 }, () => makeOther());
  const seen = await Promise.all(
    others.flatMap((one) => [one.read(id, silent), one.read(id, silent)]),
  );
  expect(asked).toHaveLength(1);
  expect(seen.filter((picture) => picture !== undefined).length).toBeGreaterThanOrEqual(2);
  expect((await makeOther().read(id, silent))?.byteLength).toBeGreaterThan(50);
});

test('it is asked for again after seven days, in the background and by its ETag', async () => {
  const { id } = await withPicture(await makeSignedInUser(deps));
  await makeOther().read(id, silent);
  await makeOther(7 * DAY_MS - 60_000).read(id, silent);
  expect(asked).toEqual([undefined]);

  const released = Promise.withResolvers<void>();
  answer = async (response) => {
    await released.promise;
    response.writeHead(304).end();
  };
  const later = makeOther(7 * DAY_MS + 60_000);
  expect((await later.read(id, silent))?.byteLength).toBeGreaterThan(50);
  await expect.poll(() => asked).toEqual([undefined, '"1"']);
  released.resolve();
  const row = deps.db.selectFrom('profile_pictures').where('user_id', '=', id).selectAll();
  const fetchedAt = async () => (await row.executeTakeFirstOrThrow()).fetched_at?.getTime();
  await expect.poll(fetchedAt).toBeGreaterThan(Date.now() + 6 * DAY_MS);
});

test('one that the provider does not have any more goes', async () => {
  const { id } = await withPicture(await makeSignedInUser(deps));
  await makeOther().read(id, silent);
  answer = (response) => response.writeHead(404).end();
  const later = makeOther(8 * DAY_MS);
  await later.read(id, silent);
  await expect.poll(() => later.read(id, silent)).toBeUndefined();
});

test.each([
  [
    'a page',
    (response: ServerResponse) => response.setHeader('content-type', 'text/html').end('<p>'),
  ],
  [
    'a page that says it is a picture',
    (response: ServerResponse) =>
      response
        .setHeader('content-type', 'image/png')
        .end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['an error', (response: ServerResponse) => response.writeHead(500).end()],
])('where %s comes there is none, and it is not requested again for an hour', async (_, wrong) => {
  answer = wrong;
  const user = await withPicture(await makeSignedInUser(deps));
  const warned: unknown[] = [];
  const log = { warn: (facts: unknown) => warned.push(facts) };
  expect(await makeOther().read(user.id, log)).toBeUndefined();
  expect(await makeOther(59 * 60_000).read(user.id, log)).toBeUndefined();
  expect(asked).toHaveLength(1);
  // The log names neither the user nor the host.
  expect(warned).toHaveLength(1);
  expect(JSON.stringify(warned)).not.toMatch(/127\.0\.0\.1|@/);
  expect((await look(user, '/api/account/picture')).statusCode).toBe(204);

  answer = (response) => response.setHeader('content-type', 'image/png').end(PNG);
  expect(await makeOther(61 * 60_000).read(user.id, log)).toBeDefined();
});

test('offline, only the provider’s own address is asked, and no page is told of another', async () => {
  const user = await withPicture(await makeSignedInUser(deps), 'https://pictures.example/a.png');
  expect((await look(user, '/api/auth/user')).json()).toMatchObject({ profileImageUrl: null });
  expect((await look(user, '/api/account/picture')).statusCode).toBe(204);
});

test('during maintenance the kept picture is shown and the provider is not asked', async () => {
  const { id } = await withPicture(await makeSignedInUser(deps));
  const { id: other } = await withPicture(await makeSignedInUser(deps));
  await makeOther().read(id, silent);
  const settings = createLiveSettings(deps.db);
  settings.adopt({ maintenanceMode: true, debugLogging: false });
  const held = makeOther(8 * DAY_MS, { settings });
  expect(await held.read(id, silent)).toBeDefined();
  expect(await held.read(other, silent)).toBeUndefined();
  expect(asked).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { makeSignedInUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-deps.ts';
import { toShownPicture } from './picture-origins.ts';

const variables = {
  OFFLINE: 'off',
  GOOGLE_CLIENT_ID: 'ooo',
  GOOGLE_CLIENT_SECRET: 'secret',
  OIDC_ISSUER: 'https://login.example.com/realms/travel',
  OIDC_CLIENT_ID: 'ooo',
  OIDC_CLIENT_SECRET: 'secret',
};
const env = testEnv(variables);

test.each(['https://lh3.googleusercontent.com/a/mina=s96-c', 'https://login.example.com/p/1.png'])(
  '%s is shown',
  (url) => {
    expect(toShownPicture(url, env)).toBe(url);
  },
);

test.each([
  'https://pictures.example.net/mina.png',
  'http://lh3.googleusercontent.com/a/mina',
  'https://lh3.googleusercontent.com.evil.example/a',
  'https://lh3.googleusercontent.com:8443/a',
  'https://lh3.googleusercontent.com@evil.example/a',
  'https://login.example.com.evil.example/p',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '/api/logout',
  '',
])('%j is not', (url) => {
  expect(toShownPicture(url, env)).toBeNull();
});

test('without a provider, or without a network, none is', () => {
  const url = 'https://lh3.googleusercontent.com/a/mina';
  expect(toShownPicture(url, testEnv({ OFFLINE: 'off' }))).toBeNull();
  expect(toShownPicture(url, { ...env, offline: true })).toBeNull();
  expect(toShownPicture(null, env)).toBeNull();
});

test('a page is never told of a picture that its policy blocks', async () => {
  const { app, deps } = await startTestApp(variables);
  const user = await makeSignedInUser(deps);
  const headers = await headersOf(deps, user);
  const askedFor = async (url: string): Promise<unknown> => {
    const me = deps.db.updateTable('users').where('id', '=', user.id);
    await me.set({ profile_image_url: url }).execute();
    return (await app.inject({ url: '/api/auth/user', headers })).json();
  };
  const google = 'https://lh3.googleusercontent.com/a/kim';
  expect(await askedFor(google)).toMatchObject({ profileImageUrl: google });
  expect(await askedFor('https://pictures.example.net/kim.png')).toMatchObject({
    profileImageUrl: null,
  });
});

import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { listenAnywhere } from '../../testing/ports.ts';
import { metadataSource } from './metadata.ts';

let asked = 0;
let answer: (() => string) | undefined;
const server = createServer((_request, response) => {
  asked += 1;
  if (answer) response.setHeader('content-type', 'application/json').end(answer());
});
const issuer = `http://127.0.0.1:${await listenAnywhere(server)}/realm`;
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const say = (fields: object = {}) => {
  const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
  answer = () => JSON.stringify({ issuer, jwks_uri: `${issuer}/jwks`, ...endpoints, ...fields });
};

let now = new Date('2027-01-01T00:00:00Z');
const source = (own = issuer) => metadataSource({ issuer: own, clock: () => now, limitMs: 300 });

test.each([issuer, `${issuer}/`])(
  'a slash at the end of the issuer makes no difference: %s',
  async (own) => {
    for (const told of [issuer, `${issuer}/`]) {
      say({ issuer: told });
      expect((await source(own)()).issuer).toBe(told);
    }
  },
);

test('an answer in another issuer’s name is refused', async () => {
  say({ issuer: `${issuer}/other` });
  await expect(source()()).rejects.toMatchObject({ problem: 'refused' });
});

test('a provider that is silent, not JSON or without a safe page is unavailable', async () => {
  answer = undefined;
  await expect(source()()).rejects.toMatchObject({ problem: 'unavailable' });
  answer = () => '{"issuer":';
  await expect(source()()).rejects.toMatchObject({ problem: 'unavailable' });
  for (const page of ['http://login.example.com/auth', 'javascript:alert(1)', undefined]) {
    say({ authorization_endpoint: page });
    await expect(source()()).rejects.toMatchObject({ problem: 'unavailable' });
  }
});

test('it is asked once an hour, and its last answer counts while it is unavailable', async () => {
  const find = source();
  say();
  asked = 0;
  const first = await find();
  expect([await find(), asked]).toEqual([first, 1]);
  now = new Date('2027-01-01T01:00:01Z');
  answer = () => 'away';
  expect([await find(), asked]).toEqual([first, 2]);
  say();
  expect(await find()).not.toBe(first);
});

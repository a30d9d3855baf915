import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { listenAnywhere } from '../../testing/ports.ts';
import { createSignInProvider } from './sign-in-provider.ts';

const LIMIT_MS = 200;
const server = createServer((request, response) => {
  const isAsked = request.url?.endsWith('/openid-configuration');
  if (isAsked) response.setHeader('content-type', 'application/json').end(description());
});
const issuer = `http://127.0.0.1:${await listenAnywhere(server)}`;
const description = () =>
  JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  });
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('a provider that never answers the request for tokens is unavailable', async () => {
  const provider = createSignInProvider({
    id: 'oidc',
    issuer,
    clientId: 'ooo',
    clientSecret: 'secret',
    redirectUri: 'http://localhost:3000/api/login/callback/oidc',
    clock: () => new Date(),
    limitMs: LIMIT_MS,
  });
  const secrets = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
  const startedAt = performance.now();
  await expect(provider.finish({ code: 'code' }, secrets)).rejects.toMatchObject({
    problem: 'unavailable',
  });
  expect(performance.now() - startedAt).toBeLessThan(10 * LIMIT_MS);
});

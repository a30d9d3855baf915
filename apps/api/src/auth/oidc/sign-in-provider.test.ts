import { createServer, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { startUpstream } from '../../testing/upstream-server.ts';
import { createSignInProvider } from './sign-in-provider.ts';

const LIMIT_MS = 200;
/** An answer that comes then is too late, and would be accepted without a look at the clock. */
const LATE_MS = 5 * LIMIT_MS;

const { publicKey, privateKey } = await generateKeyPair('RS256');
const key = { ...(await exportJWK(publicKey)), kid: 'the-key', alg: 'RS256' };

test.each(['/token', '/jwks'])(
  'a provider that answers %s too late is unavailable',
  async (late) => {
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      }),
      '/token': async () => ({ access_token: 'a', id_token: await signToken(issuer) }),
      '/jwks': () => ({ keys: [key] }),
    };
    const listener: RequestListener = (request, response) => {
      void (async () => {
        const path = request.url ?? '';
        if (path === late) await sleep(LATE_MS);
        const body = JSON.stringify(await answers[path]?.());
        response.setHeader('content-type', 'application/json').end(body);
      })();
    };
    const issuer = await startUpstream(createServer(listener));
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
    const finished = provider.finish({ code: 'code' }, secrets);
    await expect(finished).rejects.toMatchObject({ problem: 'unavailable' });
  },
);

async function signToken(issuer: string): Promise<string> {
  return new SignJWT({ nonce: 'n', email: 'kim@example.com', email_verified: true })
    .setProtectedHeader({ alg: 'RS256', kid: 'the-key' })
    .setIssuer(issuer)
    .setAudience('ooo')
    .setSubject('kim')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(privateKey);
}

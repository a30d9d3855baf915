import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';
import { atEnd } from '@ooo/db/testing/at-end';
import { startMeddler, type Meddler } from './meddler.ts';
import { listenAnywhere } from '../ports.ts';

/** The claims of an account. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
}

export const CLIENT = { id: 'ooo', secret: 'a secret that only the two know' };

export interface IdentityProvider {
  readonly issuer: string;
  /** The account that the user chooses; null presses Cancel. */
  person: Person | null;
  readonly meddler: Meddler;
}

interface Options {
  readonly redirectUri: string;
  /** Gives e-mail and name only at the userinfo address, as the standard says. */
  readonly keepsToTheLetter?: boolean;
}

/**
 * A real OpenID Connect provider on loopback, behind a server that can meddle with what it answers. Its
 * page for the password is left out: the person at the keyboard is signed in at once.
 */
export async function startIdentityProvider(options: Options): Promise<IdentityProvider> {
  const { redirectUri, keepsToTheLetter = false } = options;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'the-key', alg: 'RS256', use: 'sig' };
  const inner = createServer();
  const meddler = await startMeddler({ upstreamPort: await listenAnywhere(inner), privateKey });

  const idp: IdentityProvider = { issuer: meddler.address, person: null, meddler };
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['only for tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name'],
    },
    conformIdTokenClaims: keepsToTheLetter,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ ...idp.person, sub: accountId }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const { accountId } = oidc.session ?? {};
      if (!oidc.client || accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(idp.issuer, configuration);
  const answer = provider.callback();
  inner.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void answer(request, response);
      return;
    }
    const { person } = idp;
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    void provider.interactionFinished(request, response, result);
  });
  atEnd(() => {
    inner.close();
    inner.closeAllConnections();
  });
  return idp;
}

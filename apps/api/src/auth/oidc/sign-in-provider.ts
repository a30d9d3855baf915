import {
  ArcticFetchError,
  CodeChallengeMethod,
  OAuth2Client,
  OAuth2RequestError,
  type OAuth2Tokens,
  UnexpectedErrorResponseBodyError,
  UnexpectedResponseError,
} from 'arctic';
import type { JWTVerifyGetKey } from 'jose';
import type { IdentityProfile } from '@ooo/db/queries/users.queries';
import { SignInFailure } from '../sign-in-failure.ts';
import { askProvider, withinLimit } from './ask-provider.ts';
import { providerKeys, verifyIdToken } from './id-token.ts';
import { type Metadata, metadataSource } from './metadata.ts';
import { Claims, toProfile } from './profile.ts';

const SCOPES = ['openid', 'email', 'profile'];

/** What a sign-in has to bring back; made anew for each one. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the provider sent the browser back with. */
export interface CallbackAnswer {
  readonly code?: string | undefined;
  readonly error?: string | undefined;
  readonly iss?: string | undefined;
}

export interface SignInProvider {
  readonly id: string;
  /** Where the browser has to go. */
  readonly start: (secrets: FlowSecrets) => Promise<URL>;
  /** The profile of the user who came back; throws a {@link SignInFailure} if anything about it is in doubt. */
  readonly finish: (answer: CallbackAnswer, secrets: FlowSecrets) => Promise<IdentityProfile>;
}

export interface ProviderOptions {
  readonly id: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly clock: () => Date;
  readonly limitMs: number;
}

/** The authorization code flow of OpenID Connect with state, PKCE and nonce. */
export function createSignInProvider(options: ProviderOptions): SignInProvider {
  const { id, issuer, clientId, clientSecret, redirectUri, clock, limitMs } = options;
  const client = new OAuth2Client(clientId, clientSecret, redirectUri);
  const findMetadata = metadataSource({ issuer, clock, limitMs });
  const keyRings = new Map<string, JWTVerifyGetKey>();

  function keysOf({ jwks_uri }: Metadata): JWTVerifyGetKey {
    const keys = keyRings.get(jwks_uri) ?? providerKeys(jwks_uri, limitMs);
    keyRings.set(jwks_uri, keys);
    return keys;
  }

  async function redeem(code: string, verifier: string, metadata: Metadata): Promise<OAuth2Tokens> {
    const asking = client.validateAuthorizationCode(metadata.token_endpoint, code, verifier);
    return withinLimit(asking, limitMs).catch((error: unknown) => {
      throw toFailure(error);
    });
  }

  /** Providers that follow the standard strictly give e-mail and name only at the userinfo address. */
  async function complete(claims: Claims, tokens: OAuth2Tokens, metadata: Metadata) {
    if (claims.email !== undefined || !metadata.userinfo_endpoint) return claims;
    const bearer = readToken(() => tokens.accessToken());
    const told = Claims.safeParse(
      await askProvider(metadata.userinfo_endpoint, { limitMs, bearer }),
    );
    if (!told.success || told.data.sub !== claims.sub) throw new SignInFailure('refused');
    return told.data;
  }

  return {
    id,
    start: async ({ state, codeVerifier, nonce }) => {
      const metadata = await findMetadata();
      const url = client.createAuthorizationURLWithPKCE(
        metadata.authorization_endpoint,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        SCOPES,
      );
      url.searchParams.set('nonce', nonce);
      // A user who signed out here to come back with another account must be asked which one.
      const canChoose =
        id === 'google' || metadata.prompt_values_supported.includes('select_account');
      if (canChoose) url.searchParams.set('prompt', 'select_account');
      return url;
    },
    finish: async ({ code, error, iss }, { nonce, codeVerifier }) => {
      const metadata = await findMetadata();
      const mustSayIssuer = metadata.authorization_response_iss_parameter_supported;
      if ((mustSayIssuer || iss !== undefined) && iss !== metadata.issuer)
        throw new SignInFailure('refused', { cause: new Error('The answer is another issuer’s') });
      if (code === undefined) throw refusalOf(error);
      const tokens = await redeem(code, codeVerifier, metadata);
      const claims = await verifyIdToken(
        readToken(() => tokens.idToken()),
        { keys: keysOf(metadata), issuer: metadata.issuer, clientId, nonce, now: clock() },
      );
      return toProfile(id, await complete(claims, tokens, metadata));
    },
  };
}

/** arctic throws a plain error if the answer lacks the token. */
function readToken(read: () => string): string {
  try {
    return read();
  } catch (cause) {
    throw new SignInFailure('refused', { cause });
  }
}

/** RFC 6749, 4.1.2.1: why there is no code. */
function refusalOf(error: string | undefined): SignInFailure {
  const cause = new Error(`The provider gave no code`);
  if (error === 'access_denied') return new SignInFailure('cancelled', { cause });
  const isAway = error === 'temporarily_unavailable' || error === 'server_error';
  return new SignInFailure(isAway ? 'unavailable' : 'refused', { cause });
}

/** The user can recover from a code that is used or too old; any other refusal is this installation's fault. */
function toFailure(error: unknown): unknown {
  if (error instanceof OAuth2RequestError)
    return new SignInFailure(error.code === 'invalid_grant' ? 'expired' : 'failed', {
      cause: error,
    });
  const isAway =
    error instanceof ArcticFetchError ||
    error instanceof UnexpectedResponseError ||
    error instanceof UnexpectedErrorResponseBodyError;
  return isAway ? new SignInFailure('unavailable', { cause: error }) : error;
}

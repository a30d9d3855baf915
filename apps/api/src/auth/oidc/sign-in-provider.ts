import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import { ZodError } from 'zod';
import type { IdentityProfile } from '@ooo/db/queries/users.queries';
import type { SignInProblem } from '@ooo/domain/account/sign-in-problem.schema';
import { SignInFailure } from '../sign-in-failure.ts';
import { configurationSource } from './configuration.ts';
import { Claims, toProfile } from './profile.ts';

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
  const { id, redirectUri } = options;
  const findConfiguration = configurationSource(options);

  const start = async ({ state, codeVerifier, nonce }: FlowSecrets): Promise<URL> => {
    const configuration = await findConfiguration();
    const prompts = configuration.serverMetadata()['prompt_values_supported'];
    // A user who signed out here to come back with another account must be asked which one.
    const canChoose =
      id === 'google' || (Array.isArray(prompts) && prompts.includes('select_account'));
    return buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(canChoose && { prompt: 'select_account' }),
    });
  };

  const finish = async (answer: CallbackAnswer, secrets: FlowSecrets): Promise<IdentityProfile> => {
    const configuration = await findConfiguration();
    const address = new URL(redirectUri);
    for (const [name, value] of Object.entries({ ...answer, state: secrets.state }))
      if (value !== undefined) address.searchParams.set(name, value);
    const tokens = await authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: secrets.codeVerifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
    });
    const claims = Claims.parse(tokens.claims());
    const canTellMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
    // Providers that follow the standard strictly give e-mail and name only at the userinfo address.
    if (claims.email !== undefined || !canTellMore) return toProfile(id, claims);
    const told = await fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return toProfile(id, Claims.parse(told));
  };

  return {
    id,
    start,
    finish: async (answer, secrets) =>
      finish(answer, secrets).catch((error: unknown) => {
        throw toFailure(error);
      }),
  };
}

/** The provider did not answer, or with something that is not of the protocol. */
const AWAY = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** What the user can be told of a failure of the library's; another one is returned as it is. */
function toFailure(cause: unknown): unknown {
  const told = (problem: SignInProblem): SignInFailure => new SignInFailure(problem, { cause });
  if (cause instanceof AuthorizationResponseError) return told(refusalOf(cause.error));
  // The user can recover from a code that is used or too old; any other refusal is this installation's fault.
  if (cause instanceof ResponseBodyError)
    return told(cause.error === 'invalid_grant' ? 'expired' : 'failed');
  // What `fetch` throws where nobody answers.
  if (cause instanceof TypeError) return told('unavailable');
  if (cause instanceof ClientError)
    return told(AWAY.has(cause.code ?? '') ? 'unavailable' : 'refused');
  return cause instanceof ZodError ? told('refused') : cause;
}

/** RFC 6749, 4.1.2.1: why there is no code. */
function refusalOf(error: string): SignInProblem {
  if (error === 'access_denied') return 'cancelled';
  const isAway = error === 'temporarily_unavailable' || error === 'server_error';
  return isAway ? 'unavailable' : 'refused';
}

import { isLoopback } from '../boot/loopback.ts';
import { type FlowCookie, flowCookie } from './flow-cookie.ts';
import { createSignInProvider, type SignInProvider } from './oidc/sign-in-provider.ts';
import type { Env } from '../context/ports/env.ts';

const GOOGLE_ISSUER = 'https://accounts.google.com';
const LIMIT_MS = 8000;

const CALLBACK_PATH = '/api/login/callback';

interface OfferedProvider {
  readonly id: 'google' | 'oidc';
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The providers that are configured; offline, only those that run on this machine. */
export function listProviders({
  google,
  oidc,
  offline,
}: Pick<Env, 'google' | 'oidc' | 'offline'>): OfferedProvider[] {
  const all: OfferedProvider[] = [];
  if (google) all.push({ id: 'google', name: 'Google', issuer: GOOGLE_ISSUER, ...google });
  if (oidc) all.push({ id: 'oidc', ...oidc });
  return all.filter(({ issuer }) => !offline || isLoopback(new URL(issuer).hostname));
}

/** A provider, and the cookie that a browser carries on its way there and back. */
export interface SignInOption {
  readonly provider: SignInProvider;
  readonly flows: FlowCookie;
}

/** By the provider's id. The redirect URI is built from `PUBLIC_URL` alone, whatever a request says. */
export function makeSignInOptions(env: Env, clock: () => Date): ReadonlyMap<string, SignInOption> {
  const options = listProviders(env).map(({ id, issuer, clientId, clientSecret }) => {
    const redirectUri = `${env.publicUrl}${CALLBACK_PATH}/${id}`;
    const client = { issuer, clientId, clientSecret, redirectUri };
    return {
      provider: createSignInProvider({ id, ...client, clock, limitMs: LIMIT_MS }),
      flows: flowCookie({ id, clientSecret, isHttps: env.isHttps, clock }),
    };
  });
  return new Map(options.map((option) => [option.provider.id, option]));
}

import { listProviders } from '../../auth/sign-in-providers.ts';
import type { Env } from '../../context/ports/env.ts';

type ProviderEnv = Pick<Env, 'google' | 'oidc' | 'offline'>;

/**
 * The address of a profile picture if the server may ask it, otherwise null. It is https, or it is of the sign-in
 * provider itself, wherever that is: the installation chose that one, and asks it anyway. Offline it is of a provider
 * that runs on this machine.
 */
export function toPictureAddress(url: string | null, env: ProviderEnv): URL | null {
  if (url === null || !URL.canParse(url)) return null;
  const address = new URL(url);
  if (address.username !== '' || address.password !== '') return null;
  if (isOfProvider(address, env)) return address;
  return address.protocol === 'https:' && !env.offline ? address : null;
}

/** Whether the sign-in provider itself keeps the picture; it may be in a private network. */
export function isOfProvider({ origin }: URL, env: ProviderEnv): boolean {
  return listProviders(env).some(({ issuer }) => new URL(issuer).origin === origin);
}

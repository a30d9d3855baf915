import type { Env } from '../boot/environment.ts';
import { listProviders } from './sign-in-providers.ts';

/** Where Google keeps the pictures of its accounts. */
const GOOGLE_PICTURES = 'https://lh3.googleusercontent.com';

type ProviderEnv = Pick<Env, 'google' | 'oidc' | 'offline'>;

/**
 * The origins of which a page may show a profile picture: those of the providers that are offered here, https only. A
 * picture anywhere else is ignored, since some providers let their users type its address.
 */
export function pictureOrigins(env: ProviderEnv): string[] {
  return listProviders(env)
    .map(({ id, issuer }) => (id === 'google' ? GOOGLE_PICTURES : new URL(issuer).origin))
    .filter((origin) => origin.startsWith('https://'));
}

/** The picture's address if a page may load it; otherwise null, and the page shows initials. */
export function toShownPicture(url: string | null, env: ProviderEnv): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return pictureOrigins(env).includes(new URL(url).origin) ? url : null;
}

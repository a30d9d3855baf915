import type { Env } from '../boot/environment.ts';
import { listProviders } from './sign-in-providers.ts';

/** Where Google keeps the pictures of its accounts. */
const GOOGLE_PICTURES = 'https://lh3.googleusercontent.com';

type ProviderEnv = Pick<Env, 'google' | 'oidc' | 'offline'>;

/**
 * The origins of which a page may show a profile picture: those of the providers that are offered here,
 * https alone. What any of them says of a picture elsewhere is left, since some let their users type it.
 */
export function pictureOrigins(env: ProviderEnv): string[] {
  return listProviders(env)
    .map(({ id, issuer }) => (id === 'google' ? GOOGLE_PICTURES : new URL(issuer).origin))
    .filter((origin) => origin.startsWith('https://'));
}

/** The picture's address where a page may ask for it; else null, and the page shows initials. */
export function toShownPicture(url: string | null, env: ProviderEnv): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return pictureOrigins(env).includes(new URL(url).origin) ? url : null;
}

import { createHash } from 'node:crypto';
import type { UserId } from '@ooo/domain/shared/ids';
import { toPictureAddress } from '../../providers/pictures/picture-address.ts';
import type { Env } from '../../context/ports/env.ts';

type ProviderEnv = Pick<Env, 'google' | 'oidc' | 'offline'>;

/**
 * The address of the picture on our own host; null where there is none. A new picture has a new address, so browsers
 * may cache it.
 */
function toPath(path: string, url: string | null, env: ProviderEnv): string | null {
  if (url === null || !toPictureAddress(url, env)) return null;
  return `${path}?v=${createHash('sha256').update(url).digest('hex').slice(0, 16)}`;
}

/** The caller's own picture. */
export function toOwnPicturePath(url: string | null, env: ProviderEnv): string | null {
  return toPath('/api/account/picture', url, env);
}

/** A user's picture as an admin sees it. */
export function toUserPicturePath(
  { id, url }: { readonly id: UserId; readonly url: string | null },
  env: ProviderEnv,
): string | null {
  return toPath(`/api/admin/users/${id}/picture`, url, env);
}

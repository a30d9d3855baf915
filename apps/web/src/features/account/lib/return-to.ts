import { isOwnPath, paths } from '../../../lib/paths.ts';

/** Where to go after signing in: the path that was asked for, if it is one of ours. */
export function readReturnTo(search: URLSearchParams): string {
  const path = search.get('returnTo');
  return path !== null && isOwnPath(path) ? path : paths.home;
}

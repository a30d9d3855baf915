const BASE = 'http://own.invalid';

/** The address as a path of our own, with query and fragment; `/` for whatever leads elsewhere. */
export function toOwnPath(returnTo: unknown): string {
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/')) return '/';
  if (!URL.canParse(returnTo, BASE)) return '/';
  const url = new URL(returnTo, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//') || isServerPath(url.pathname))
    return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A return address in the API would start the next sign-in or sign-out. */
function isServerPath(path: string): boolean {
  return /^\/(api|trpc)(\/|$)/.test(path);
}

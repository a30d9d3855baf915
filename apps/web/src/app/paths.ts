/** Every address of the web application. */
export const paths = {
  home: '/',
  landing: '/landing',
  smartPacklist: '/smart-packlist',
  invite: '/invite',
  signIn: '/sign-in',
  account: '/account',
  playground: '/playground',
  privacy: '/privacy',
  terms: '/terms',
  trip: (id: number) => `/trip/${id}`,
} as const;

/** Addresses that the server answers: the browser leaves the application for them. */
export const serverPaths = {
  signIn: (returnTo: string) => `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
  signOut: '/api/logout',
} as const;

const OWN_ORIGIN = 'https://own.invalid';

/** True for a path inside the application: nothing that a browser could read as another site. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  return URL.parse(path, OWN_ORIGIN)?.origin === OWN_ORIGIN;
}

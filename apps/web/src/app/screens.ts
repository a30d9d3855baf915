import { loadMap } from './trips/load-map.ts';

/**
 * Every screen is its own chunk; its module exports `Component`. Apart from the router, so that the screen that the
 * address names can be loaded beside the application and not after it.
 */
export const screens = {
  home: () => import('./routes/home.route.tsx'),
  main: () => import('./routes/main.route.tsx'),
  trip: () => import('./routes/trip.route.tsx'),
  landing: () => import('./routes/landing.route.tsx'),
  invite: () => import('./routes/invite.route.tsx'),
  signIn: () => import('./routes/sign-in.route.tsx'),
  account: () => import('./routes/account.route.tsx'),
  preferences: () => import('./routes/preferences.route.tsx'),
  playground: () => import('./routes/playground.route.tsx'),
  privacy: () => import('./routes/privacy.route.tsx'),
  terms: () => import('./routes/terms.route.tsx'),
  notFound: () => import('./routes/not-found.route.tsx'),
} as const;

/** Loads the map where the address opens a trip with it. */
export function loadMapFor({ search }: Pick<Location, 'search'>): void {
  const hasMap = !new URLSearchParams(search).has('view');
  // A failure is retried and reported where the map is shown.
  if (hasMap) void loadMap().catch(() => undefined);
}

/** Loads the screen that most visits begin with; others are loaded by the router. */
export function loadFirstScreen(location: Pick<Location, 'pathname' | 'search'>): void {
  const { pathname } = location;
  const isTrip = pathname.startsWith('/trip/');
  const load = isTrip ? screens.trip : { '/': screens.home, '/landing': screens.landing }[pathname];
  // The router retries and reports a failure.
  void load?.().catch(() => undefined);
  if (isTrip) loadMapFor(location);
}

import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RootLayout } from './layout/root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { NotFoundRoute } from './routes/not-found.route.tsx';
import { RingsLoader } from '../components/rings-loader.tsx';
import { paths } from '../lib/paths.ts';

/** A trip opens with its map unless the address names another tab: the map is loaded beside the page and not after it. */
function withMap<T>(load: () => Promise<T>): () => Promise<T> {
  return () => {
    const hasMap = !new URLSearchParams(window.location.search).has('view');
    // What fails is tried again, and told, where the map is shown.
    if (hasMap) void import('./trips/map-tab.tsx').catch(() => undefined);
    return load();
  };
}

/** Every screen is its own chunk; a route module exports `Component`. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <RingsLoader height="100dvh" />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { path: paths.home, lazy: () => import('./routes/home.route.tsx') },
          { path: paths.smartPacklist, lazy: withMap(() => import('./routes/demo.route.tsx')) },
          { path: '/trip/:id', lazy: withMap(() => import('./routes/trip.route.tsx')) },
          { path: paths.landing, lazy: () => import('./routes/landing.route.tsx') },
          { path: paths.invite, lazy: () => import('./routes/invite.route.tsx') },
          { path: paths.signIn, lazy: () => import('./routes/sign-in.route.tsx') },
          { path: paths.account, lazy: () => import('./routes/account.route.tsx') },
          { path: paths.playground, lazy: () => import('./routes/playground.route.tsx') },
          { path: paths.privacy, lazy: () => import('./routes/privacy.route.tsx') },
          { path: paths.terms, lazy: () => import('./routes/terms.route.tsx') },
          { path: '*', element: <NotFoundRoute /> },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}

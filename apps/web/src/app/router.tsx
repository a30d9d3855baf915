import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RootLayout } from './layout/root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { RingsLoader } from '../components/rings-loader.tsx';
import { withTexts } from '../i18n/i18n.ts';
import { loadWhenOnline } from '../lib/later.ts';
import { paths } from '../lib/paths.ts';
import { loadMapFor, screens } from './screens.ts';

function withMap<T>(load: () => Promise<T>): () => Promise<T> {
  return () => {
    loadMapFor(window.location);
    return load();
  };
}

/** A screen; without a network the page is loaded anew once there is one. */
function screen<T>(load: () => Promise<T>): () => Promise<T> {
  return () => loadWhenOnline(load);
}

/** The same with its texts; the first screens have theirs loaded already. */
function screenWithTexts<T>(load: () => Promise<T>): () => Promise<T> {
  return screen(() => withTexts(load()));
}

/** Not in a build: there this address is an unknown one. */
const partsInDevelopment: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: screenWithTexts(() => import('./ui/ui.route.tsx')) }]
  : [];

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <RingsLoader height="100dvh" />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { path: paths.home, lazy: screenWithTexts(screens.home) },
          {
            path: paths.smartPacklist,
            lazy: screenWithTexts(withMap(screens.main)),
          },
          { path: '/trip/:id', lazy: screenWithTexts(withMap(screens.trip)) },
          { path: paths.landing, lazy: screen(screens.landing) },
          { path: paths.invite, lazy: screenWithTexts(screens.invite) },
          { path: paths.signIn, lazy: screenWithTexts(screens.signIn) },
          { path: paths.account, lazy: screenWithTexts(screens.account) },
          { path: paths.preferences, lazy: screenWithTexts(screens.preferences) },
          {
            path: paths.playground,
            lazy: screenWithTexts(screens.playground),
          },
          { path: paths.privacy, lazy: screenWithTexts(screens.privacy) },
          { path: paths.terms, lazy: screenWithTexts(screens.terms) },
          ...partsInDevelopment,
          { path: '*', lazy: screen(screens.notFound) },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}

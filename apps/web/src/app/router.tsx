import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RootLayout } from './layout/root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { RingsLoader } from '../components/rings-loader.tsx';
import { loadTexts } from '../i18n/i18n.ts';
import { paths } from '../lib/paths.ts';
import { loadMapFor, screens } from './screens.ts';

function withMap<T>(load: () => Promise<T>): () => Promise<T> {
  return () => {
    loadMapFor(window.location);
    return load();
  };
}

/** A screen with its texts; the first screens have theirs from the start. */
function withTexts<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [screen] = await Promise.all([load(), loadTexts()]);
    return screen;
  };
}

/** Left out of a build: the product answers this address as any other that it does not know. */
const partsInDevelopment: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: withTexts(() => import('./ui/ui.route.tsx')) }]
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
          { path: paths.home, lazy: withTexts(screens.home) },
          {
            path: paths.smartPacklist,
            lazy: withTexts(withMap(screens.main)),
          },
          { path: '/trip/:id', lazy: withTexts(withMap(screens.trip)) },
          { path: paths.landing, lazy: screens.landing },
          { path: paths.invite, lazy: withTexts(screens.invite) },
          { path: paths.signIn, lazy: screens.signIn },
          { path: paths.account, lazy: withTexts(screens.account) },
          {
            path: paths.playground,
            lazy: withTexts(screens.playground),
          },
          { path: paths.privacy, lazy: withTexts(screens.privacy) },
          { path: paths.terms, lazy: withTexts(screens.terms) },
          ...partsInDevelopment,
          { path: '*', lazy: screens.notFound },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}

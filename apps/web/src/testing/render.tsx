import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { createTrpcClient } from '../lib/trpc.ts';

/** Renders routes inside every provider of the product, without retries; `user` acts on them. */
export function renderRoutes(routes: RouteObject[], path = '/') {
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { ...defaults.queries, retry: false },
    mutations: { ...defaults.mutations, retry: false },
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <Providers client={createTrpcClient()} queryClient={queryClient} env="test">
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, queryClient, user: userEvent.setup() };
}

interface RenderOptions {
  /** Where the browser stands. */
  readonly path?: string;
  /** Other addresses that the test goes to; each shows its element. */
  readonly routes?: RouteObject[];
}

/** Renders one element in the place of every address. */
export function renderApp(element: ReactNode, { path = '/', routes = [] }: RenderOptions = {}) {
  return renderRoutes([...routes, { path: '*', element }], path);
}

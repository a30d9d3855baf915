import { render } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { createTrpcClient, trpc } from '../lib/trpc.ts';

/** Renders routes inside every provider of the product, without retries; `user` acts on them. */
export function renderRoutes(routes: RouteObject[], path = '/') {
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { ...defaults.queries, retry: false },
    mutations: { ...defaults.mutations, retry: false },
  });
  const userKey = getQueryKey(trpc.account.me, undefined, 'query');
  const client = createTrpcClient(() => queryClient.setQueryData(userKey, null));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <Providers client={client} queryClient={queryClient} env="test">
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, queryClient, user: userEvent.setup() };
}

interface RenderOptions {
  /** Where the browser is. */
  readonly path?: string;
  /** Other addresses that the test goes to; each shows its element. */
  readonly routes?: RouteObject[];
}

/** Renders one element in the place of every address. */
export function renderApp(element: ReactNode, { path = '/', routes = [] }: RenderOptions = {}) {
  return renderRoutes([...routes, { path: '*', element }], path);
}

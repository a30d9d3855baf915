import { getQueryKey } from '@trpc/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { changeLanguage } from './i18n/i18n.ts';
import { paths } from './lib/paths.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createTrpcClient, trpc } from './lib/trpc.ts';
import { readVisitorLanguage } from './lib/visitor-language.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/router.tsx';

/** The landing page as a visitor's browser renders it first; what loads later is left out. For the build. */
export async function renderLanding(): Promise<string> {
  await changeLanguage(readVisitorLanguage());
  const queryClient = createQueryClient();
  queryClient.setQueryData(getQueryKey(trpc.account.me, undefined, 'query'), null);
  const router = createMemoryRouter(routes, { initialEntries: [paths.landing] });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  return renderToString(
    <Providers client={createTrpcClient(() => undefined)} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import './app/styles.ts';
import { colorSchemeManager } from './app/color-scheme-manager.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { createTrpcClient } from './lib/trpc.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers
      client={createTrpcClient()}
      queryClient={createQueryClient()}
      colorSchemeManager={colorSchemeManager}
    >
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);

// A hundred slices of Hangul: their list need not be there before the first paint.
void import('@fontsource-variable/noto-sans-kr/index.css');

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getQueryKey } from '@trpc/react-query';
import { RouterProvider } from 'react-router-dom';
import { deserialize, type SuperJSONResult } from 'superjson';
import './app/styles.ts';
import { colorSchemeManager } from './app/color-scheme-manager.ts';
import { Awake } from './app/prerender/awake.tsx';
import { takePrerendered } from './app/prerender/prerendered.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { changeLanguage } from './i18n/i18n.ts';
import { loadHangul } from './i18n/load-hangul.ts';
import { createQueryClient } from './lib/query-client.ts';
import { takeEarlyAnswer } from './lib/early-user.ts';
import { whenOnline } from './lib/later.ts';
import { createTrpcClient, trpc, type RouterOutputs } from './lib/trpc.ts';
import { whenIdle } from './lib/when-idle.ts';

const PATIENCE_MS = 200;

// Read beside the first rendering: before it, it would take the connection from the application.
void document.fonts.load('1em "Inter Variable"');

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root');

/** A screen that is almost loaded is shown without a loader before it. */
function pause(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
}

function whenRouted(router: ReturnType<typeof createRouter>): Promise<unknown> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve(undefined);
    });
  });
}

const queryClient = createQueryClient();
const userKey = getQueryKey(trpc.account.me, undefined, 'query');
const client = createTrpcClient(() => queryClient.setQueryData(userKey, null));
const early = takeEarlyAnswer();
const known =
  early &&
  queryClient.prefetchQuery({
    queryKey: userKey,
    queryFn: async () => {
      const answer = await early;
      return answer === undefined
        ? client.account.me.query()
        : deserialize<RouterOutputs['account']['me']>(answer as SuperJSONResult);
    },
  });

const router = createRouter();

/** Not awaited by the module: a screen that shares a chunk with it would wait for it, and it for the screen. */
async function begin(element: HTMLElement): Promise<void> {
  const ready = Promise.all([whenRouted(router), known]);
  await Promise.race([ready, pause()]);
  const page = takePrerendered(element);
  const app = (
    <StrictMode>
      <Providers client={client} queryClient={queryClient} colorSchemeManager={colorSchemeManager}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  if (!page) {
    createRoot(element).render(app);
    return;
  }
  // With the page already visible, the rest can wait.
  await Promise.all([ready, changeLanguage(page.language).catch(() => undefined)]);
  hydrateRoot(element, <Awake wake={page.wake}>{app}</Awake>, {
    // The parts that load later are missing in the prerendered page, and each of them is reported here.
    onRecoverableError: () => undefined,
  });
}

void begin(root);

// Places have names in Hangul in every language, but no first screen waits for them.
void whenIdle().then(loadHangul);

/** Not in the first load: it has nothing to do before that is over. */
async function beginLoadingAhead(): Promise<void> {
  await whenIdle();
  await whenOnline();
  const { loadAhead } = await import('./app/load-ahead.ts');
  loadAhead(router, () => queryClient.isFetching() > 0);
}

beginLoadingAhead().catch(() => undefined);

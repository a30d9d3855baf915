import { whenOnline } from '../lib/later.ts';
import { paths } from '../lib/paths.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { createRouter } from './router.tsx';
import { screens } from './screens.ts';
import { loadMap } from './trips/load-map.ts';

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>;
type Load = () => Promise<unknown>;

const LOOK_AGAIN_MS = 250;

/** What one press on a screen opens: a trip from home, tabs and dialogs from a trip. */
async function listNext(pathname: string): Promise<readonly Load[]> {
  if (pathname === paths.home) return [screens.trip, loadMap];
  if (!pathname.startsWith('/trip/') && pathname !== paths.smartPacklist) return [];
  const { tripParts } = await import('./trips/trip-parts.ts');
  return Object.values(tripParts);
}

/** Resolves once the screen is there with all that it asks for. */
async function whenQuiet(router: Router, isAsking: () => boolean): Promise<void> {
  const isQuiet = () =>
    router.state.initialized && router.state.navigation.state === 'idle' && !isAsking();
  await whenIdle();
  // A request without a network would fail for good.
  await whenOnline();
  while (!isQuiet()) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_AGAIN_MS);
    });
    await whenIdle();
  }
}

/**
 * Loads what is next while the page has nothing to do, so that the press does not wait for it and it is there without
 * a network. One at a time: together they would take the connection from what the traveller asks for. `isAsking` says
 * whether the screen waits for an answer.
 */
export function loadAhead(router: Router, isAsking: () => boolean, list = listNext): void {
  const asked = new Set<Load>();
  let isLoading = false;
  const findNext = async () => {
    const next = await list(router.state.location.pathname).catch(() => []);
    return next.find((load) => !asked.has(load));
  };
  const loadAll = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    await whenQuiet(router, isAsking);
    for (let load = await findNext(); load; load = await findNext()) {
      asked.add(load);
      // A failure is retried and reported when it is opened.
      await load().catch(() => undefined);
      await whenQuiet(router, isAsking);
    }
    isLoading = false;
  };
  router.subscribe(() => void loadAll());
  void loadAll();
}

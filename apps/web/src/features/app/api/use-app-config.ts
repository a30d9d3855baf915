import { trpc } from '../../../lib/trpc.ts';

/** How this installation is set up: maintenance alone changes while the page is open. */
export function useAppConfig() {
  return trpc.app.config.useQuery(undefined, { staleTime: Infinity, gcTime: Infinity });
}

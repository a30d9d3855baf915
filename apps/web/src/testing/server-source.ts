import { insider } from '@ooo/api/testing/callers';
import { headersOf } from '@ooo/api/testing/people';
import { startTestApp } from '@ooo/api/testing/test-app';
import { httpBatchLink } from '@trpc/react-query';
import superjson from 'superjson';
import { createServerTripSource } from '../lib/server-trip-source.ts';
import type { TripSource } from '../lib/trip-source.ts';
import { trpc } from '../lib/trpc.ts';

const { app, deps } = await startTestApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

/** The trips of a new traveller on a server of the test's own. */
export async function makeServerSource(): Promise<TripSource> {
  const { cookie } = await headersOf(deps, await insider(deps));
  return createServerTripSource(
    trpc.createClient({
      links: [
        httpBatchLink({ url: `${origin}/trpc`, transformer: superjson, headers: { cookie } }),
      ],
    }),
  );
}

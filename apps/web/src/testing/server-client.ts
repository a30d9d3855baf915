import { makeInvitedUser } from '@ooo/api/testing/callers';
import { headersOf } from '@ooo/api/testing/people';
import { startTestApp } from '@ooo/api/testing/test-app';
import { httpBatchLink } from '@trpc/react-query';
import superjson from 'superjson';
import { trpc, type TrpcClient } from '../lib/trpc.ts';
import { BEFORE_DEMO } from './demo-world.ts';

const clock = () => BEFORE_DEMO;
const { app, deps } = await startTestApp({}, { clock });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

/** The client of a new traveller on a server of the test's own, on the same day as the demo of the tests. */
export async function makeServerClient(): Promise<TrpcClient> {
  const { cookie } = await headersOf({ ...deps, clock }, await makeInvitedUser(deps));
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: `${origin}/trpc`,
        transformer: superjson,
        maxURLLength: 4000,
        headers: { cookie },
      }),
    ],
  });
}

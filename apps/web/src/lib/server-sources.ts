import { createServerPlaceSource } from './server-place-source.ts';
import { createServerTripSource } from './server-trip-source.ts';
import type { Sources } from './sources.ts';
import type { TrpcClient } from './trpc.ts';

/** Everything of the signed-in traveller, over tRPC. */
export function createServerSources(client: TrpcClient): Sources {
  return { trips: createServerTripSource(client), places: createServerPlaceSource(client) };
}

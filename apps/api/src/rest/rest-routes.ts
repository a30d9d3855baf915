import { accountRoutes } from './account.rest.ts';
import { adminRoutes } from './admin.rest.ts';
import { discoveryRoutes } from './discovery.rest.ts';
import { documentRoutes } from './documents.rest.ts';
import { packingRoutes } from './packing.rest.ts';
import { placeFileRoutes } from './place-files.rest.ts';
import type { RestRoute } from './rest-route.ts';
import { ticketRoutes } from './tickets.rest.ts';
import { tripRoutes } from './trips.rest.ts';
import { weatherRoutes } from './weather.rest.ts';

/** Every documented path with a procedure. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...accountRoutes,
  ...tripRoutes,
  ...placeFileRoutes,
  ...packingRoutes,
  ...documentRoutes,
  ...discoveryRoutes,
  ...weatherRoutes,
  ...ticketRoutes,
  ...adminRoutes,
];

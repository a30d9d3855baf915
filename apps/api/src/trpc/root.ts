import { accountRouter } from '../features/account/account.router.ts';
import { adminRouter } from '../features/admin/admin.router.ts';
import { airportsRouter } from '../features/airports/airports.router.ts';
import { appConfigRouter } from '../features/app/app.router.ts';
import { dataRouter } from '../features/data/data.router.ts';
import { documentsRouter } from '../features/documents/documents.router.ts';
import { feedbackRouter } from '../features/feedback/feedback.router.ts';
import { invitesRouter } from '../features/invites/invites.router.ts';
import { overviewRouter } from '../features/overview/overview.router.ts';
import { packingRouter } from '../features/packing/packing.router.ts';
import { placeFilesRouter } from '../features/place-files/place-files.router.ts';
import { placesRouter } from '../features/places/places.router.ts';
import { poisRouter } from '../features/pois/pois.router.ts';
import { scheduleRouter } from '../features/schedule/schedule.router.ts';
import { ticketsRouter } from '../features/tickets/tickets.router.ts';
import { tokensRouter } from '../features/tokens/tokens.router.ts';
import { tripsRouter } from '../features/trips/trips.router.ts';
import { weatherRouter } from '../features/weather/weather.router.ts';
import { createCallerFactory, router } from './init.ts';

export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  airports: airportsRouter,
  app: appConfigRouter,
  data: dataRouter,
  documents: documentsRouter,
  feedback: feedbackRouter,
  invites: invitesRouter,
  overview: overviewRouter,
  packing: packingRouter,
  placeFiles: placeFilesRouter,
  places: placesRouter,
  pois: poisRouter,
  schedule: scheduleRouter,
  tickets: ticketsRouter,
  tokens: tokensRouter,
  trips: tripsRouter,
  weather: weatherRouter,
});

/** The only thing that the web and the client know of the API. */
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);

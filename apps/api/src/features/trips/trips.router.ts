import { z } from 'zod';
import { KeptDemo } from '@ooo/domain/demo/kept-demo.schema';
import { TripId } from '@ooo/domain/shared/ids';
import { TripOverview } from '@ooo/domain/trips/trip-overview.schema';
import { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { TripCreate, TripPatch } from '@ooo/domain/trips/trip.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { createDemoTrip } from './demo-trip.service.ts';
import { keepDemo } from './keep-demo.service.ts';
import { listTripOverviews } from './trip-overviews.service.ts';
import { createTrip, deleteTrip, listTrips, updateTrip } from './trips.service.ts';

const TripRef = z.object({ id: TripId });

export const tripsRouter = router({
  /** The caller's trips, the newest first. */
  list: invitedProcedure
    .meta({ reaches: 'own' })
    .output(answer(z.array(TripWithCaches)))
    .query(({ ctx }) => listTrips(ctx)),

  /** The same for the cards: with each trip's number of POIs, temperatures and zone, without its caches. */
  overview: invitedProcedure
    .meta({ reaches: 'own' })
    .output(answer(z.array(TripOverview)))
    .query(({ ctx }) => listTripOverviews(ctx)),

  get: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(TripRef)
    .output(answer(TripWithCaches))
    .query(({ ctx, input }) => ctx.reads.trip(input.id)),

  /** TRIP_LIMIT_REACHED if the caller has reached the limit. */
  create: invitedProcedure
    .meta({ reaches: 'own' })
    .input(TripCreate)
    .output(answer(TripWithCaches))
    .mutation(({ ctx, input }) => createTrip(ctx, input)),

  /** The sample trip to Seoul with its places, all or none; TRIP_LIMIT_REACHED as for any trip. */
  createDemo: invitedProcedure
    .meta({ reaches: 'own' })
    .output(answer(TripWithCaches))
    .mutation(({ ctx }) => createDemoTrip(ctx)),

  /** A visitor's changed demo from the browser, as an ordinary trip; TRIP_LIMIT_REACHED as for any trip. */
  keepDemo: invitedProcedure
    .meta({ reaches: 'own' })
    .input(KeptDemo)
    .output(answer(TripWithCaches))
    .mutation(({ ctx, input }) => keepDemo(ctx, input)),

  /** POIs that are outside the new dates lose their time; they stay saved. */
  update: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(TripRef.extend({ patch: TripPatch }))
    .output(answer(TripWithCaches))
    .mutation(({ ctx, input }) => updateTrip(ctx, input)),

  /** The trip with its places. */
  delete: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(TripRef)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => deleteTrip(ctx, input)),
});

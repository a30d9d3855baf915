import { z } from 'zod';
import { Poi, PoiCreate, PoiPatch, PoiTime } from '@ooo/domain/pois/poi.schema';
import { PoiId, TripId } from '@ooo/domain/shared/ids';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { createPoi, deletePoi, updatePoi } from './pois.service.ts';

const PoiRef = z.object({ id: PoiId });

export const poisRouter = router({
  /** Every POI of a trip in the order in which they were saved. */
  list: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(z.object({ tripId: TripId }))
    .output(answer(z.array(Poi)))
    .query(({ ctx, input }) => ctx.reads.pois(input.tripId)),

  /**
   * If the trip already has a POI with this source id, that one is returned unchanged. RULE_VIOLATED if the time is
   * outside the trip, or the trip is full.
   */
  create: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(PoiCreate)
    .output(answer(Poi))
    .mutation(({ ctx, input }) => createPoi(ctx, input)),

  /**
   * RULE_VIOLATED if the resulting time is outside the trip; CONFLICT if the time is not `from` any more, where that is
   * given.
   */
  update: invitedProcedure
    .meta({ reaches: 'poi' })
    .input(PoiRef.extend({ patch: PoiPatch, from: PoiTime.optional() }))
    .output(answer(Poi))
    .mutation(({ ctx, input }) => updatePoi(ctx, input)),

  delete: invitedProcedure
    .meta({ reaches: 'poi' })
    .input(PoiRef)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => deletePoi(ctx, input)),
});

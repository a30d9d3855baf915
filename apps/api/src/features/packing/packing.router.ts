import {
  OwnItemAddition,
  OwnItemRemoval,
  PackedChange,
  PackingCopied,
  PackingCopy,
  PackingItemId,
  PackingSource,
} from '@ooo/domain/packing/packed.schema';
import {
  PackingAnswer,
  PackingRecommendation,
  PackingRequest,
} from '@ooo/domain/packing/packing.schema';
import { TripId } from '@ooo/domain/shared/ids';
import { z } from 'zod';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { copyPacking, listPackingSources } from './copy-packing.service.ts';
import { addOwnItem, removeOwnItem } from './own-items.service.ts';
import { listPacked, setPacked } from './packed.service.ts';
import { enhancePacking } from './packing.service.ts';

const InTrip = z.object({ tripId: TripId });

export const packingRouter = router({
  /** What to pack for a trip, by what is stored of it; the list is kept for an hour. Going away ends the question. */
  enhance: invitedProcedure
    .meta({ reaches: 'trip', limit: 'plan', changes: false })
    .input(PackingRequest)
    .output(answer(PackingAnswer))
    .mutation(({ ctx, input, signal }) => enhancePacking({ ...ctx, signal }, input)),

  /** The ids of what is packed, in the order of packing. */
  packed: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(InTrip)
    .output(answer(z.array(PackingItemId)))
    .query(({ ctx, input }) => listPacked(ctx, input)),

  /** Marks items as packed or not; of all others nothing changes. RULE_VIOLATED if too many are packed. */
  setPacked: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(PackedChange)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => setPacked(ctx, input)),

  /** Adds an own item, or changes the one of that name; answers it as the list shows it. RULE_VIOLATED above 50. */
  addItem: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(OwnItemAddition)
    .output(answer(PackingRecommendation))
    .mutation(({ ctx, input }) => addOwnItem(ctx, input)),

  /** Removes an own item; one that is not there is no error. */
  removeItem: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(OwnItemRemoval)
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => removeOwnItem(ctx, input)),

  /** The caller's other trips from which something can be copied, the latest first. */
  sources: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(InTrip)
    .output(answer(z.array(PackingSource)))
    .query(({ ctx, input }) => listPackingSources(ctx, input)),

  /** Takes over from another trip what this one lacks, and answers what that was. */
  copyFrom: invitedProcedure
    .meta({ reaches: 'trip' })
    .input(PackingCopy)
    .output(answer(PackingCopied))
    .mutation(({ ctx, input }) => copyPacking(ctx, input)),
});

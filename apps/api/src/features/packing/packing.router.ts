import { PackingAnswer, PackingRequest } from '@ooo/domain/packing/packing.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { enhancePacking } from './packing.service.ts';

export const packingRouter = router({
  /** What to pack for a trip, by what is stored of it; the list is kept for an hour. Going away ends the question. */
  enhance: invitedProcedure
    .meta({ reaches: 'trip', limit: 'plan', changes: false })
    .input(PackingRequest)
    .output(answer(PackingAnswer))
    .mutation(({ ctx, input, signal }) => enhancePacking({ ...ctx, signal }, input)),
});

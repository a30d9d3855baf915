import { z } from 'zod';
import { OwnData } from '@ooo/domain/account/own-data.schema';
import { arrivingProcedure, router } from '../../trpc/init.ts';
import { deleteOwnAccount, exportOwnData } from './data.service.ts';

/** What is kept of the caller: to take along, and to have deleted. */
export const dataRouter = router({
  /** Also before the age is confirmed, as is the deletion: what is kept is theirs already. */
  export: arrivingProcedure
    .meta({ reaches: 'own', limit: 'export' })
    .output(OwnData)
    .query(({ ctx }) => exportOwnData(ctx)),

  /** For good. `confirm` is the account's e-mail address, typed; BAD_REQUEST where it is not. */
  deleteAccount: arrivingProcedure
    .meta({ reaches: 'own', needsSession: true })
    .input(z.object({ confirm: z.string().max(254) }))
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await deleteOwnAccount(ctx, input.confirm);
      await ctx.endSession();
    }),
});

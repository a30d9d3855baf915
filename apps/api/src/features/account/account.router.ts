import { z } from 'zod';
import { CurrentUser, Preferences } from '@ooo/domain/account/user.schema';
import { publicProcedure, router, signedInProcedure } from '../../trpc/init.ts';
import { setPreferences } from './account.service.ts';

export const accountRouter = router({
  /** Null where nobody is signed in. */
  me: publicProcedure
    .meta({ reaches: 'own' })
    .output(CurrentUser.nullable())
    .query(({ ctx }) => ctx.user),

  setPreferences: signedInProcedure
    .meta({ reaches: 'own' })
    .input(Preferences)
    .output(CurrentUser)
    .mutation(({ ctx, input }) => setPreferences(ctx.deps, ctx.user, input)),

  /** Ends the session that the call came with; its cookie goes with it. */
  signOut: signedInProcedure
    .meta({ reaches: 'own', duringMaintenance: 'open' })
    .output(z.void())
    .mutation(async ({ ctx }) => ctx.endSession()),
});

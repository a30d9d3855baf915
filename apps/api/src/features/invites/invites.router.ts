import { InviteCheck, InviteCheckResult, InviteStats } from '@ooo/domain/account/invite.schema';
import { answer } from '../../trpc/answer.ts';
import { router, signedInProcedure } from '../../trpc/init.ts';
import { checkInvite, findInviteStats } from './invites.service.ts';

export const invitesRouter = router({
  /** Redeems a code for the caller. A code that is refused is an answer, not an error. */
  check: signedInProcedure
    .meta({ reaches: 'own', limit: 'inviteCheck' })
    .input(InviteCheck)
    .output(answer(InviteCheckResult))
    .mutation(({ ctx, input }) => checkInvite(ctx, input)),

  /** Uses of the caller's own code; null without one. */
  stats: signedInProcedure
    .meta({ reaches: 'own' })
    .output(answer(InviteStats.nullable()))
    .query(({ ctx }) => findInviteStats(ctx)),
});

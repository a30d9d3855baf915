import { z } from 'zod';
import {
  AccessToken,
  AccessTokenCreate,
  CreatedAccessToken,
} from '@ooo/domain/account/access-token.schema';
import { answer } from '../../trpc/answer.ts';
import { invitedProcedure, router } from '../../trpc/init.ts';
import { createToken, listTokens, revokeToken } from './tokens.service.ts';

/** Access tokens: what a script sends instead of a session. */
export const tokensRouter = router({
  /** The only answer with the token itself. RULE_VIOLATED if the user has reached the limit. */
  create: invitedProcedure
    .meta({ reaches: 'own', needsSession: true })
    .input(AccessTokenCreate)
    .output(answer(CreatedAccessToken))
    .mutation(({ ctx, input }) => createToken(ctx, input)),

  /** The caller's tokens except revoked ones, the newest first; expired ones are included. */
  list: invitedProcedure
    .meta({ reaches: 'own' })
    .output(answer(z.array(AccessToken)))
    .query(({ ctx }) => listTokens(ctx)),

  /** The token stops working with the next request. NOT_FOUND if it is revoked already. */
  revoke: invitedProcedure
    .meta({ reaches: 'token', needsSession: true, duringMaintenance: 'open' })
    .input(z.object({ id: z.uuid() }))
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => revokeToken(ctx, input)),
});

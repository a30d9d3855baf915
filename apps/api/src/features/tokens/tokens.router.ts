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
  /** The only answer with the token itself. RULE_VIOLATED where the user has as many as one may have. */
  create: invitedProcedure
    .meta({ reaches: 'own', needsSession: true })
    .input(AccessTokenCreate)
    .output(answer(CreatedAccessToken))
    .mutation(({ ctx, input }) => createToken(ctx, input)),

  /** The caller's tokens without the revoked, the newest first; the expired are among them. */
  list: invitedProcedure
    .meta({ reaches: 'own' })
    .output(answer(z.array(AccessToken)))
    .query(({ ctx }) => listTokens(ctx)),

  /** From the next request on the token is nobody's. NOT_FOUND where it is so already. */
  revoke: invitedProcedure
    .meta({ reaches: 'token', needsSession: true, duringMaintenance: 'open' })
    .input(z.object({ id: z.uuid() }))
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => revokeToken(ctx, input)),
});

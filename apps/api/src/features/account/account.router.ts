import { z } from 'zod';
import { SessionItem } from '@ooo/domain/account/session.schema';
import { SettingsPatch } from '@ooo/domain/account/preferences.schema';
import { AgeConfirmation, CurrentUser } from '@ooo/domain/account/user.schema';
import { answer } from '../../trpc/answer.ts';
import {
  ageUncheckedProcedure,
  publicProcedure,
  router,
  signedInProcedure,
} from '../../trpc/init.ts';
import { confirmOwnAge, setPreferences } from './account.service.ts';
import { PictureFile } from '../../trpc/picture-file.ts';
import { readPicture } from './picture.service.ts';
import { endOwnSession, listOwnSessions, signOut, signOutEverywhere } from './sessions.service.ts';

export const accountRouter = router({
  /** Null for a visitor who is not signed in. */
  me: publicProcedure
    .meta({ reaches: 'own' })
    .output(answer(CurrentUser.nullable()))
    .query(({ ctx }) => ctx.user),

  /** The caller's profile picture, small; null if there is none, or none can be had at the moment. */
  picture: ageUncheckedProcedure
    .meta({ reaches: 'own' })
    .output(answer(PictureFile.nullable()))
    .query(({ ctx }) => readPicture(ctx, { userId: ctx.user.id })),

  /** Changes what the input has; RULE_VIOLATED if the day would end before it starts. */
  setPreferences: ageUncheckedProcedure
    .meta({ reaches: 'own' })
    .input(SettingsPatch)
    .output(answer(CurrentUser))
    .mutation(({ ctx, input }) => setPreferences(ctx, input)),

  /** Confirms that the caller is at least 13; stored with its time, of which the first counts. */
  confirmAge: ageUncheckedProcedure
    .meta({ reaches: 'own', needsSession: true })
    .input(AgeConfirmation)
    .output(answer(CurrentUser))
    .mutation(({ ctx }) => confirmOwnAge(ctx)),

  /** The caller's active sign-ins, the most recently used first. */
  sessions: signedInProcedure
    .meta({ reaches: 'own' })
    .output(answer(z.array(SessionItem)))
    .query(({ ctx }) => listOwnSessions(ctx)),

  /** Ends one of them; NOT_FOUND if there is none with this id. */
  endSession: signedInProcedure
    .meta({ reaches: 'session', needsSession: true, duringMaintenance: 'open' })
    .input(SessionItem.pick({ id: true }))
    .output(answer(z.void()))
    .mutation(({ ctx, input }) => endOwnSession(ctx, input)),

  /** Ends all of them, or all but the caller's own. Access tokens stay. */
  signOutEverywhere: ageUncheckedProcedure
    .meta({ reaches: 'own', needsSession: true, duringMaintenance: 'open' })
    .input(z.object({ keepCurrent: z.boolean().default(false) }))
    .output(answer(z.object({ ended: z.int() })))
    .mutation(({ ctx, input }) => signOutEverywhere(ctx, input)),

  /** Ends the session of the call and deletes its cookie. */
  signOut: ageUncheckedProcedure
    .meta({ reaches: 'own', needsSession: true, duringMaintenance: 'open' })
    .output(answer(z.void()))
    .mutation(({ ctx }) => signOut(ctx)),
});

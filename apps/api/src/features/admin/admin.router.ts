import { z } from 'zod';
import { AdminUserPage, AdminUserQuery } from '@ooo/domain/admin/admin-user.schema';
import { Analytics, DailyCountsQuery } from '@ooo/domain/admin/analytics.schema';
import { AppSettings, AppSettingsPatch } from '@ooo/domain/admin/app-settings.schema';
import { AssistantUse } from '@ooo/domain/admin/assistant-use.schema';
import { AuditPage, AuditQuery } from '@ooo/domain/admin/audit.schema';
import { FeedbackPage, FeedbackQuery } from '@ooo/domain/admin/feedback.schema';
import {
  InviteCodeCreate,
  InviteCodeItem,
  InviteCodePatch,
} from '@ooo/domain/admin/invite-code.schema';
import { UserId } from '@ooo/domain/shared/ids';
import { answer } from '../../trpc/answer.ts';
import { adminProcedure, publicProcedure, router } from '../../trpc/init.ts';
import { PictureFile } from '../../trpc/picture-file.ts';
import { readPicture } from '../account/picture.service.ts';
import { setAppSettings } from './app-settings.service.ts';
import { readAssistantUse } from './assistant-use.service.ts';
import {
  listCodes,
  listUsers,
  readAnalytics,
  readAudit,
  readFeedback,
  readSettings,
} from './control-deck.service.ts';
import { unlockDebugMode } from './debug-mode.service.ts';
import { changeInviteCode, createInviteCode } from './invite-codes.service.ts';

const InviteCodeRef = InviteCodeCreate.pick({ code: true });

/** What admins see and do; each of their changes is in the audit log. */
export const adminRouter = router({
  /** A page of the users who match search and plan. */
  users: adminProcedure
    .meta({ reaches: 'shared' })
    .input(AdminUserQuery)
    .output(answer(AdminUserPage))
    .query(({ ctx, input }) => listUsers(ctx, input)),

  /** The profile picture of a user, small; null if there is none, or no such user. */
  userPicture: adminProcedure
    .meta({ reaches: 'shared' })
    .input(z.object({ userId: UserId }))
    .output(answer(PictureFile.nullable()))
    .query(({ ctx, input }) => readPicture(ctx, input)),

  analytics: adminProcedure
    .meta({ reaches: 'shared' })
    .input(DailyCountsQuery)
    .output(answer(Analytics))
    .query(({ ctx, input }) => readAnalytics(ctx, input)),

  assistantUse: adminProcedure
    .meta({ reaches: 'shared' })
    .output(answer(AssistantUse))
    .query(({ ctx }) => readAssistantUse(ctx)),

  /** Every code, the newest first. */
  inviteCodes: adminProcedure
    .meta({ reaches: 'shared' })
    .output(answer(z.array(InviteCodeItem)))
    .query(({ ctx }) => listCodes(ctx)),

  /** CONFLICT if the code exists already. */
  createInviteCode: adminProcedure
    .meta({ reaches: 'shared' })
    .input(InviteCodeCreate)
    .output(answer(InviteCodeItem))
    .mutation(({ ctx, input }) => createInviteCode(ctx, input)),

  /** Limits, disables or enables; RULE_VIOLATED if the maximum would be below the number of uses. */
  updateInviteCode: adminProcedure
    .meta({ reaches: 'shared' })
    .input(InviteCodeRef.extend({ patch: InviteCodePatch }))
    .output(answer(InviteCodeItem))
    .mutation(({ ctx, input }) => changeInviteCode(ctx, input)),

  feedback: adminProcedure
    .meta({ reaches: 'shared' })
    .input(FeedbackQuery)
    .output(answer(FeedbackPage))
    .query(({ ctx, input }) => readFeedback(ctx, input)),

  audit: adminProcedure
    .meta({ reaches: 'shared' })
    .input(AuditQuery)
    .output(answer(AuditPage))
    .query(({ ctx, input }) => readAudit(ctx, input)),

  settings: adminProcedure
    .meta({ reaches: 'shared' })
    .output(answer(AppSettings))
    .query(({ ctx }) => readSettings(ctx)),

  setSettings: adminProcedure
    .meta({ reaches: 'shared' })
    .input(AppSettingsPatch)
    .output(answer(AppSettings))
    .mutation(({ ctx, input }) => setAppSettings(ctx, input)),

  /** Anyone may try, a few times a minute; a wrong code is an answer, not an error. */
  unlockDebug: publicProcedure
    .meta({ reaches: 'shared', limit: 'adminCode', duringMaintenance: 'open' })
    .input(z.object({ code: z.string().max(200) }))
    .output(answer(z.object({ unlocked: z.boolean() })))
    .mutation(({ ctx, input }) => unlockDebugMode(ctx, input)),
});

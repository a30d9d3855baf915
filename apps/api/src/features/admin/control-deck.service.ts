import { listAdminUsers } from '@ooo/db/queries/admin-users.queries';
import { countTotals, listDailyCounts } from '@ooo/db/queries/analytics.queries';
import { findAppSettings } from '@ooo/db/queries/app-settings.queries';
import { listAuditEntries } from '@ooo/db/queries/audit.queries';
import { listFeedback } from '@ooo/db/queries/feedback.queries';
import { listInviteCodes } from '@ooo/db/queries/invite-codes.queries';
import type { AdminUser, AdminUserPage, AdminUserQuery } from '@ooo/domain/admin/admin-user.schema';
import type { Analytics, DailyCountsQuery } from '@ooo/domain/admin/analytics.schema';
import type { AppSettings } from '@ooo/domain/admin/app-settings.schema';
import type { AuditPage, AuditQuery } from '@ooo/domain/admin/audit.schema';
import type { FeedbackPage, FeedbackQuery } from '@ooo/domain/admin/feedback.schema';
import type { InviteCodeItem } from '@ooo/domain/admin/invite-code.schema';
import type { AdminContext } from '../../context/context.ts';
import { toUserPicturePath } from '../account/picture-path.service.ts';
import type { Env } from '../../context/ports/env.ts';

// What the control deck shows. Reading leaves no line in the audit log.

export async function listUsers(
  { deps: { db, env } }: AdminContext,
  query: AdminUserQuery,
): Promise<AdminUserPage> {
  const { items, total } = await listAdminUsers(db, query);
  return {
    items: items.map((user) => withOwnPath(user, env)),
    total,
  };
}

/** The provider's address of a picture is for the server alone. */
function withOwnPath(user: AdminUser, env: Env): AdminUser {
  const { id, profileImageUrl: url } = user;
  return { ...user, profileImageUrl: toUserPicturePath({ id, url }, env) };
}

export async function readAnalytics(
  { deps: { db } }: AdminContext,
  range: DailyCountsQuery,
): Promise<Analytics> {
  const [totals, days] = await Promise.all([countTotals(db), listDailyCounts(db, range)]);
  return { totals, days };
}

export async function listCodes({ deps: { db } }: AdminContext): Promise<InviteCodeItem[]> {
  return listInviteCodes(db);
}

export async function readFeedback(
  { deps: { db } }: AdminContext,
  query: FeedbackQuery,
): Promise<FeedbackPage> {
  return listFeedback(db, query);
}

export async function readAudit(
  { deps: { db } }: AdminContext,
  query: AuditQuery,
): Promise<AuditPage> {
  return listAuditEntries(db, query);
}

export async function readSettings({ deps: { db } }: AdminContext): Promise<AppSettings> {
  return findAppSettings(db);
}

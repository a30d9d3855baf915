import { z } from 'zod';
import {
  ADMIN_USERS_PER_PAGE,
  AdminUser,
  AdminUserQuery,
} from '@ooo/domain/admin/admin-user.schema';
import { AuditAction } from '@ooo/domain/admin/audit.schema';
import { pictureFile } from './picture-file.ts';
import { rest } from './rest-route.ts';

/** A query has texts only; what is too large or too small is the procedure's to refuse. */
const Digits = z
  .string()
  .regex(/^\d{1,15}$/, 'This should be a whole number.')
  .transform(Number)
  .meta({ type: 'integer' });

const UsersQuery = z
  .object({
    ...AdminUserQuery.omit({ limit: true, offset: true }).shape,
    limit: Digits.pipe(AdminUserQuery.shape.limit.unwrap()).default(ADMIN_USERS_PER_PAGE),
    /** The first is 1. */
    page: Digits.pipe(z.int().min(1)).default(1),
  })
  .transform(({ page, limit, ...query }) => ({ ...query, limit, offset: (page - 1) * limit }));

const BeforeQuery = z.object({ before: Digits.optional(), limit: Digits.optional() });

export const adminRoutes = [
  rest('GET /admin/users', {
    procedure: 'admin.users',
    summary: 'A page of the users; x-total-count says how many there are on all pages',
    query: UsersQuery,
    answer: ({ items }) => items,
    answers: z.toJSONSchema(z.array(AdminUser), { io: 'output' }),
    headers: ({ total }) => ({ 'x-total-count': String(total) }),
  }),
  rest('GET /admin/users/:userId/picture', {
    procedure: 'admin.userPicture',
    summary: 'The profile picture of a user; 204 where there is none',
    file: pictureFile,
  }),
  rest('GET /admin/analytics', {
    procedure: 'admin.analytics',
    summary: 'Totals, and sign-ups, trips and calls per day',
  }),
  rest('GET /admin/assistant', {
    procedure: 'admin.assistantUse',
    summary: 'What the assistant is asked and what it costs, today and in thirty days',
  }),
  rest('GET /admin/invite-codes', {
    procedure: 'admin.inviteCodes',
    summary: 'Every invite code',
  }),
  rest('POST /admin/invite-codes', {
    procedure: 'admin.createInviteCode',
    summary: 'Create an invite code',
    status: 201,
  }),
  rest('PATCH /admin/invite-codes/:code', {
    procedure: 'admin.updateInviteCode',
    summary: 'Limit, disable or enable an invite code',
  }),
  rest('GET /admin/feedback', {
    procedure: 'admin.feedback',
    summary: 'What users wrote, the newest first',
    query: BeforeQuery,
  }),
  rest('GET /admin/audit', {
    procedure: 'admin.audit',
    summary: 'The audit log, the newest first',
    query: BeforeQuery.extend({ action: AuditAction.optional() }),
  }),
  rest('GET /admin/settings', {
    procedure: 'admin.settings',
    summary: 'Maintenance mode and debug logging',
  }),
  rest('PATCH /admin/settings', {
    procedure: 'admin.setSettings',
    summary: 'Switch maintenance mode and debug logging',
    isPatch: false,
  }),
  rest('POST /admin/unlock-debug', {
    procedure: 'admin.unlockDebug',
    summary: 'Whether a code unlocks the debug mode; it gives no right on the server',
  }),
];

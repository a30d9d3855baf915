import { z } from 'zod';
import { UserId } from '../shared/ids.ts';
import { keptText } from '../shared/kept-text.ts';
import { InviteTier } from '../account/invite.schema.ts';

export const AdminUser = z.object({
  id: UserId,
  email: z.string(),
  name: z.string(),
  /** Where the picture is, on the product's own address; null where there is none. */
  profileImageUrl: z.string().nullable(),
  inviteCode: z.string().nullable(),
  /** The tier of the user's code; without a code early access. */
  plan: InviteTier,
  tripCount: z.int(),
  apiCallCount: z.int(),
  /** Null is never. */
  lastLoginAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUserSort = z.enum(['joined', 'lastLogin', 'trips', 'apiCalls', 'name']);
export type AdminUserSort = z.infer<typeof AdminUserSort>;

export const SortDirection = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof SortDirection>;

export const ADMIN_USERS_PER_PAGE = 25;

/** `search` is a part of the e-mail, the name or the invite code, ignoring case; blank finds everyone. */
export const AdminUserQuery = z.object({
  search: keptText(200).trim().optional(),
  plan: InviteTier.optional(),
  sort: AdminUserSort.default('joined'),
  direction: SortDirection.default('desc'),
  limit: z.int().min(1).max(100).default(ADMIN_USERS_PER_PAGE),
  offset: z.int().min(0).default(0),
});
export type AdminUserQuery = z.infer<typeof AdminUserQuery>;

/** `total` counts all users who match search and plan, on all pages. */
export const AdminUserPage = z.object({ items: z.array(AdminUser), total: z.int() });
export type AdminUserPage = z.infer<typeof AdminUserPage>;

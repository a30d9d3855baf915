import { sql, type OrderByItemBuilder, type RawBuilder } from 'kysely';
import type { InviteTier } from '@ooo/domain/account/invite.schema';
import type {
  AdminUserPage,
  AdminUserQuery,
  AdminUserSort,
  SortDirection,
} from '@ooo/domain/admin/admin-user.schema';
import type { Db } from '../tables/database.ts';

const SORT_KEYS: Readonly<Record<AdminUserSort, RawBuilder<unknown>>> = {
  joined: sql`users.created_at`,
  lastLogin: sql`users.last_login_at`,
  trips: sql`users.trip_count`,
  apiCalls: sql`users.api_call_count`,
  name: sql`lower(users.first_name)`,
};

/** Nulls come first, as in the indexes. */
const ORDERS: Readonly<Record<SortDirection, (key: OrderByItemBuilder) => OrderByItemBuilder>> = {
  asc: (key) => key.asc().nullsFirst(),
  desc: (key) => key.desc().nullsLast(),
};

/**
 * A page of the users who match search and plan, and how many there are on all pages. The search text is a part of
 * the e-mail, the name or the invite code in any case, its `%` and `_` are literal; a blank one matches everyone.
 * `profileImageUrl` is the provider's own address. Users who never signed in count as the earliest; users that compare equal keep a stable order.
 */
export async function listAdminUsers(db: Db, query: AdminUserQuery): Promise<AdminUserPage> {
  const [items, total] = await Promise.all([listItems(db, query), countMatches(db, query)]);
  return { items, total };
}

/** The inner query finds the page by an index alone; whole rows are read only for the page. */
async function listItems(db: Db, query: AdminUserQuery): Promise<AdminUserPage['items']> {
  const { sort, direction, limit, offset } = query;
  const page = selectMatches(db, query)
    .select(['users.id', SORT_KEYS[sort].as('sort_key')])
    .orderBy('sort_key', ORDERS[direction])
    .orderBy('users.id', direction)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .selectFrom(page)
    .innerJoin('users', 'users.id', 'page.id')
    .leftJoin('invite_codes', 'invite_codes.code', 'users.invite_code')
    .select(['users.id', 'users.email', 'users.first_name', 'users.invite_code'])
    .select(['invite_codes.tier', 'users.trip_count', 'users.api_call_count'])
    .select(['users.last_login_at', 'users.created_at', 'users.profile_image_url'])
    .orderBy('sort_key', ORDERS[direction])
    .orderBy('users.id', direction)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.first_name,
    profileImageUrl: row.profile_image_url,
    inviteCode: row.invite_code,
    plan: row.tier ?? 'early_access',
    tripCount: row.trip_count,
    apiCallCount: row.api_call_count,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }));
}

async function countMatches(db: Db, query: AdminUserQuery): Promise<number> {
  const { total } = await selectMatches(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function selectMatches(db: Db, { search, plan }: Pick<AdminUserQuery, 'search' | 'plan'>) {
  let users = db.selectFrom('users');
  const text = search?.trim();
  if (text) users = users.where(contains(text));
  if (plan) users = users.where(hasPlan(plan));
  return users;
}

function contains(text: string) {
  const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<boolean>`users.search_text like '%' || lower(${literal}) || '%'`;
}

function hasPlan(plan: InviteTier) {
  const hasCode = sql<boolean>`users.invite_code in (select code from invite_codes where tier = ${plan})`;
  return plan === 'early_access'
    ? sql<boolean>`(users.invite_code is null or ${hasCode})`
    : hasCode;
}

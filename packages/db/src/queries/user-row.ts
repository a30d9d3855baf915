import type { Selectable } from 'kysely';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { UserTable } from '../tables/user.table.ts';

/** A user as services see one, without what depends on the environment. */
export interface User extends Omit<CurrentUser, 'isAdmin' | 'ageConfirmed'> {
  readonly emailVerified: boolean;
  readonly ageConfirmedAt: Date | null;
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
}

export const USER_COLUMNS = [
  'users.id',
  'users.email',
  'users.email_verified',
  'users.first_name',
  'users.profile_image_url',
  'users.invite_code',
  'users.temperature_unit',
  'users.language',
  'users.age_confirmed_at',
  'users.last_login_at',
  'users.created_at',
] as const;

type UserRow = Omit<
  Selectable<UserTable>,
  'api_call_count' | 'trip_count' | 'search_text' | 'updated_at'
>;

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    firstName: row.first_name,
    profileImageUrl: row.profile_image_url,
    inviteCode: row.invite_code,
    temperatureUnit: row.temperature_unit,
    language: row.language,
    ageConfirmedAt: row.age_confirmed_at,
    lastLoginAt: row.last_login_at,
    createdAt: row.created_at,
  };
}

import type { Selectable } from 'kysely';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { isLanguage } from '@ooo/texts/languages';
import { readPreferences } from '@ooo/domain/shared/preferences';
import type { UserTable } from '../tables/user.table.ts';

/** A user as services see one, without what depends on the environment. */
export interface User extends Omit<CurrentUser, 'isAdmin' | 'ageConfirmed'> {
  readonly emailVerified: boolean;
  readonly ageConfirmedAt: Date | null;
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
  /** Settings that are stored and cannot be read, by their names; the defaults are used instead. */
  readonly faultySettings: readonly string[];
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
  'users.preferences',
  'users.age_confirmed_at',
  'users.last_login_at',
  'users.created_at',
] as const;

type UserRow = Omit<
  Selectable<UserTable>,
  'api_call_count' | 'trip_count' | 'search_text' | 'updated_at'
>;

/** An unknown language or invalid preferences are replaced by defaults, and the user is still found. */
export function toUser(row: UserRow): User {
  const { chosen, faults } = readPreferences(row.preferences);
  const hasLanguage = isLanguage(row.language);
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    firstName: row.first_name,
    profileImageUrl: row.profile_image_url,
    inviteCode: row.invite_code,
    temperatureUnit: row.temperature_unit,
    language: hasLanguage ? row.language : 'en',
    preferences: chosen,
    faultySettings: hasLanguage ? faults : ['language', ...faults],
    ageConfirmedAt: row.age_confirmed_at,
    lastLoginAt: row.last_login_at,
    createdAt: row.created_at,
  };
}

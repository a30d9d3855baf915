import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Language } from '@ooo/domain/shared/language';
import type { TemperatureUnit } from '@ooo/domain/shared/temperature-unit';
import type { JsonColumn } from './json-column.ts';

/**
 * `email` is unique whatever its case. `invite_code` is the code that the user redeemed. `preferences` has only what was
 * chosen. The database itself keeps `trip_count`, and `search_text`: e-mail, name and code in lower case.
 */
export interface UserTable {
  id: GeneratedAlways<UserId>;
  email: string;
  email_verified: Generated<boolean>;
  first_name: string;
  profile_image_url: string | null;
  invite_code: string | null;
  temperature_unit: Generated<TemperatureUnit>;
  language: Generated<Language>;
  preferences: JsonColumn;
  age_confirmed_at: Date | null;
  last_login_at: Date | null;
  api_call_count: Generated<number>;
  trip_count: ColumnType<number, never, never>;
  search_text: ColumnType<string, never, never>;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, Date>;
}

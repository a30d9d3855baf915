import type { Person } from '@ooo/domain/admin/person.schema';
import type { UserId } from '@ooo/domain/shared/ids';

/** What an outer join to `users` gives: all of it or nothing. */
interface PersonRow {
  readonly user_id: UserId | null;
  readonly email: string | null;
  readonly first_name: string | null;
}

/** Null where the join found nobody. */
export function toPerson({ user_id, email, first_name }: PersonRow): Person | null {
  if (user_id === null || email === null || first_name === null) return null;
  return { id: user_id, email, name: first_name };
}

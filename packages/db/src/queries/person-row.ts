import type { Person } from '@ooo/domain/admin/person.schema';
import type { UserId } from '@ooo/domain/shared/ids';

/** The columns of an outer join to `users`: all of them, or all null. */
interface PersonRow {
  readonly user_id: UserId | null;
  readonly email: string | null;
  readonly first_name: string | null;
}

/** Null if the join found no user. */
export function toPerson({ user_id, email, first_name }: PersonRow): Person | null {
  if (user_id === null || email === null || first_name === null) return null;
  return { id: user_id, email, name: first_name };
}

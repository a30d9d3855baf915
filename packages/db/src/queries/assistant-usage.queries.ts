import { sql } from 'kysely';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';

interface UserDay {
  readonly userId: UserId;
  /** Of UTC. */
  readonly day: CalendarDate;
}

interface DailyBudget {
  readonly calls: number;
  readonly tokens: number;
}

/**
 * Reserves one call with the most tokens that it may need from the user's budget of the day; false, with nothing
 * reserved, if they no longer fit. One statement: simultaneous calls see each other's reservations.
 */
export async function reserveAssistantCall(
  db: Db,
  { userId, day, tokens, budget }: UserDay & { tokens: number; budget: DailyBudget },
): Promise<boolean> {
  if (tokens > budget.tokens || budget.calls < 1) return false;
  const row = await db
    .insertInto('assistant_usage')
    .values({ user_id: userId, day, calls: 1, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({
          calls: sql<number>`assistant_usage.calls + 1`,
          tokens: sql<number>`assistant_usage.tokens + excluded.tokens`,
        })
        .where('assistant_usage.calls', '<', budget.calls)
        .where(sql<number>`assistant_usage.tokens + excluded.tokens`, '<=', budget.tokens),
    )
    .returning('calls')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the reservation of a call with what it really took. The call stays counted. */
export async function settleAssistantCall(
  db: Db,
  { userId, day, reserved, used }: UserDay & { reserved: number; used: number },
): Promise<void> {
  await db
    .updateTable('assistant_usage')
    .set({ tokens: sql<number>`greatest(0, tokens + ${used - reserved}::bigint)` })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

import { sql } from 'kysely';
import type { AssistantTask } from '@ooo/domain/assistant/assistant-task';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';
import { inTransaction } from './in-transaction.ts';

/** The most that a call may take, or what it has taken. */
export interface AssistantCost {
  readonly tokens: number;
  readonly costMicroUsd: number;
}

interface AssistantCall {
  readonly userId: UserId;
  /** Of UTC. */
  readonly day: CalendarDate;
  readonly task: AssistantTask;
}

interface Reservation extends AssistantCall {
  readonly most: AssistantCost;
  /** Of the user and day, over all tasks. */
  readonly budget: { readonly calls: number; readonly tokens: number };
  /** The installation's limit for a day. */
  readonly installationMicroUsd: number;
}

/** Any number that no other lock of the product has. */
const LOCK = 1_900_019;

/**
 * Reserves one call with the most that it may take, or says whose budget it no longer fits; nothing is reserved then.
 * Reservations wait for each other, so simultaneous calls of all processes see what the others took.
 */
export async function reserveAssistantCall(
  db: Db,
  { userId, day, task, most, budget, installationMicroUsd }: Reservation,
): Promise<'reserved' | 'user-spent' | 'installation-spent'> {
  const { tokens, costMicroUsd } = most;
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const own = await tx
      .selectFrom('assistant_usage')
      .select([total('calls'), total('tokens')])
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    if (own.calls + 1 > budget.calls || own.tokens + tokens > budget.tokens) return 'user-spent';
    const all = await tx
      .selectFrom('assistant_days')
      .select(total('cost_micro_usd'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    if (all.cost_micro_usd + costMicroUsd > installationMicroUsd) return 'installation-spent';
    const row = { day, task, calls: 1, tokens, cost_micro_usd: costMicroUsd };
    await tx
      .insertInto('assistant_usage')
      .values({ ...row, user_id: userId })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'day', 'task']).doUpdateSet({
          calls: sql<number>`assistant_usage.calls + 1`,
          tokens: sql<number>`assistant_usage.tokens + excluded.tokens`,
          cost_micro_usd: sql<number>`assistant_usage.cost_micro_usd + excluded.cost_micro_usd`,
        }),
      )
      .execute();
    await tx
      .insertInto('assistant_days')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['day', 'task']).doUpdateSet({
          calls: sql<number>`assistant_days.calls + 1`,
          tokens: sql<number>`assistant_days.tokens + excluded.tokens`,
          cost_micro_usd: sql<number>`assistant_days.cost_micro_usd + excluded.cost_micro_usd`,
        }),
      )
      .execute();
    return 'reserved';
  });
}

interface Settlement extends AssistantCall {
  readonly reserved: AssistantCost;
  readonly used: AssistantCost & { readonly inputTokens: number; readonly outputTokens: number };
}

/** Replaces the reservation of a call with what it really took. The call stays counted. */
export async function settleAssistantCall(
  db: Db,
  { userId, day, task, reserved, used }: Settlement,
): Promise<void> {
  const changes = {
    tokens: sql<number>`greatest(0, tokens + ${used.tokens - reserved.tokens}::bigint)`,
    cost_micro_usd: sql<number>`greatest(0, cost_micro_usd + ${used.costMicroUsd - reserved.costMicroUsd}::bigint)`,
    input_tokens: sql<number>`input_tokens + ${used.inputTokens}::bigint`,
    output_tokens: sql<number>`output_tokens + ${used.outputTokens}::bigint`,
  };
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('assistant_usage')
      .set(changes)
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .where('task', '=', task)
      .execute();
    await tx
      .updateTable('assistant_days')
      .set(changes)
      .where('day', '=', day)
      .where('task', '=', task)
      .execute();
  });
}

/** Zero where nothing was asked. */
function total<C extends 'calls' | 'tokens' | 'cost_micro_usd'>(column: C) {
  return sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as(column);
}

/** What the assistant was asked on the days from `from` to `to`, both included, by task; tasks that never were are absent. */
export async function listAssistantTasks(
  db: Db,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
) {
  return db
    .selectFrom('assistant_days')
    .select([
      'task',
      sql<number>`sum(calls)::bigint`.as('calls'),
      sql<number>`sum(tokens)::bigint`.as('tokens'),
      sql<number>`sum(cost_micro_usd)::bigint`.as('costMicroUsd'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('task')
    .execute();
}

import { sql, type Kysely } from 'kysely';

const TASKS = ['tickets', 'packing', 'overview', 'discovery'];
const COUNTS = ['input_tokens', 'output_tokens', 'cost_micro_usd'];

/**
 * What the assistant is asked for, and what it costs, in millionths of a dollar: for each user, and for everybody
 * together, whoever's account is gone by now. What was counted until now was about tickets; its cost is not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isTask = sql`task in (${sql.join(TASKS.map((task) => sql.lit(task)))})`;
  await sql`alter table assistant_usage add task text not null default 'tickets'`.execute(db);
  await sql`alter table assistant_usage alter task drop default`.execute(db);
  await sql`
    alter table assistant_usage add constraint assistant_usage_task_check check (${isTask})`.execute(
    db,
  );
  for (const column of COUNTS) {
    await sql`
      alter table assistant_usage add ${sql.ref(column)} bigint not null default 0
      constraint ${sql.ref(`assistant_usage_${column}_check`)} check (${sql.ref(column)} >= 0)`.execute(
      db,
    );
  }
  await sql`
    alter table assistant_usage drop constraint assistant_usage_pkey,
      add primary key (user_id, day, task)`.execute(db);

  await sql`
    create table assistant_days (
      day date not null,
      task text not null,
      calls bigint not null,
      tokens bigint not null,
      input_tokens bigint not null default 0,
      output_tokens bigint not null default 0,
      cost_micro_usd bigint not null default 0,
      primary key (day, task),
      constraint assistant_days_task_check check (${isTask}),
      constraint assistant_days_counts_check check (
        calls >= 0 and tokens >= 0 and input_tokens >= 0 and output_tokens >= 0
        and cost_micro_usd >= 0
      )
    )`.execute(db);
  await sql`
    insert into assistant_days (day, task, calls, tokens)
    select day, task, sum(calls), sum(tokens) from assistant_usage group by day, task`.execute(db);
}

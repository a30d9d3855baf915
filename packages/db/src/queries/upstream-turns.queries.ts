import { sql } from 'kysely';
import type { Db } from '../tables/database.ts';

export interface UpstreamLimits {
  readonly source: string;
  /** The time from one request to the next, over all processes. */
  readonly everyMs: number;
  /** No request waits longer than this for a turn. */
  readonly longestWaitMs: number;
  /** Requests in a day of UTC. */
  readonly perDay: number;
}

/** `waitMs`: how long to wait before the request is sent. Otherwise why there is no turn, and when there may be one. */
export type UpstreamTurn =
  | { readonly waitMs: number }
  | { readonly refused: 'resting' | 'spent' | 'queue'; readonly retryAfterMs: number };

/** Clocks of machines differ by more than the pause between two requests: turns go by the database's. */
const NOW = sql<Date>`clock_timestamp()`;
const TODAY = sql<string>`(clock_timestamp() at time zone 'UTC')::date`;

/** Takes the next turn to ask an upstream, or says why there is none. A turn that was given counts, used or not. */
export async function takeUpstreamTurn(
  db: Db,
  { source, everyMs, longestWaitMs, perDay }: UpstreamLimits,
): Promise<UpstreamTurn> {
  const every = milliseconds(everyMs);
  const { rows } = await sql<{ waitMs: number }>`
    insert into upstream_turns as turns (source, next_turn_at, day, asked)
    values (${source}, ${NOW} + ${every}, ${TODAY}, 1)
    on conflict (source) do update set
      next_turn_at = greatest(turns.next_turn_at, ${NOW}) + ${every},
      day = ${TODAY},
      asked = case when turns.day = ${TODAY} then turns.asked + 1 else 1 end
    where (turns.resting_until is null or turns.resting_until <= ${NOW} + ${every})
      and (turns.day <> ${TODAY} or turns.asked < ${perDay}::integer)
      and turns.next_turn_at <= ${NOW} + ${milliseconds(longestWaitMs)}
    returning ${toMs(sql`turns.next_turn_at - ${every} - ${NOW}`)} as "waitMs"`.execute(db);
  const [turn] = rows;
  if (turn) return { waitMs: Math.max(0, turn.waitMs) };
  return whyRefused(db, { source, perDay, everyMs });
}

async function whyRefused(
  db: Db,
  { source, perDay, everyMs }: Pick<UpstreamLimits, 'source' | 'perDay' | 'everyMs'>,
): Promise<UpstreamTurn> {
  const { restMs, isSpent, dayMs, queueMs } = await db
    .selectFrom('upstream_turns')
    .select([
      toMs(sql`coalesce(resting_until, ${NOW}) - ${NOW}`).as('restMs'),
      sql<boolean>`day = ${TODAY} and asked >= ${perDay}::integer`.as('isSpent'),
      toMs(sql`date_trunc('day', ${NOW}, 'UTC') + interval '1 day' - ${NOW}`).as('dayMs'),
      toMs(sql`next_turn_at - ${NOW}`).as('queueMs'),
    ])
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  if (restMs > everyMs) return { refused: 'resting', retryAfterMs: restMs };
  if (isSpent) return { refused: 'spent', retryAfterMs: dayMs };
  return { refused: 'queue', retryAfterMs: Math.max(0, queueMs) };
}

/**
 * Called when a turn has come, right before the request: 0 if it may be sent now, and no other process may send one for
 * `everyMs`. Otherwise in how many milliseconds to try again; more than `everyMs` means that the upstream rests. A turn
 * alone does not keep requests apart, since processes wake up late.
 */
export async function beginUpstreamRequest(
  db: Db,
  { source, everyMs }: Pick<UpstreamLimits, 'source' | 'everyMs'>,
): Promise<number> {
  const begun = await db
    .updateTable('upstream_turns')
    .set({ resting_until: sql<Date>`${NOW} + ${milliseconds(everyMs)}` })
    .where('source', '=', source)
    .where((is) => is.or([is('resting_until', 'is', null), is('resting_until', '<=', NOW)]))
    .returning('source')
    .executeTakeFirst();
  if (begun) return 0;
  const row = await db
    .selectFrom('upstream_turns')
    .select(toMs(sql`coalesce(resting_until, ${NOW}) - ${NOW}`).as('restMs'))
    .where('source', '=', source)
    .executeTakeFirst();
  // The pause may have ended in between; only the statement above may begin a request.
  return row ? Math.max(1, Math.ceil(row.restMs)) : 0;
}

/** No process asks the upstream for `ms`; a longer pause stays. */
export async function restUpstream(
  db: Db,
  { source, ms }: { readonly source: string; readonly ms: number },
): Promise<void> {
  await db
    .updateTable('upstream_turns')
    .set({ resting_until: sql<Date>`greatest(resting_until, ${NOW} + ${milliseconds(ms)})` })
    .where('source', '=', source)
    .execute();
}

function milliseconds(ms: number) {
  return sql`make_interval(secs => ${ms / 1000}::double precision)`;
}

function toMs(interval: ReturnType<typeof sql>) {
  return sql<number>`(extract(epoch from ${interval}) * 1000)::double precision`;
}

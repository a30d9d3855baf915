import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AdminUserQuery, AdminUserSort, SortDirection } from '@ooo/domain/admin/admin-user.schema';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { connect } from '../src/connect.ts';
import { startEmbedded } from '../src/embedded/start-embedded.ts';
import { migrate } from '../src/migrations/migrate.ts';
import { listAdminUsers } from '../src/queries/admin-users.queries.ts';
import { countTotals, listDailyCounts } from '../src/queries/analytics.queries.ts';
import type { Db } from '../src/tables/database.ts';
import { fill } from './fill.ts';

// How long the control deck waits for its queries on many users: `pnpm --filter @ooo/db measure`.

const RUNS = 5;
const LIMIT = 50;
const FILTERS = [
  {},
  { plan: 'early_access' },
  { plan: 'redline' },
  { search: 'abc' },
  { search: '민준' },
  { search: 'ab' },
  { search: 'traveller' },
  { search: 'traveller', plan: 'allblue' },
  { search: 'nobody-at-all' },
] as const;

const { values } = parseArgs({ options: { users: { type: 'string', default: '100000' } } });
const users = Number(values.users);
const folder = await mkdtemp(join(tmpdir(), 'ooo-measure-'));
const server = await startEmbedded({ dataDir: join(folder, 'postgres'), unsafeFast: true });
const { db, close } = connect({ connectionString: server.connectionString });
try {
  await migrate(db);
  await fill(db, { users, trips: 3, callDays: 90 });
  await measureUsers(db);
  await measureAnalytics(db);
} finally {
  await close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

async function measureUsers(db: Db): Promise<void> {
  const all: { name: string; ms: number }[] = [];
  for (const filter of FILTERS) {
    const times: number[] = [];
    for (const sort of AdminUserSort.options) {
      for (const direction of SortDirection.options) {
        const query = AdminUserQuery.parse({ ...filter, sort, direction, limit: LIMIT });
        const { total } = await listAdminUsers(db, query);
        for (const offset of [0, Math.floor(total / 2), Math.max(0, total - LIMIT)]) {
          const ms = await quickest(() => listAdminUsers(db, { ...query, offset }));
          times.push(ms);
          all.push({
            name: `${JSON.stringify(filter)} by ${sort} ${direction} from ${offset}`,
            ms,
          });
        }
      }
    }
    print(JSON.stringify(filter), times);
  }
  for (const { name, ms } of all.toSorted((a, b) => b.ms - a.ms).slice(0, 8)) {
    print(`slow: ${name}`, [ms]);
  }
}

async function measureAnalytics(db: Db): Promise<void> {
  print('totals', [await quickest(() => countTotals(db))]);
  const to = CalendarDate.parse(new Date().toISOString().slice(0, 10));
  for (const days of [7, 30, 90, 365]) {
    const from = CalendarDate.parse(
      new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10),
    );
    print(`daily counts of ${days} days`, [
      await quickest(() => listDailyCounts(db, { from, to })),
    ]);
  }
}

/** The quickest of a few runs: other work on the machine only makes them slower. */
async function quickest(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < RUNS; n += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function print(name: string, times: readonly number[]): void {
  console.log(
    `${name}: median ${middle(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`,
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../connect.ts';
import { startEmbedded } from '../embedded/start-embedded.ts';

/** Longer than a signal takes to reach a whole process group. */
const GRACE_MS = 150;

const server = await startEmbedded({ dataDir: process.argv[2] ?? '' });
const { db, close } = connect({ connectionString: server.connectionString });

async function shutDown(): Promise<void> {
  await sleep(GRACE_MS);
  const { rows } = await sql<{ answer: string }>`select 'served to the end' as answer`.execute(db);
  await close();
  await server.close();
  process.stdout.write(`${rows[0]?.answer}\n`, () => process.exit(0));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown());
process.once('SIGUSR2', () => process.exit(3));
process.stdout.write(
  `${JSON.stringify({ connectionString: server.connectionString, owned: server.owned })}\n`,
);
// Keeps the process until a signal comes.
setInterval(() => undefined, 60_000);

import { loadEnv } from './environment.ts';
import { openDatabase } from './open-database.ts';
import { explainFailure } from './explain-failure.ts';

/** `pnpm db:migrate`: brings the database to the newest schema and ends. */
// The exit tells an embedded database to stop; a signal without a listener would skip that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

try {
  const { migrate, close } = await openDatabase({ env: loadEnv(), log: print });
  try {
    const names = await migrate();
    print(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date.');
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}

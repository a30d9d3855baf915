import { statfs } from 'node:fs/promises';
import type { Db } from '@ooo/db/tables/database';
import { type DiskState, judgeDisk } from './disk-state.ts';
import { within } from '../shared/within.ts';

const LIMIT_MS = 2000;

export interface Health {
  readonly isDatabaseUp: boolean;
  /** Of `DATA_DIR`; `ok` where the folder is not there, since nothing is written to it then. */
  readonly disk: DiskState;
}

interface HealthOptions {
  readonly db: Db;
  readonly dataDir: string;
}

/**
 * Looks at what the server stands on; answers within two seconds. However many ask, one question is under way
 * at a time: those who ask meanwhile wait for the same answer, or a database in trouble would have more of it.
 */
export function watchHealth({ db, dataDir }: HealthOptions): () => Promise<Health> {
  const askDatabase = shareRunning(async () =>
    db.selectNoFrom((expression) => expression.lit(1).as('one')).execute(),
  );
  const lookAtDisk = shareRunning(async () => statfs(dataDir));
  return async () => {
    const [isDatabaseUp, disk] = await Promise.all([
      within(LIMIT_MS, askDatabase()).then(
        () => true,
        () => false,
      ),
      within(LIMIT_MS, lookAtDisk()).then(judgeDisk, () => 'ok' as const),
    ]);
    return { isDatabaseUp, disk };
  };
}

/** The same work for all who ask while it runs, also beyond the time that they wait for it. */
function shareRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return async () => {
    running ??= work().finally(() => (running = undefined));
    return running;
  };
}

import { statfs } from 'node:fs/promises';
import type { Db } from '@ooo/db/tables/database';
import { type DiskState, judgeDisk } from './disk-state.ts';
import { within } from '../shared/within.ts';

const LIMIT_MS = 2000;

export interface Health {
  readonly isDatabaseUp: boolean;
  /** Of `DATA_DIR`; `ok` if the folder does not exist, since nothing is written to it then. */
  readonly disk: DiskState;
}

interface HealthOptions {
  readonly db: Db;
  readonly dataDir: string;
}

/**
 * Checks what the server depends on; answers within two seconds. Only one check runs at a time: callers that ask
 * meanwhile wait for its answer, so that a database in trouble gets no extra load.
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

/** Shares one run of the work among all callers that ask while it runs, even after they have stopped waiting. */
function shareRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return async () => {
    running ??= work().finally(() => (running = undefined));
    return running;
  };
}

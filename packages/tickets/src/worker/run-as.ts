/** The package runs from `src` as it is, and from `dist` after a build: what it starts runs the same way. */
export const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** What Node is told when it starts a file of the package. */
export const EXEC_ARGV =
  EXTENSION === '.ts' ? ['--conditions=source', '--no-warnings'] : ['--no-warnings'];

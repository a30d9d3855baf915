import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds a package and what it needs. All output goes to standard error. */
export function build(packageName: string): void {
  const built = spawnSync('pnpm', ['exec', 'turbo', 'run', 'build', `--filter=${packageName}`], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error(`${packageName} does not build.`);
}

/** Runs a benchmark that takes what packages have for their tests, and so their source. */
export function runFromSource(file: string, args: readonly string[]): void {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const ran = spawnSync(process.execPath, ['--conditions=source', path, ...args], {
    stdio: 'inherit',
  });
  process.exitCode = ran.status ?? 1;
}

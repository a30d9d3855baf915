import { spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export interface Outcome {
  readonly exitCode: number;
  readonly output: string;
  readonly seconds: number;
}

/** The path of a command that the workspace has installed. */
export function binary(name: string): string {
  return join(ROOT, 'node_modules/.bin', name);
}

/** Runs a command to its end and never throws: a command that cannot start has exit code 127. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { readonly keepOutput?: boolean } = {},
): Promise<Outcome> {
  const { keepOutput = false, ...spawnOptions } = options;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: keepOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...spawnOptions,
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const end = (exitCode: number, more = ''): void => {
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ exitCode, output: output + more, seconds });
    };
    child.on('error', (error) => {
      end(127, error.message);
    });
    child.on('close', (code) => {
      end(code ?? 1);
    });
  });
}

/** Runs tasks of `turbo.json` whose inputs have changed since they last passed, and prints what fails. */
export function runTasks(args: readonly string[], options: SpawnOptions = {}): Promise<Outcome> {
  return run(
    binary('turbo'),
    ['run', '--output-logs=errors-only', '--log-order=grouped', ...args],
    {
      ...options,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    },
  );
}

/** Builds what has changed, all packages or the named ones; the tool's own words go to standard error. */
export async function build(...packages: readonly string[]): Promise<void> {
  const filters = packages.map((name) => `--filter=${name}`);
  const { exitCode } = await runTasks(['build', ...filters], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (exitCode !== 0) process.exit(exitCode);
}

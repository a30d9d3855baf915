import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { StartError } from '../start-error.ts';
import { atExit } from './at-exit.ts';
import type { Runner } from './runner.ts';

/** Runs a program to its end with `input` on its standard input. If it fails, throws with its output. */
export async function runToEnd(
  runner: Runner,
  program: string,
  args: readonly string[],
  input = '',
): Promise<void> {
  const { command, args: all, options } = runner(program, args);
  const child = spawn(command, all, { ...options, cwd: '/', env: programEnv(), stdio: 'pipe' });
  const forget = atExit(() => void child.kill());
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // If a program ends before it has read everything, its exit code says why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      forget();
      if (code === 0) resolve();
      else if (isDiskFull(output)) reject(diskFull(basename(program)));
      else reject(new StartError(`${program} failed (${signal ?? code}):\n${output.slice(-2000)}`));
    });
  });
}

/** Nothing of this process's environment reaches PostgreSQL: neither secrets nor PG* settings. */
export function programEnv(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return {
    LC_ALL: 'C',
    ...(PATH === undefined ? {} : { PATH }),
    ...(LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH }),
  };
}

/** PostgreSQL's programs use the system's message, which is in English here. */
export function isDiskFull(output: string): boolean {
  return /No space left on device|Disk quota exceeded|Check free disk space/.test(output);
}

export function diskFull(what: string): StartError {
  return new StartError(
    `The disk is full (noticed by ${what}). Free some space, or set DATA_DIR to a folder on another disk, and ` +
      'start again.',
  );
}

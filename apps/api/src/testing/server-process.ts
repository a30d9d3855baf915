import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atEnd } from '@ooo/db/testing/at-end';
import { PATIENCE_MS } from '@ooo/domain/testing/patience';

export interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const SOURCE = join(import.meta.dirname, '..');

interface RunOptions {
  /** A module that the process loads first, as its text. */
  readonly preload?: string;
  /** In a process group of its own, as a shell starts it. */
  readonly detached?: boolean;
}

/** Runs a program of the API in a process. It ends with the test that started it, or else with the test file. */
export function runFile(
  file: string,
  env: Record<string, string>,
  { preload = '', detached = false }: RunOptions = {},
): Run {
  const first = `data:text/javascript,${encodeURIComponent(preload)}`;
  const args = ['--conditions=source', '--import', first, join(SOURCE, file)];
  const child = spawn(process.execPath, args, {
    detached,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atEnd(() => child.kill('SIGKILL'));
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => text, ended };
}

/** Rejects with the message of `what` after its time limit. */
export async function until(isTrue: () => boolean, what: () => string): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < PATIENCE_MS) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(what());
}

export const isReady = async ({ output }: Run): Promise<void> =>
  until(() => output().includes('OOO is ready at'), output);

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const SOURCE = join(import.meta.dirname, '..');
const children = new Set<ChildProcess>();

interface RunOptions {
  /** A module that the process loads first, as its text. */
  readonly preload?: string;
  /** In a process group of its own, as a shell starts it. */
  readonly detached?: boolean;
}

/** Runs a file of the API's as a process of its own, which ends with the test file. */
export function runFile(
  file: string,
  env: Record<string, string>,
  { preload = '', detached = false }: RunOptions = {},
): Run {
  if (children.size === 0) {
    afterAll(() => {
      for (const child of children) child.kill('SIGKILL');
      children.clear();
    });
  }
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
  children.add(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => text, ended };
}

/** Waits at most fifteen seconds, then rejects with the message of `what`. */
export async function until(isTrue: () => boolean, what: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(what());
}

export const isReady = async ({ output }: Run): Promise<void> =>
  until(() => output().includes('OOO is ready at'), output);

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('embedded-process.main.ts', import.meta.url));

/** A process of its own that runs an embedded server, as the product does. */
export interface EmbeddedProcess {
  readonly child: ChildProcess;
  readonly connectionString: string;
  readonly owned: boolean;
  /** Asks it to close and exit; resolves to its last message. */
  readonly end: (signal: 'SIGINT' | 'SIGTERM') => Promise<string>;
  readonly kill: () => Promise<void>;
  /** Ends without closing anything, but by itself. */
  readonly exit: () => Promise<void>;
}

/** Starts without waiting. In a process group of its own, as a shell would start it; it ends with the test. */
export function spawnEmbeddedProcess(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=source', PROGRAM, dataDir], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Safe because this is the first line that the process prints. */
function asStarted(line: string): Pick<EmbeddedProcess, 'connectionString' | 'owned'> {
  return JSON.parse(line) as Pick<EmbeddedProcess, 'connectionString' | 'owned'>;
}

/** Resolves once its server answers. */
export async function startEmbeddedProcess(dataDir: string): Promise<EmbeddedProcess> {
  const child = spawnEmbeddedProcess(dataDir);
  if (!child.stdout || child.pid === undefined) throw new Error('The process did not start.');
  const group = -child.pid;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readLine = async () => String((await lines.next()).value);
  const { connectionString, owned } = asStarted(await readLine());
  return {
    child,
    connectionString,
    owned,
    end: async (signal) => {
      const exited = once(child, 'exit');
      process.kill(group, signal);
      const line = await readLine();
      await exited;
      return line;
    },
    kill: () => killProcess(child),
    exit: () => endBy(child, 'SIGUSR2'),
  };
}

export async function killProcess(child: ChildProcess): Promise<void> {
  await endBy(child, 'SIGKILL');
}

async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

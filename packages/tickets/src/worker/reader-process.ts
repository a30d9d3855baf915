import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { OnDocumentStep } from '../readers/reader.types.ts';
import { TicketError } from '../ticket-error.ts';
import { BYTES_PER_MEGABYTE } from '../limits.ts';
import { EXEC_ARGV } from './run-as.ts';
import type { JobName, TaskNews, TicketJobs, TicketTask } from './task.ts';

export interface ReaderLimits {
  readonly file: URL;
  /** Memory of any kind that the process may hold, in bytes. */
  readonly maxMemoryMb: number;
}

/** A process that reads one document after the other. */
export interface ReaderProcess {
  /** Resolves when it can be given tasks; rejects where it ends before, or takes too long. */
  readonly ready: Promise<void>;
  /** What the task gives; aborting ends the process. Fails only with a `TicketError`, or the signal's reason. */
  perform(
    task: TicketTask,
    onStep: OnDocumentStep,
    signal: AbortSignal,
  ): Promise<TicketJobs[JobName][1]>;
  /** True until it has been given a document. */
  isFresh(): boolean;
  /** False when it has ended, or should not be given another document. */
  isFit(): boolean;
  /** Resolves when it has ended. */
  end(): Promise<void>;
}

/** Time for a process to start: more than the slowest machine needs. */
const START_MS = 30_000;
/** A process that has kept this share of its memory after a document makes room for a new one. */
const WORN = 0.7;
/** A reader gets only what the runtime needs of the environment: documents are opened without a secret in reach. */
const ENVIRONMENT = [
  'PATH',
  'TZ',
  'TMPDIR',
  'SystemRoot',
  'NODE_V8_COVERAGE',
  'NODE_COMPILE_CACHE',
];

/** Starts a reader, at a lower priority than the process that answers requests. */
export function startReader({ file, maxMemoryMb }: ReaderLimits): ReaderProcess {
  const maxBytes = maxMemoryMb * BYTES_PER_MEGABYTE;
  const child = fork(fileURLToPath(file), [String(maxBytes)], {
    serialization: 'advanced',
    execArgv: [...EXEC_ARGV, '--expose-gc', `--max-old-space-size=${maxMemoryMb}`],
    env: pickEnvironment(),
    // Libraries print warnings about broken documents.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  lowerPriority(child);
  let [isFit, isFresh] = [true, true];
  const ended = new Promise<void>((resolve) => {
    const onEnd = (): void => {
      isFit = false;
      resolve();
    };
    child.once('exit', onEnd);
    child.once('error', onEnd);
  });

  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('The reader did not start in time.'));
    }, START_MS).unref();
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    child.once('error', reject);
    child.once('exit', (code, ending) => {
      clearTimeout(timer);
      reject(new Error(`The reader ended with ${ending ?? code} before it had started.`));
    });
  });
  // The caller that has work for it is told.
  ready.catch(() => undefined);

  return {
    ready,
    perform: (task, onStep, signal) =>
      new Promise((resolve, reject) => {
        isFresh = false;
        const finish = (act: () => void): void => {
          child.off('message', onNews);
          child.off('exit', onExit);
          child.off('error', onError);
          signal.removeEventListener('abort', onAbort);
          act();
        };
        const onNews = (news: TaskNews): void => {
          if (news.kind === 'ready') return;
          if (news.kind === 'step') return onStep(news.step);
          isFit &&= news.kind !== 'failed' && news.memory < maxBytes * WORN;
          finish(() => {
            if (news.kind === 'done') resolve(news.output);
            else if (news.kind === 'failed') reject(toUnreadable(news.error));
            else reject(new TicketError(news.error.code, news.error.message));
          });
        };
        const onExit = (code: number | null, ending: NodeJS.Signals | null): void =>
          finish(() => reject(toEndError(code, ending)));
        const onError = (cause: Error): void => finish(() => reject(toUnreadable(cause)));
        const onAbort = (): void => {
          isFit = false;
          child.kill('SIGKILL');
          // The reason is the caller's own.
          finish(() => reject(signal.reason as Error));
        };
        child.on('message', onNews);
        child.on('exit', onExit);
        child.on('error', onError);
        signal.addEventListener('abort', onAbort);
        child.send(task, (cause) => {
          if (cause) onError(cause);
        });
      }),
    isFresh: () => isFresh,
    isFit: () => isFit,
    end: () => {
      isFit = false;
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** Out of 19: beside a busy server a reader gets a third of the processor, enough to finish within its limits. */
const YIELDING = 5;

/** Threads that the process starts later have its priority. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, YIELDING);
  } catch {
    // It has ended already, as its exit reports.
  }
}

function pickEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]]));
}

/** Only a memory watch, ours or the system's, kills a reader that is at work. */
function toEndError(code: number | null, signal: NodeJS.Signals | null): TicketError {
  const cause = new Error(`The reader ended with ${signal ?? code}.`);
  return signal === 'SIGKILL'
    ? new TicketError('TOO_LARGE', (say) => say.tooMuchMemory, { cause })
    : toUnreadable(cause);
}

function toUnreadable(cause: Error): TicketError {
  return new TicketError('BROKEN', (say) => say.unreadable, { cause });
}

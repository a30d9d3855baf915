import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { AppError } from '../errors/app-error.ts';
import { createTurns, type TurnLimits } from './turns.ts';

export interface ThreadPoolOptions extends Omit<TurnLimits, 'most'> {
  /** Tasks that run at the same time, each for a different owner. */
  readonly maxThreads: number;
  /** Time for one task in its thread. */
  readonly timeLimitMs: number;
  /** The size of a thread's JavaScript heap. */
  readonly maxHeapMb: number;
  /** How long a thread waits for another task before it goes. */
  readonly idleMs: number;
  /** The module whose exports are the jobs. */
  readonly file: URL;
  /** The errors for a task that takes too long or too much memory, and for one that its caller ended. */
  readonly tooMuch: () => AppError;
  readonly ended: () => AppError;
}

export interface TaskOptions {
  readonly owner: string;
  readonly signal: AbortSignal | undefined;
}

/** The jobs of a thread, by name: each a function of one task. */
type Jobs<T> = { readonly [Name in keyof T]: (task: never) => unknown };

type TaskOf<Job> = Job extends (task: infer Task) => unknown ? Task : never;
type AnswerOf<Job> = Job extends (task: never) => infer Answer ? Awaited<Answer> : never;

/**
 * Runs a module's functions beside the thread that answers requests. A task rejects with the given errors, and with
 * UNAVAILABLE or RATE_LIMITED if too many are waiting.
 */
export interface ThreadPool<T extends Jobs<T>> {
  run<Name extends keyof T & string>(
    name: Name,
    task: TaskOf<T[Name]>,
    options: TaskOptions,
  ): Promise<AnswerOf<T[Name]>>;
  /** How many threads there are now. */
  countThreads(): number;
  close(): Promise<void>;
}

/**
 * Niceness, up to 19: a lower priority than the threads that answer requests, as for the readers of documents. Only
 * Linux supports it for threads.
 */
const YIELDING = 5;

export function createThreadPool<T extends Jobs<T>>(options: ThreadPoolOptions): ThreadPool<T> {
  const { maxThreads, timeLimitMs, maxHeapMb, idleMs, file, tooMuch, ended, ...waiting } = options;
  const pool = new Piscina({
    filename: fileURLToPath(file),
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
    niceIncrement: YIELDING,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    execArgv: extname(file.pathname) === '.ts' ? ['--conditions=source', '--no-warnings'] : [],
    // The threads read what strangers wrote, so they get none of the server's secrets.
    env: {},
  });
  // A thread that dies between tasks is replaced; without a listener the error would end the process.
  pool.on('error', () => undefined);
  const turns = createTurns({ ...waiting, most: maxThreads });
  let isClosed = false;

  return {
    run: async (name, task, { owner, signal }) => {
      const endTurn = await turns.take(owner, signal).catch((error: unknown) => {
        throw signal?.aborted ? ended() : error;
      });
      const limit = AbortSignal.timeout(timeLimitMs);
      try {
        const ending = signal ? AbortSignal.any([signal, limit]) : limit;
        return asAnswer<T, typeof name>(await pool.run(task, { name, signal: ending }));
      } catch (error) {
        if (signal?.aborted) throw ended();
        if (isClosed) throw new AppError('UNAVAILABLE');
        if (limit.aborted || isOutOfMemory(error)) throw tooMuch();
        throw error;
      } finally {
        endTurn();
      }
    },
    countThreads: () => pool.threads.length,
    close: async () => {
      isClosed = true;
      turns.close();
      await pool.destroy();
    },
  };
}

/** Holds because the thread serves exactly the jobs that are named. */
function asAnswer<T extends Jobs<T>, Name extends keyof T>(answer: unknown): AnswerOf<T[Name]> {
  return answer as AnswerOf<T[Name]>;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

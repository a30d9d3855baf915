import { createFairQueue } from '@ooo/domain/fair-queue/fair-queue';
import type { Asker, Entry, Refusal } from '@ooo/domain/fair-queue/fair-queue.types';
import { AppError } from '../errors/app-error.ts';
import { untilAborted } from '../shared/until-aborted.ts';
import { startThread, type Thread, ThreadNotStarted } from './thread.ts';
import type { StartWatch } from '../context/ports/starts.ts';

export interface ThreadPoolOptions {
  /** Tasks that run at the same time, each for a different owner. */
  readonly maxThreads: number;
  /** Time for one task in its thread. Neither its wait for a thread counts, nor the thread's start. */
  readonly timeLimitMs: number;
  /** Time to wait for a thread. */
  readonly maxWaitMs: number;
  /** How many may wait for a thread: in total, and of one owner. */
  readonly mostWaiting: number;
  readonly mostWaitingEach: number;
  /** How many threads the jobs of a lane may have. */
  readonly lanes?: Readonly<Record<string, number>>;
  /** The size of a thread's JavaScript heap. */
  readonly maxHeapMb: number;
  /** How long a thread waits for another task before it goes. */
  readonly idleMs: number;
  /** The module whose exports are the jobs. */
  readonly file: URL;
  /** Told whether threads start. */
  readonly starts: StartWatch;
  /** The errors for a task that takes too long or too much memory, or that its caller ended. */
  readonly tooMuch: () => AppError;
  readonly ended: () => AppError;
}

export interface TaskOptions extends Asker, Pick<Entry, 'lane'> {
  /** Called when the task's own time begins. */
  readonly onBegin?: () => void;
}

/** The jobs of a thread, by name: each a function of one task. */
type Jobs<T> = { readonly [Name in keyof T]: (task: never) => unknown };

type TaskOf<Job> = Job extends (task: infer Task) => unknown ? Task : never;
type AnswerOf<Job> = Job extends (task: never) => infer Answer ? Awaited<Answer> : never;

/**
 * Runs a module's functions beside the thread that answers requests. A task rejects with the given errors, with
 * UNAVAILABLE if too many are waiting or no thread can be started, and with RATE_LIMITED if too many of one owner wait.
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

const RETRY_AFTER_SEC = 5;

export function createThreadPool<T extends Jobs<T>>(options: ThreadPoolOptions): ThreadPool<T> {
  const { maxThreads, timeLimitMs, maxHeapMb, idleMs, file, starts, tooMuch, ended } = options;
  const queue = createFairQueue({
    time: globalThis,
    total: maxThreads,
    perOwner: 1,
    lanes: options.lanes ?? {},
    waitMs: options.maxWaitMs,
    maxWaiting: options.mostWaiting,
    maxWaitingPerOwner: options.mostWaitingEach,
    refusal,
  });
  const threads = new Set<Thread>();
  const idle = new Map<Thread, NodeJS.Timeout>();
  let isClosed = false;

  function start(): Thread {
    const thread = startThread({
      file,
      maxHeapMb,
      onEnd: () => {
        clearTimeout(idle.get(thread));
        idle.delete(thread);
        threads.delete(thread);
      },
    });
    threads.add(thread);
    return thread;
  }

  /** The one that has been idle for the shortest time. */
  function takeThread(): Thread {
    const thread = [...idle.keys()].at(-1);
    if (!thread) return start();
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    return thread;
  }

  function rest(thread: Thread): void {
    if (!thread.isFit()) return;
    idle.set(thread, setTimeout(() => void thread.end(), idleMs).unref());
  }

  async function untilReady(thread: Thread): Promise<void> {
    try {
      await thread.ready;
      starts.worked();
    } catch (error) {
      threads.delete(thread);
      if (!isClosed) starts.failed(error, retry);
      throw error;
    }
  }

  function retry(): void {
    if (isClosed) return;
    const thread = start();
    untilReady(thread).then(
      () => rest(thread),
      () => undefined,
    );
  }

  async function perform(name: string, task: unknown, { signal, onBegin }: TaskOptions) {
    const thread = takeThread();
    const isReady = untilReady(thread);
    try {
      await untilAborted(isReady, signal);
    } catch (error) {
      // If its caller no longer waits, the next one gets it.
      isReady.then(
        () => rest(thread),
        () => undefined,
      );
      throw error;
    }
    onBegin?.();
    const limit = AbortSignal.timeout(timeLimitMs);
    try {
      return await thread.run({ name, task }, signal ? AbortSignal.any([signal, limit]) : limit);
    } catch (error) {
      if (limit.aborted || isOutOfMemory(error)) throw tooMuch();
      throw error;
    } finally {
      rest(thread);
    }
  }

  return {
    run: async (name, task, asked) => {
      const { signal } = asked;
      try {
        const leave = await queue.enter(asked);
        try {
          return asAnswer<T, typeof name>(await perform(name, task, asked));
        } finally {
          leave();
        }
      } catch (error) {
        if (signal?.aborted) throw ended();
        if (isClosed || error instanceof ThreadNotStarted) throw new AppError('busy');
        throw error;
      }
    },
    countThreads: () => threads.size,
    close: async () => {
      isClosed = true;
      queue.close(() => new AppError('busy'));
      await Promise.all([...threads].map(async (thread) => thread.end()));
    },
  };
}

function refusal({ shortage, why, ahead }: Refusal): AppError {
  const isOwn = shortage === 'own' && why === 'crowded';
  const turn = { retryAfterSec: RETRY_AFTER_SEC, ahead };
  return new AppError(isOwn ? 'several-in-progress' : 'waited-too-long', turn);
}

/** Holds because the thread serves exactly the jobs that are named. */
function asAnswer<T extends Jobs<T>, Name extends keyof T>(answer: unknown): AnswerOf<T[Name]> {
  return answer as AnswerOf<T[Name]>;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { AutoPlanAnswer } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { UserId } from '@ooo/domain/shared/ids';
import { AppError } from '../errors/app-error.ts';
import type { WindowsByDate } from './hours-cache.ts';
import { createHoursReader } from './hours-reader.ts';
import type {
  HoursQuestion,
  PlanningJobs,
  PlanTask,
  SuggestResult,
  SuggestTask,
} from './planning-tasks.ts';
import { createTurns, type TurnLimits } from './turns.ts';

export interface PlannerOptions extends Partial<Omit<TurnLimits, 'most'>> {
  /** Tasks that run at the same time, each for a different user. */
  readonly maxThreads?: number;
  /** Time for one task in its thread, and for all hours that one caller asks for together. */
  readonly timeLimitMs?: number;
  /** The size of a thread's JavaScript heap. */
  readonly maxHeapMb?: number;
  /** How long a thread waits for another task before it goes. */
  readonly idleMs?: number;
  /** Another file that serves, instead of the planner. */
  readonly threadFile?: URL;
}

/**
 * Works out plans and opening hours outside the thread that answers requests. Rejects with RULE_VIOLATED if a task
 * takes too long or too much memory, UNAVAILABLE or RATE_LIMITED if too many are waiting, BAD_REQUEST if the signal
 * aborts it.
 */
export interface Planner {
  plan(userId: UserId, task: PlanTask, signal?: AbortSignal): Promise<AutoPlanAnswer>;
  suggest(userId: UserId, task: SuggestTask, signal?: AbortSignal): Promise<SuggestResult>;
  /** The open windows for each question, by its `hoursKey`. */
  listHours(
    userId: UserId,
    questions: readonly HoursQuestion[],
    dates: readonly CalendarDate[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, WindowsByDate>>;
  /** How many threads there are now. */
  countThreads(): number;
  close(): Promise<void>;
}

const DEFAULTS = {
  // Two, even on one core: a long plan of one user must not block the plans of others.
  maxThreads: 2,
  timeLimitMs: 10_000,
  maxHeapMb: 192,
  idleMs: 30_000,
  mostWaiting: 64,
  mostWaitingEach: 8,
  maxWaitMs: 10_000,
};

/**
 * Niceness, up to 19: a lower priority than the threads that answer requests, as for the readers of documents. Only
 * Linux supports it for threads.
 */
const YIELDING = 5;
const EXTENSION = extname(import.meta.url);

const TOO_MUCH =
  'This trip is too large to plan at once. Give some places a time yourself, or simplify their opening hours.';

export function createPlanner(options: PlannerOptions = {}): Planner {
  const { maxThreads, timeLimitMs, maxHeapMb, idleMs, ...waiting } = { ...DEFAULTS, ...options };
  const file = options.threadFile ?? new URL(`planning.thread${EXTENSION}`, import.meta.url);
  const pool = new Piscina({
    filename: fileURLToPath(file),
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
    niceIncrement: YIELDING,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    execArgv: EXTENSION === '.ts' ? ['--conditions=source', '--no-warnings'] : [],
    // The threads parse opening hours that strangers wrote, so they get none of the server's secrets.
    env: {},
  });
  // A thread that dies between tasks is replaced; without a listener the error would end the process.
  pool.on('error', () => undefined);
  const turns = createTurns({ ...waiting, most: maxThreads });
  let isClosed = false;

  async function perform<Name extends keyof PlanningJobs>(
    name: Name,
    userId: UserId,
    task: Parameters<PlanningJobs[Name]>[0],
    signal: AbortSignal | undefined,
  ): Promise<ReturnType<PlanningJobs[Name]>> {
    const endTurn = await turns.take(userId, signal).catch((error: unknown) => {
      throw signal?.aborted ? ended() : error;
    });
    const limit = AbortSignal.timeout(timeLimitMs);
    try {
      const ending = signal ? AbortSignal.any([signal, limit]) : limit;
      return asAnswer<Name>(await pool.run(task, { name, signal: ending }));
    } catch (error) {
      if (signal?.aborted) throw ended();
      if (isClosed) throw new AppError('UNAVAILABLE');
      if (limit.aborted || isOutOfMemory(error)) throw tooMuch();
      throw error;
    } finally {
      endTurn();
    }
  }

  const readHours = createHoursReader({
    timeLimitMs,
    tooMuch,
    read: async (userId, task, signal) => perform('hours', userId, task, signal),
  });

  return {
    plan: async (userId, task, signal) => perform('plan', userId, task, signal),
    suggest: async (userId, task, signal) => perform('suggest', userId, task, signal),
    listHours: async (userId, questions, dates, signal) =>
      readHours({ userId, questions, dates, signal }),
    countThreads: () => pool.threads.length,
    close: async () => {
      isClosed = true;
      turns.close();
      await pool.destroy();
    },
  };
}

/** Holds because the thread serves exactly the jobs that are named. */
function asAnswer<Name extends keyof PlanningJobs>(
  answer: unknown,
): ReturnType<PlanningJobs[Name]> {
  return answer as ReturnType<PlanningJobs[Name]>;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuch(): AppError {
  return new AppError('RULE_VIOLATED', { message: TOO_MUCH, details: { reason: 'too-much' } });
}

function ended(): AppError {
  return new AppError('BAD_REQUEST', { message: 'Planning was cancelled.' });
}

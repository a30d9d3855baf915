import { extname } from 'node:path';
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
import { createThreadPool } from '../threads/thread-pool.ts';
import type { TurnLimits } from '../threads/turns.ts';

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

const EXTENSION = extname(import.meta.url);

const TOO_MUCH =
  'This trip is too large to plan at once. Give some places a time yourself, or simplify their opening hours.';

export function createPlanner(options: PlannerOptions = {}): Planner {
  const { maxThreads, timeLimitMs, maxHeapMb, idleMs, ...waiting } = { ...DEFAULTS, ...options };
  const pool = createThreadPool<PlanningJobs>({
    ...waiting,
    maxThreads,
    timeLimitMs,
    maxHeapMb,
    idleMs,
    file: options.threadFile ?? new URL(`planning.thread${EXTENSION}`, import.meta.url),
    tooMuch,
    ended,
  });

  const readHours = createHoursReader({
    timeLimitMs,
    tooMuch,
    read: async (owner, task, signal) => pool.run('hours', task, { owner, signal }),
  });

  return {
    plan: async (owner, task, signal) => pool.run('plan', task, { owner, signal }),
    suggest: async (owner, task, signal) => pool.run('suggest', task, { owner, signal }),
    listHours: async (userId, questions, dates, signal) =>
      readHours({ userId, questions, dates, signal }),
    countThreads: () => pool.countThreads(),
    close: async () => pool.close(),
  };
}

function tooMuch(): AppError {
  return new AppError('RULE_VIOLATED', { message: TOO_MUCH, details: { reason: 'too-much' } });
}

function ended(): AppError {
  return new AppError('BAD_REQUEST', { message: 'Planning was cancelled.' });
}

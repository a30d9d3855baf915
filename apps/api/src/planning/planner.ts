import { extname } from 'node:path';
import { AppError } from '../errors/app-error.ts';
import { UNWATCHED } from '../health/start-watch.ts';
import { createHoursReader } from './hours-reader.ts';
import type { Planner, PlanningJobs } from '../context/ports/planning.ts';
import { createThreadPool, type ThreadPoolOptions } from '../threads/thread-pool.ts';
import type { StartWatch } from '../context/ports/starts.ts';

type Limits = Omit<ThreadPoolOptions, 'file' | 'lanes' | 'starts' | 'tooMuch' | 'ended'>;

/** `timeLimitMs` is also for all hours that one caller asks for together. */
export interface PlannerOptions extends Partial<Limits> {
  /** Told whether threads start. */
  readonly starts?: StartWatch;
  /** A file to run instead of the planner. */
  readonly threadFile?: URL;
}

const DEFAULTS: Limits = {
  // Two, even on one core: a long plan of one user must not block the plans of others.
  maxThreads: 2,
  timeLimitMs: 10_000,
  maxHeapMb: 192,
  idleMs: 30_000,
  mostWaiting: 64,
  mostWaitingEach: 8,
  // A caller who waits behind two of the longest plans still gets a turn.
  maxWaitMs: 30_000,
};

const EXTENSION = extname(import.meta.url);

export function createPlanner(options: PlannerOptions = {}): Planner {
  const limits = { ...DEFAULTS, ...options };
  const pool = createThreadPool<PlanningJobs>({
    ...limits,
    starts: options.starts ?? UNWATCHED,
    // Hours are asked for by everyone who looks at a trip: they leave a thread to the plans.
    lanes: { hours: Math.max(1, limits.maxThreads - 1) },
    file: options.threadFile ?? new URL(`planning.thread${EXTENSION}`, import.meta.url),
    tooMuch,
    ended,
  });

  const readHours = createHoursReader({
    timeLimitMs: limits.timeLimitMs,
    tooMuch,
    read: async (asker, task, onBegin) =>
      pool.run('hours', task, { ...asker, lane: 'hours', onBegin }),
  });

  return {
    plan: async (asker, task) => pool.run('plan', task, asker),
    suggest: async (asker, task) => pool.run('suggest', task, asker),
    listHours: async (asker, questions, dates) => readHours({ asker, questions, dates }),
    countThreads: () => pool.countThreads(),
    close: async () => pool.close(),
  };
}

function tooMuch(): AppError {
  return new AppError('plan-too-much');
}

function ended(): AppError {
  return new AppError('planning-cancelled');
}

import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { TicketAnswer, TicketsAnswer } from '@ooo/domain/tickets/ticket.schema';
import { checkDocumentSize } from '../limits.ts';
import type { TicketInput } from '../read-ticket.ts';
import type { OnDocumentStep } from '../readers/reader.types.ts';
import { TicketError, wordErrors } from '../ticket-error.ts';
import { makeClock } from './clock.ts';
import { type JourneyJobs, type OnStep, readTogether } from './read-together.ts';
import type { JobName, TaskNews, TicketJobs, TicketTask, TicketTaskResult } from './task.ts';

export interface TicketPoolOptions {
  readonly maxThreads?: number;
  /** Time for one document, from the moment a thread takes it up. */
  readonly timeoutMs?: number;
  /** Time for a document that is read as a picture, from the moment that it turns out to be one. */
  readonly pictureTimeoutMs?: number;
  /** Documents that may wait for a thread. */
  readonly maxQueue?: number;
  /** Memory of a thread. */
  readonly maxHeapMb?: number;
  /** Another file with a worker task, instead of the ticket reader. */
  readonly workerFile?: URL;
}

export interface TicketPool {
  /** Like `readTicket`, in a thread of its own: fails only with a `TicketError`, or the signal's reason. */
  read(input: TicketInput, onStep?: OnStep, signal?: AbortSignal): Promise<TicketAnswer>;
  /**
   * Several documents as one journey, in the language of the first. What cannot be read becomes the problem of
   * that document, the `reason` a `TicketErrorCode`; the limits hold for each. Without a document that can be
   * read there are problems and no legs. Fails only with the signal's reason.
   */
  readTogether(
    inputs: readonly TicketInput[],
    onStep?: OnStep,
    signal?: AbortSignal,
  ): Promise<TicketsAnswer>;
  close(): Promise<void>;
}

const DEFAULTS = {
  maxThreads: 2,
  timeoutMs: 10_000,
  pictureTimeoutMs: 45_000,
  maxQueue: 50,
  maxHeapMb: 512,
};

/** The package runs from `src` as it is, and from `dist` after a build: a thread starts the same way. */
const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
const EXEC_ARGV =
  EXTENSION === '.ts' ? ['--conditions=source', '--no-warnings'] : ['--no-warnings'];

const never = (): AbortSignal => new AbortController().signal;

/** Threads that read tickets: what a hostile document does to one of them ends with it. */
export function createTicketPool(options: TicketPoolOptions = {}): TicketPool {
  const { maxThreads, maxQueue, maxHeapMb, ...times } = { ...DEFAULTS, ...options };
  const workerFile = options.workerFile ?? new URL(`ticket.worker${EXTENSION}`, import.meta.url);
  const pool = new Piscina<TicketTask, TicketTaskResult>({
    filename: fileURLToPath(workerFile),
    minThreads: 1,
    maxThreads,
    idleTimeout: 30_000,
    execArgv: EXEC_ARGV,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  const listeners = new Map<number, OnDocumentStep>();
  pool.on('message', ({ task, step }: TaskNews) => listeners.get(task)?.(step));
  let lastId = 0;

  async function perform(
    task: Omit<TicketTask, 'id'>,
    onStep: OnDocumentStep,
    signal: AbortSignal,
  ): Promise<TicketTaskResult> {
    signal.throwIfAborted();
    const id = (lastId += 1);
    const clock = makeClock(times);
    listeners.set(id, (step) => {
      clock.hear(step);
      onStep(step);
    });
    try {
      const ending = AbortSignal.any([clock.signal, signal]);
      return await pool.run({ ...task, id } as TicketTask, { signal: ending });
    } catch (cause) {
      signal.throwIfAborted();
      throw toTicketError(cause, clock.signal.aborted);
    } finally {
      clock.stop();
      listeners.delete(id);
    }
  }

  async function run<Name extends JobName>(
    job: Name,
    input: TicketJobs[Name][0],
    onStep: OnDocumentStep,
    signal: AbortSignal,
  ): Promise<TicketJobs[Name][1]> {
    const result = await perform({ job, input }, onStep, signal);
    if (result.ok) return result.output;
    throw new TicketError(result.error.code, result.error.message);
  }

  function runDocument<Name extends 'read' | 'draft'>(
    job: Name,
    input: TicketInput,
    document: number,
    onStep: OnStep,
    signal: AbortSignal,
  ): Promise<TicketJobs[Name][1]> {
    return wordErrors(input.language, async () => {
      checkDocumentSize(input.bytes.byteLength);
      // The pool's own limit does not count tasks that can be ended.
      if (pool.queueSize >= maxQueue) throw new TicketError('BUSY', (say) => say.busy);
      return run(job, input, (step) => onStep({ ...step, document }), signal);
    });
  }

  const jobsUntil = (signal: AbortSignal): JourneyJobs => ({
    draft: (input, document, onStep) => runDocument('draft', input, document, onStep, signal),
    resolve: (journey) =>
      wordErrors(journey.language, () => run('resolve', journey, () => {}, signal)),
  });

  return {
    read: (input, onStep = () => {}, signal = never()) =>
      runDocument('read', input, 0, onStep, signal),
    readTogether: (inputs, onStep = () => {}, signal = never()) =>
      readTogether(jobsUntil(signal), inputs, onStep),
    close: () => pool.destroy(),
  };
}

function toTicketError(cause: unknown, isTimedOut: boolean): TicketError {
  if (isTimedOut) {
    return new TicketError('TOO_SLOW', (say) => say.tooSlow, { cause });
  }
  if (hasCode(cause, 'ERR_WORKER_OUT_OF_MEMORY')) {
    return new TicketError('TOO_LARGE', (say) => say.tooMuchMemory, { cause });
  }
  return new TicketError('BROKEN', (say) => say.unreadable, { cause });
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

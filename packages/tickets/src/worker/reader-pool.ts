import type { OnDocumentStep } from '../readers/reader.types.ts';
import { TicketError } from '../ticket-error.ts';
import { makeClock, type TimeLimits } from './clock.ts';
import { paceOf } from './pace.ts';
import { type Asker, makeReaderSlots, type ReaderSlotsOptions } from './reader-slots.ts';
import { type ReaderLimits, type ReaderProcess, startReader } from './reader-process.ts';
import type { JobName, TicketJobs, TicketTask } from './task.ts';

/** Is told whether readers start; `retry` tries it again, and reports in the same way. */
export interface ReaderStarts {
  worked(): void;
  failed(error: unknown, retry: () => void): void;
}

export interface ReaderPoolOptions extends ReaderLimits, TimeLimits, ReaderSlotsOptions {
  readonly starts?: ReaderStarts | undefined;
}

/** Processes that take jobs one at a time; more jobs than processes wait in fair turns. */
export interface ReaderPool {
  /** Fails only with a `TicketError`, or the signal's reason. */
  perform<Name extends JobName>(
    job: Name,
    input: TicketJobs[Name][0],
    onStep: OnDocumentStep,
    asker: Asker,
  ): Promise<TicketJobs[Name][1]>;
  close(): Promise<void>;
}

/** After this time without work all but one reader end: the last one stays warm. */
const IDLE_MS = 30_000;
/** A job that took longer than this to run out of memory is not tried again. */
const SECOND_TRY_MS = 3000;

/** A pool with one reader that is warming up. */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const readers = new Set<ReaderProcess>();
  const idle: ReaderProcess[] = [];
  let isClosed = false;
  const slots = makeReaderSlots(options);

  function start(): ReaderProcess {
    const reader = startReader(options);
    readers.add(reader);
    return reader;
  }

  async function end(reader: ReaderProcess): Promise<void> {
    await reader.end();
    readers.delete(reader);
  }

  async function untilReady(reader: ReaderProcess): Promise<void> {
    try {
      await reader.ready;
      options.starts?.worked();
    } catch (cause) {
      readers.delete(reader);
      if (!isClosed) options.starts?.failed(cause, startOne);
      throw new TicketError('NOT_STARTED', (say) => say.noReader, { cause });
    }
  }

  /** Starts a reader for the next document. */
  function startOne(): void {
    if (isClosed) return;
    const reader = start();
    rest(reader);
    void untilReady(reader).catch(() => undefined);
  }

  function rest(reader: ReaderProcess): void {
    idle.push(reader);
    setTimeout(() => {
      const at = idle.indexOf(reader);
      if (at < 0 || idle.length === 1) return;
      idle.splice(at, 1);
      void end(reader);
    }, IDLE_MS).unref();
  }

  /** The reader used most recently; one that has ended meanwhile is left out. */
  function takeReader(): ReaderProcess {
    const reader = idle.pop();
    if (!reader) return start();
    if (reader.isFit()) return reader;
    void end(reader);
    return takeReader();
  }

  /** A document that does not fit beside the memory that others left in use may fit into a new reader. */
  async function performNow(task: TicketTask, onStep: OnDocumentStep, signal: AbortSignal) {
    const reader = takeReader();
    const isFresh = reader.isFresh();
    const startedAt = performance.now();
    try {
      return await performIn(reader, task, onStep, signal);
    } catch (error) {
      const isWorthIt = performance.now() - startedAt < SECOND_TRY_MS;
      if (isFresh || !isWorthIt || !wasOutOfMemory(error)) throw error;
      return performIn(start(), task, onStep, signal);
    }
  }

  async function performIn(
    reader: ReaderProcess,
    task: TicketTask,
    onStep: OnDocumentStep,
    signal: AbortSignal,
  ) {
    await untilReady(reader);
    const clock = makeClock(options);
    const passOn: OnDocumentStep = (step) => {
      clock.note(step);
      onStep(step);
    };
    try {
      signal.throwIfAborted();
      return await reader.perform(task, passOn, AbortSignal.any([clock.signal, signal]));
    } catch (cause) {
      signal.throwIfAborted();
      throw clock.signal.aborted
        ? new TicketError('TOO_SLOW', (say) => say.tooSlow, { cause })
        : cause;
    } finally {
      clock.stop();
      if (reader.isFit()) rest(reader);
      else void end(reader);
    }
  }

  async function perform(task: TicketTask, onStep: OnDocumentStep, asker: Asker) {
    const onAhead = (ahead: number): void => onStep({ step: 'waiting', ahead });
    const leave = await slots.take(paceOf(task), { onAhead, ...asker });
    const performing = performNow(task, onStep, asker.signal ?? new AbortController().signal);
    void performing.then(untilNextIsReady, untilNextIsReady).finally(leave);
    return performing;
  }

  /** An owner that ends a reader keeps its slot until there is another reader: its start is not charged to the next one. */
  async function untilNextIsReady(outcome: unknown): Promise<void> {
    if (isClosed || (outcome instanceof TicketError && outcome.code === 'NOT_STARTED')) return;
    if (!idle.some((reader) => reader.isFit())) startOne();
    await idle.at(-1)?.ready.catch(() => undefined);
  }

  startOne();
  return {
    perform: <Name extends JobName>(
      job: Name,
      input: TicketJobs[Name][0],
      onStep: OnDocumentStep,
      asker: Asker,
    ) => perform(toTask(job, input), onStep, asker),
    close: async () => {
      isClosed = true;
      await Promise.all([...readers].map((reader) => end(reader)));
    },
  };
}

/** A refusal of the reader itself has no cause. */
function wasOutOfMemory(error: unknown): boolean {
  return error instanceof TicketError && error.code === 'TOO_LARGE' && error.cause instanceof Error;
}

/** The pair of a job and its own input, which the compiler does not see as one of the pairs. */
function toTask<Name extends JobName>(job: Name, input: TicketJobs[Name][0]): TicketTask {
  return { job, input } as TicketTask;
}

import type { OnDocumentStep } from '../readers/reader.types.ts';
import { TicketError } from '../ticket-error.ts';
import { makeClock, type TimeLimits } from './clock.ts';
import { paceOf } from './pace.ts';
import { makePlaces } from './places.ts';
import { type ReaderLimits, type ReaderProcess, startReader } from './reader-process.ts';
import type { JobName, TicketJobs, TicketTask } from './task.ts';

export interface ReaderPoolOptions extends ReaderLimits, TimeLimits {
  readonly maxReaders: number;
}

/** Processes that take jobs one at a time; what is beyond their number waits, and lets pass what is quicker. */
export interface ReaderPool {
  /** Fails only with a `TicketError`, or the signal's reason. */
  perform<Name extends JobName>(
    job: Name,
    input: TicketJobs[Name][0],
    onStep: OnDocumentStep,
    signal: AbortSignal,
  ): Promise<TicketJobs[Name][1]>;
  countWaiting(): number;
  close(): Promise<void>;
}

/** After this time without work all but one reader end: the last one stays warm. */
const IDLE_MS = 30_000;

/** A pool with one reader that is warming up. */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const readers = new Set<ReaderProcess>();
  const idle: ReaderProcess[] = [];
  const places = makePlaces(options.maxReaders);

  function start(): ReaderProcess {
    const reader = startReader(options);
    readers.add(reader);
    return reader;
  }

  async function end(reader: ReaderProcess): Promise<void> {
    await reader.end();
    readers.delete(reader);
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

  /** The one that has rested least; one that has ended meanwhile is left out. */
  function takeReader(): ReaderProcess {
    const reader = idle.pop();
    if (!reader) return start();
    if (reader.isFit()) return reader;
    void end(reader);
    return takeReader();
  }

  /** What does not fit beside what other documents left behind may fit into a new reader. */
  async function performNow(task: TicketTask, onStep: OnDocumentStep, signal: AbortSignal) {
    const reader = takeReader();
    const isFresh = reader.isFresh();
    try {
      return await performIn(reader, task, onStep, signal);
    } catch (error) {
      if (isFresh || !wasOutOfMemory(error)) throw error;
      return performIn(start(), task, onStep, signal);
    }
  }

  async function performIn(
    reader: ReaderProcess,
    task: TicketTask,
    onStep: OnDocumentStep,
    signal: AbortSignal,
  ) {
    const clock = makeClock(options);
    const passOn: OnDocumentStep = (step) => {
      clock.note(step);
      onStep(step);
    };
    try {
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

  async function perform(task: TicketTask, onStep: OnDocumentStep, signal: AbortSignal) {
    const leave = await places.take(paceOf(task), signal);
    try {
      return await performNow(task, onStep, signal);
    } finally {
      leave();
    }
  }

  rest(start());
  return {
    perform: <Name extends JobName>(
      job: Name,
      input: TicketJobs[Name][0],
      onStep: OnDocumentStep,
      signal: AbortSignal,
    ) => perform(toTask(job, input), onStep, signal),
    countWaiting: () => places.countWaiting(),
    close: async () => {
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

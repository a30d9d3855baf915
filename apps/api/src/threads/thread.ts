import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { JobAnswer, JobOrder, ThreadOrder } from './thread.types.ts';

/** More than a thread takes to load its module on the slowest machine. */
const START_MS = 30_000;

const EXTENSION = extname(import.meta.url);

export interface ThreadOptions {
  /** The module whose exports are the jobs. */
  readonly file: URL;
  /** The size of the thread's JavaScript heap. */
  readonly maxHeapMb: number;
  /** Called when the thread has ended, for whatever reason. */
  readonly onEnd: () => void;
}

/** A thread that does one job at a time. */
export interface Thread {
  /** Resolves when it can be given jobs; rejects with {@link ThreadNotStarted}. */
  readonly ready: Promise<void>;
  /** Rejects with the job's error, the signal's reason, or why the thread ended. */
  run(order: JobOrder, signal: AbortSignal): Promise<unknown>;
  /** False when it has ended, or is about to. */
  isFit(): boolean;
  end(): Promise<void>;
}

/** There is no thread: its file or the working folder is gone, or there is no memory for it. No task is to blame. */
export class ThreadNotStarted extends Error {
  constructor(cause: unknown) {
    super('A thread could not be started', { cause });
    this.name = 'ThreadNotStarted';
  }
}

/** Starts a thread. It gets none of the server's environment: it reads what strangers wrote. */
export function startThread({ file, maxHeapMb, onEnd }: ThreadOptions): Thread {
  const order: ThreadOrder = { file: file.href };
  let worker: Worker;
  try {
    worker = new Worker(new URL(`job.thread${EXTENSION}`, import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      execArgv: EXTENSION === '.ts' ? ['--conditions=source', '--no-warnings'] : [],
      env: {},
    });
  } catch (error) {
    return notStarted(new ThreadNotStarted(error));
  }
  let isFit = true;

  /** The thread's next message; an idle thread uses no processor time. */
  async function hear(signal: AbortSignal): Promise<JobAnswer> {
    return new Promise((resolve, reject) => {
      const finish = (act: () => void): void => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref();
        signal.removeEventListener('abort', onAbort);
        act();
      };
      const onMessage = (said: JobAnswer): void => finish(() => resolve(said));
      const onError = (error: unknown): void => {
        isFit = false;
        finish(() => reject(error));
      };
      const onExit = (code: number): void =>
        onError(new Error(`The thread ended with exit code ${code}.`));
      const onAbort = (): void => {
        void worker.terminate();
        onError(signal.reason);
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit).ref();
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  // Between jobs an unheard error would end the process; the exit that follows is handled.
  worker.on('error', () => (isFit = false));
  worker.once('exit', onEnd);
  const ready = hear(AbortSignal.timeout(START_MS)).then(
    () => undefined,
    (error: unknown) => {
      void worker.terminate();
      throw new ThreadNotStarted(error);
    },
  );
  return {
    ready,
    run: async (job, signal) => {
      signal.throwIfAborted();
      const answer = hear(signal);
      try {
        worker.postMessage(job, []);
      } catch (error) {
        answer.catch(() => undefined);
        isFit = false;
        void worker.terminate();
        throw error;
      }
      const said = await answer;
      if (said.kind === 'failed') throw said.error;
      return said.kind === 'done' ? said.value : undefined;
    },
    isFit: () => isFit,
    end: async () => {
      isFit = false;
      await worker.terminate();
    },
  };
}

function notStarted(error: ThreadNotStarted): Thread {
  const fail = async (): Promise<never> => {
    throw error;
  };
  return {
    ready: fail(),
    run: fail,
    isFit: () => false,
    end: async () => undefined,
  };
}

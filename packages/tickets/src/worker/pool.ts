import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { checkDocumentSize } from '../limits.ts';
import type { TicketInput } from '../read-ticket.ts';
import { TicketError, wordErrors } from '../ticket-error.ts';
import type { TaskNews, TicketTask, TicketTaskResult } from './task.ts';

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
  /** Like `readTicket`, in a thread of its own: fails only with a `TicketError`. */
  read(input: TicketInput): Promise<TicketAnswer>;
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

/** Threads that read tickets: what a hostile document does to one of them ends with it. */
export function createTicketPool(options: TicketPoolOptions = {}): TicketPool {
  const { maxThreads, maxQueue, maxHeapMb, ...times } = { ...DEFAULTS, ...options };
  const limits = { started: times.timeoutMs, pictures: times.pictureTimeoutMs };
  const workerFile = options.workerFile ?? new URL(`ticket.worker${EXTENSION}`, import.meta.url);
  const pool = new Piscina<TicketTask, TicketTaskResult>({
    filename: fileURLToPath(workerFile),
    minThreads: 1,
    maxThreads,
    idleTimeout: 30_000,
    execArgv: EXEC_ARGV,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  const listeners = new Map<number, (news: TaskNews['news']) => void>();
  pool.on('message', ({ task, news }: TaskNews) => listeners.get(task)?.(news));
  let lastId = 0;

  async function run(input: TicketInput): Promise<TicketTaskResult> {
    const id = (lastId += 1);
    const ending = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    listeners.set(id, (news) => {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(), limits[news]);
    });
    try {
      return await pool.run({ id, input }, { signal: ending.signal });
    } catch (cause) {
      throw toTicketError(cause, ending.signal.aborted);
    } finally {
      clearTimeout(timer);
      listeners.delete(id);
    }
  }

  async function read(input: TicketInput): Promise<TicketAnswer> {
    checkDocumentSize(input.bytes.byteLength);
    // The pool's own limit does not count tasks that can be ended.
    if (pool.queueSize >= maxQueue) throw new TicketError('BUSY', (say) => say.busy);
    const result = await run(input);
    if (result.ok) return result.answer;
    throw new TicketError(result.error.code, result.error.message);
  }

  return {
    read: (input) => wordErrors(input.language, () => read(input)),
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

import { parentPort } from 'node:worker_threads';
import type { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import type { TicketInput } from '../read-ticket.ts';
import { TicketError, type TicketErrorData } from '../ticket-error.ts';

/** What goes to a worker. */
export interface TicketTask {
  readonly id: number;
  readonly input: TicketInput;
}

/** What comes back: errors as data, for a class does not cross a thread. */
export type TicketTaskResult =
  | { readonly ok: true; readonly answer: TicketAnswer }
  | { readonly ok: false; readonly error: TicketErrorData };

/** Tells the pool that a task has left the queue, or needs the time that pictures take: its time runs from here. */
export interface TaskNews {
  readonly task: number;
  readonly news: 'started' | 'pictures';
}

export type ReadTicket = (input: TicketInput) => Promise<TicketAnswer>;

/** The function that a worker file exports by default. */
export function toWorkerTask(read: ReadTicket): (task: TicketTask) => Promise<TicketTaskResult> {
  return async ({ id, input }) => {
    tell({ task: id, news: 'started' });
    try {
      return { ok: true, answer: await read({ ...input, onPictures: tellOnce(id) }) };
    } catch (error) {
      if (error instanceof TicketError) return { ok: false, error: error.toData() };
      throw error;
    }
  };
}

/** A document of many pictures has no more time than one of a single picture. */
function tellOnce(task: number): () => void {
  let isTold = false;
  return () => {
    if (!isTold) tell({ task, news: 'pictures' });
    isTold = true;
  };
}

function tell(news: TaskNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(news);
}

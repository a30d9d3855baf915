import { parentPort } from 'node:worker_threads';
import type { TicketAnswer, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import type { DraftedDocument } from '../document.ts';
import type { Journey, TicketInput } from '../read-ticket.ts';
import type { DocumentStep, OnDocumentStep } from '../readers/reader.types.ts';
import { TicketError, type TicketErrorData } from '../ticket-error.ts';

/** What a worker can be asked for: what goes in, and what comes out. */
export interface TicketJobs {
  readonly read: readonly [TicketInput, TicketAnswer];
  readonly draft: readonly [TicketInput, DraftedDocument];
  readonly resolve: readonly [Journey, TicketReading];
}
export type JobName = keyof TicketJobs;

/** The functions that do the jobs. */
export type TicketWork = {
  readonly [Name in JobName]: (
    input: TicketJobs[Name][0],
    onStep: OnDocumentStep,
  ) => TicketJobs[Name][1] | Promise<TicketJobs[Name][1]>;
};

/** What goes to a worker. */
export type TicketTask = {
  readonly [Name in JobName]: {
    readonly id: number;
    readonly job: Name;
    readonly input: TicketJobs[Name][0];
  };
}[JobName];

/** What comes back: errors as data, for a class does not cross a thread. */
export type TicketTaskResult =
  | { readonly ok: true; readonly output: TicketJobs[JobName][1] }
  | { readonly ok: false; readonly error: TicketErrorData };

/** Tells the pool what a task does. The first step is its start: its time runs from there. */
export interface TaskNews {
  readonly task: number;
  readonly step: DocumentStep;
}

/** The function that a worker file exports by default. */
export function toWorkerTask(work: TicketWork): (task: TicketTask) => Promise<TicketTaskResult> {
  return async (task) => {
    try {
      return { ok: true, output: await perform(work, task) };
    } catch (error) {
      if (error instanceof TicketError) return { ok: false, error: error.toData() };
      throw error;
    }
  };
}

function perform(work: TicketWork, task: TicketTask) {
  const onStep: OnDocumentStep = (step) => tell({ task: task.id, step });
  if (task.job === 'read') return work.read(task.input, onStep);
  if (task.job === 'draft') return work.draft(task.input, onStep);
  onStep({ step: 'flights' });
  return work.resolve(task.input, onStep);
}

function tell(news: TaskNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(news);
}

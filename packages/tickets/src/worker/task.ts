import type { TicketAnswer, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import type { DraftedDocument } from '../document.ts';
import type { Journey, TicketInput } from '../read-ticket.ts';
import type { DocumentStep, OnDocumentStep } from '../readers/reader.types.ts';
import type { TicketErrorData } from '../ticket-error.ts';

export interface PortraitInput {
  readonly bytes: Uint8Array;
}

/** The jobs of a reader: the input and the result of each. */
export interface TicketJobs {
  readonly read: readonly [TicketInput, TicketAnswer];
  readonly draft: readonly [TicketInput, DraftedDocument];
  readonly resolve: readonly [Journey, TicketReading];
  /** For the assistant. */
  readonly draw: readonly [TicketInput, Uint8Array[]];
  /** A picture of a person as a small square. */
  readonly portrait: readonly [PortraitInput, Uint8Array];
}
export type JobName = keyof TicketJobs;

/** The functions that do the jobs. */
export type TicketWork = {
  readonly [Name in JobName]: (
    input: TicketJobs[Name][0],
    onStep: OnDocumentStep,
  ) => TicketJobs[Name][1] | Promise<TicketJobs[Name][1]>;
};

/** What goes to a reader, one at a time. */
export type TicketTask = {
  readonly [Name in JobName]: { readonly job: Name; readonly input: TicketJobs[Name][0] };
}[JobName];

/** A reader's messages: steps while it works, and one of the others at the end. */
export type TaskNews =
  /** The first message: it is ready for tasks. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'step'; readonly step: DocumentStep }
  | { readonly kind: 'done'; readonly output: TicketJobs[JobName][1]; readonly memory: number }
  | { readonly kind: 'refused'; readonly error: TicketErrorData; readonly memory: number }
  /** A mistake in the code: the reader's state is unknown. */
  | { readonly kind: 'failed'; readonly error: Error };

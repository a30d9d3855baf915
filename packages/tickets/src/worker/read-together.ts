import type {
  DocumentReading,
  TicketAnswer,
  TicketsAnswer,
} from '@ooo/domain/tickets/ticket.schema';
import type { DraftedDocument } from '../document.ts';
import type { TicketInput } from '../read-ticket.ts';
import type { Assist } from '../assistant/suggested-segment.ts';
import { TicketError } from '../ticket-error.ts';
import type { JourneyJobs, OnStep } from './journey-jobs.types.ts';
import { resolveHelped } from './resolve-helped.ts';

/** One document by itself. Fails where it cannot be read. */
export async function readAlone(
  jobs: JourneyJobs,
  input: TicketInput,
  onStep: OnStep,
  assist: Assist,
): Promise<TicketAnswer> {
  const drafted = await jobs.draft(input, 0);
  const help = { documents: [drafted], inputs: [input], onStep, assist };
  return { text: drafted.document.text, flights: await resolveHelped(jobs, help) };
}

/** Reads the documents side by side, as far as there are reader processes, then resolves them as one journey. */
export async function readTogether(
  jobs: JourneyJobs,
  inputs: readonly TicketInput[],
  onStep: OnStep,
  assist?: Assist,
): Promise<TicketsAnswer> {
  const drafted = await Promise.all(
    inputs.map((input, document) => jobs.draft(input, document).catch(toProblem)),
  );
  const documents = drafted.map((it) => (it instanceof TicketError ? undefined : it));
  const flights = await resolveHelped(jobs, { documents, inputs, onStep, assist });
  return { documents: drafted.map((it, at) => toReading(inputs[at]?.name, it)), flights };
}

function toProblem(error: unknown): TicketError {
  if (error instanceof TicketError) return error;
  throw error;
}

function toReading(name = '', drafted: DraftedDocument | TicketError): DocumentReading {
  if (!(drafted instanceof TicketError))
    return { name, text: drafted.document.text, problem: null };
  const { code: reason, message } = drafted;
  return { name, text: '', problem: { reason, message } };
}

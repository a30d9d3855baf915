import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import type { TicketReading } from '@ooo/domain/tickets/ticket.schema';
import type { DraftedDocument } from '../document.ts';
import type { Journey, TicketInput } from '../read-ticket.ts';

/** Receives each step as it begins. */
export type OnStep = (step: ReadingStep) => void;

/** The jobs that reading together needs of the pool. */
export interface JourneyJobs {
  draft(input: TicketInput, document: number): Promise<DraftedDocument>;
  resolve(journey: Journey): Promise<TicketReading>;
  /** Pictures of a document for the assistant. */
  draw(input: TicketInput): Promise<Uint8Array[]>;
}

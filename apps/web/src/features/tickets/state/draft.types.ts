import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import type { TicketSegment, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import type { DocumentKind } from '../lib/document-kind.ts';
import type { ReadingProblem } from '../lib/reading-problem.ts';

export type DraftStep = 'source' | 'flights' | 'trip';
export type DraftSource = 'upload' | 'paste';

/** The fields of the new trip as they are in the form. */
export interface TripFields {
  readonly arrivalAirport: string;
  readonly destination: string;
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
  readonly departureAirport: string;
  readonly name: string;
  /** The city that was filled in automatically: another airport's replaces it. */
  readonly suggestedCity: string;
  /** A trip without flights: the destination is enabled, and there are no airports. */
  readonly isNotFlying: boolean;
}

/** A flight on its way into the draft: its number and day as they are in their fields. */
export interface TypedFlight {
  readonly number: string;
  readonly date: CalendarDate | null;
}

/** `waiting` is read as soon as it can be; `stopped` waits until the traveller says so. */
export type DocumentState = 'waiting' | 'stopped' | 'reading' | 'read' | 'failed';

/** One of the documents that the trip is made of. */
export interface DraftDocument {
  readonly id: number;
  /** Null for a text that was pasted or dropped. */
  readonly name: string | null;
  readonly kind: DocumentKind;
  /** Null after a reload: its reading is still there, the file is not. */
  readonly file: File | null;
  readonly state: DocumentState;
  /** The current step of its reading. */
  readonly step?: ReadingStep | undefined;
  readonly problem?: ReadingProblem | undefined;
  /** What could be read of it. */
  readonly text: string;
}

/**
 * Everything that the traveller has given for a trip. It outlives the dialog: closing it by
 * accident, an error, or another way of entry loses nothing.
 */
export interface TripDraft {
  readonly step: DraftStep;
  readonly source: DraftSource;
  readonly pastedText: string;
  readonly typed: TypedFlight;
  readonly documents: readonly DraftDocument[];
  /** The id of the next document; ids are never reused. */
  readonly nextDocumentId: number;
  /**
   * The joint reading of the documents. Its segments are in the order of `legs`, as they were read; `evidence.document`
   * is the id of a document.
   */
  readonly reading: TicketReading | null;
  /** The flights with the traveller's corrections: those that were read, then those typed. */
  readonly legs: readonly TicketSegment[];
  /** Flights that the traveller removed, as they were read: they stay removed. */
  readonly removed: readonly TicketSegment[];
  /** The choice made for each question, by the question's id. */
  readonly answers: Readonly<Record<string, string>>;
  readonly trip: TripFields;
  /** Keep the documents with the trip. */
  readonly keepDocuments: boolean;
}

export const EMPTY_TRIP: TripFields = {
  arrivalAirport: '',
  destination: '',
  startDate: null,
  endDate: null,
  departureAirport: '',
  name: '',
  suggestedCity: '',
  isNotFlying: false,
};

export const NOTHING_TYPED: TypedFlight = { number: '', date: null };

export const EMPTY_DRAFT: TripDraft = {
  step: 'source',
  source: 'upload',
  pastedText: '',
  typed: NOTHING_TYPED,
  documents: [],
  nextDocumentId: 1,
  reading: null,
  legs: [],
  removed: [],
  answers: {},
  trip: EMPTY_TRIP,
  keepDocuments: false,
};

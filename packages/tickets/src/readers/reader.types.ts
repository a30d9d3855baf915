import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import type { TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import type { DocumentKind, SegmentDraft } from '../document.ts';
import type { Sentence } from '../sentences/sentences.ts';
import type { PrintedLine } from '../printed-line.ts';

/** A warning whose sentence has no language yet. */
export interface Notice {
  readonly code: TicketWarning['code'];
  readonly message: Sentence;
}

/** What a reader takes out of the bytes; `toTravelDocument` makes the rest the same for all kinds. */
export interface RawDocument {
  readonly kind: DocumentKind;
  readonly text: string;
  /** Text for the traveller alone: `structured` has all its flights. */
  readonly shown?: string;
  /** The lines of `text` with the places of their words, for documents that have pages. */
  readonly printed?: readonly PrintedLine[];
  readonly structured: readonly SegmentDraft[];
  readonly notices: readonly Notice[];
  /** A mail's sender; for a page, the airline whose logo it shows. */
  readonly sender?: string;
  readonly subject?: string;
  /** The day on which the document says that it was sent. */
  readonly sentOn?: CalendarDate;
}

/** The step of the document that is being read. */
export type DocumentStep = Omit<ReadingStep, 'document'>;
export type OnDocumentStep = (step: DocumentStep) => void;

export interface ReadContext {
  /** Reads a document inside this one, such as an attachment, one level deeper; `sentOn` is the day of this one. */
  readonly readInner: (
    bytes: Uint8Array,
    name: string | undefined,
    sentOn?: CalendarDate,
  ) => Promise<RawDocument>;
  /** The day on which the traveller received the document, if known before reading. */
  readonly receivedOn: CalendarDate;
  /** The password of a protected document, if the traveller typed it. */
  readonly password: string | undefined;
  /** Receives each step before it begins: `barcodes` and `print` take seconds. */
  readonly onStep: OnDocumentStep;
  /** How many documents contain this one. */
  readonly depth: number;
}

/** One kind of file. Fails only with a `TicketError`. */
export type Reader = (bytes: Uint8Array, context: ReadContext) => Promise<RawDocument>;

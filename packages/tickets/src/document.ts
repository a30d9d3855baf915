import type { NoBooking } from '@ooo/texts/tickets.types';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { PageBox, TicketEvidence, TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import type { PrintedLine } from './printed-line.ts';

/**
 * The types that join the two halves of the package: readers make a {@link TravelDocument} of a file,
 * parsers make {@link ParsedDocument} of that, and `resolve/` makes the reading of both.
 */

/** What a reader makes of a file. */
export interface TravelDocument {
  readonly kind: DocumentKind;
  /** As `normaliseText` leaves it: NFC, `\n`, columns kept by spaces, no tabs, lines of bounded length. */
  readonly text: string;
  /** `text` by lines; line 1 of a snippet is `lines[0]`. */
  readonly lines: readonly string[];
  /** Where parsers stop: lines from this index on are shown, and `structured` has all that they say. */
  readonly parsedLines?: number;
  /** Segments of data in the document: schema.org, calendars, passes. The same flights may also be in `text`. */
  readonly structured: readonly SegmentDraft[];
  /** The day on which the traveller has the document; it settles years that the document leaves out. */
  readonly receivedOn: CalendarDate;
  /** False where `receivedOn` is only today, for want of anything better. */
  readonly receivedOnKnown: boolean;
  /** `Name <address>` as the mail or the caller says it, or the airline whose sign a page shows. */
  readonly sender?: string;
  readonly subject?: string;
  /** Where the lines are, for documents that have pages; until the values have their boxes. */
  readonly printed?: readonly PrintedLine[];
  /** The reader's own notes: no text layer, text cut off. */
  readonly notices: readonly TicketWarning[];
}

export type DocumentKind =
  | 'text'
  | 'pdf'
  | 'html'
  | 'mail'
  | 'calendar'
  | 'pass'
  | 'office'
  | 'image';

export type FoundBy = TicketEvidence['foundBy'];

/** A value, and where it was read. */
export interface Found<T> {
  readonly value: T;
  /** The snippet of the document, as short as it stays readable. */
  readonly snippet: string;
  /** 1-based line of `TravelDocument.text`; absent where the snippet is not in the text. */
  readonly line?: number;
  /** Index of the document, where several are read together. */
  readonly document?: number;
  /** Which letters of the snippet say the value, half open, blanks not counted. */
  readonly span?: { readonly start: number; readonly end: number };
  /** Where on a page it is. */
  readonly box?: PageBox;
  readonly foundBy: FoundBy;
}

/** A date as a document writes it: tickets like to leave out the year. */
export interface PartialDate {
  readonly day: number;
  readonly month: number;
  readonly year?: number;
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekday?: number;
  /** Day and month could be the other way round, as in 10/11. */
  readonly ambiguous?: boolean;
}

/** A segment while it is being put together. Dates may lack the year, airports may be names only. */
export interface SegmentDraft {
  /** Carrier and number, `KE81`: without spaces and leading zeros; digits alone where no carrier is named. */
  readonly flightNumber?: Found<string>;
  readonly airline?: Found<string>;
  readonly operatedBy?: Found<string>;
  /** IATA code. */
  readonly from?: Found<string>;
  readonly to?: Found<string>;
  /** City or airport as printed, where the code is not. */
  readonly fromName?: Found<string>;
  readonly toName?: Found<string>;
  readonly departureDate?: Found<PartialDate>;
  readonly departureTime?: Found<WallTime>;
  readonly arrivalDate?: Found<PartialDate>;
  readonly arrivalTime?: Found<WallTime>;
  /** Days from the printed day to the departure: `08:45 +1` of a connection counts from the first flight's. */
  readonly departureShift?: Found<number>;
  /** Days from departure to arrival, as in `00:15 +1`, where the document says it so. */
  readonly dayShift?: Found<number>;
  readonly durationMin?: Found<number>;
  readonly aircraft?: Found<string>;
  readonly seat?: Found<string>;
  readonly meal?: Found<string>;
  readonly baggage?: Found<string>;
  readonly pnr?: Found<string>;
  readonly passenger?: Found<string>;
  /** The same flight in another part of the data: if the two differ, the traveller is asked. */
  readonly otherwise?: SegmentDraft;
}

/** Values that a document gives once for all its segments. */
export interface DocumentFacts {
  readonly pnr?: Found<string>;
  /** Day of issue or booking: a date without a year lies on it or after it. */
  readonly issuedOn?: Found<PartialDate>;
  /** Carrier code of the airline that sent the document. */
  readonly carrier?: Found<string>;
  /** The same of the only airline that the document speaks of. */
  readonly namedCarrier?: Found<string>;
  readonly passengers: readonly Found<string>[];
}

/** A document with the flights that it tells of, as they are in it. */
export interface DraftedDocument {
  readonly document: TravelDocument;
  readonly parsed: ParsedDocument;
}

/** What the parsers make of a document's text; `TravelDocument.structured` is not repeated in it. */
export interface ParsedDocument {
  readonly segments: readonly SegmentDraft[];
  readonly facts: DocumentFacts;
  /** Why the flights in the text are not segments, where it tells of some. */
  readonly noBooking?: NoBooking | undefined;
}

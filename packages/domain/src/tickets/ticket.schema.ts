import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { Language } from '../shared/language.ts';
import { WallTime } from '../shared/wall-time.schema.ts';

/** One flight as it came out of a document. A field that the document does not give is absent. */
export const TicketSegment = z.object({
  flightNumber: z.string().optional(),
  airline: z.string().optional(),
  operatedBy: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  departureDate: CalendarDate.optional(),
  departureTime: WallTime.optional(),
  arrivalDate: CalendarDate.optional(),
  arrivalTime: WallTime.optional(),
  duration: z.string().optional(),
  aircraft: z.string().optional(),
  seat: z.string().optional(),
  meal: z.string().optional(),
  baggage: z.string().optional(),
  pnr: z.string().optional(),
});
export type TicketSegment = z.infer<typeof TicketSegment>;
export type TicketSegmentField = keyof TicketSegment;

export const TICKET_WARNING_CODES = [
  'NO_FLIGHT',
  'NO_TEXT',
  'NOT_A_FLIGHT',
  'YEAR_ASSUMED',
  'DURATION_MISMATCH',
  'UNKNOWN_AIRPORT',
  'INCOMPLETE_LEG',
  'TIME_IMPOSSIBLE',
  'AIRPORTS_APART',
  'FLIGHTS_OVERLAP',
  'TRUNCATED',
  'SCHEDULE_CHANGED',
  'ASSISTANT_UNCHECKED',
  'ASSISTANT_ABSENT',
] as const;

/** A note of the reader; `message` is a sentence for the traveller. */
export const TicketWarning = z.object({
  code: z.enum(TICKET_WARNING_CODES),
  message: z.string(),
  leg: z.int().optional(),
  /** Index of the document among those that were read together, if it is about one of them. */
  document: z.int().optional(),
});
export type TicketWarning = z.infer<typeof TicketWarning>;

/** Something that the document leaves open: the traveller picks one of `choices`. */
export const TicketQuestion = z.object({
  id: z.string(),
  leg: z.int().optional(),
  field: z.string(),
  message: z.string(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type TicketQuestion = z.infer<typeof TicketQuestion>;

/** A place on a page as it is drawn upright: fractions of the page's width and height from the top left corner. */
export const PageBox = z.object({
  /** 1-based. */
  page: z.int().min(1),
  left: z.number().min(0).max(1),
  top: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
});
export type PageBox = z.infer<typeof PageBox>;

/** Where a field of a segment was read: the snippet of the document, and how it was found. */
export const TicketEvidence = z.object({
  leg: z.int(),
  field: z.string(),
  snippet: z.string(),
  /** Index of the document among those that were read together; absent for the only one. */
  document: z.int().optional(),
  /** 1-based line in the document's text, if the snippet is in it. */
  line: z.int().optional(),
  /** Where the snippet is on the page, for documents that have pages or are pictures. */
  box: PageBox.optional(),
  foundBy: z.enum(['structured', 'layout', 'shapes', 'inferred', 'assistant']),
});
export type TicketEvidence = z.infer<typeof TicketEvidence>;

/** The flights of a document, and the trip that follows from them. Dates are local to the airports. */
export const TicketReading = z.object({
  legs: z.array(TicketSegment),
  /** City of the longest stay. */
  destination: z.string().optional(),
  /** Airport from which the journey starts, and the destination's airport. */
  departureAirport: z.string().optional(),
  arrivalAirport: z.string().optional(),
  /** Local date of arrival at the destination, and of departure from it. */
  startDate: CalendarDate.optional(),
  endDate: CalendarDate.optional(),
  /** Index of the first segment of the return; absent for a one-way journey. */
  returnFrom: z.int().optional(),
  passengers: z.array(z.string()).default([]),
  warnings: z.array(TicketWarning),
  questions: z.array(TicketQuestion),
  evidence: z.array(TicketEvidence).default([]),
});
export type TicketReading = z.infer<typeof TicketReading>;

/** `text` is what could be read of the document, for the review beside the fields. */
export const TicketAnswer = z.object({ text: z.string(), flights: TicketReading });
export type TicketAnswer = z.infer<typeof TicketAnswer>;

/** Why a document could not be read, as a reason for programs and a sentence for the traveller. */
export const DocumentProblem = z.object({ reason: z.string(), message: z.string() });
export type DocumentProblem = z.infer<typeof DocumentProblem>;

/** One of several documents after reading: its text, or why there is none. */
export const DocumentReading = z.object({
  name: z.string(),
  text: z.string(),
  problem: DocumentProblem.nullable(),
});
export type DocumentReading = z.infer<typeof DocumentReading>;

/** Documents that were read together, in the order in which they were given, as one journey. */
export const TicketsAnswer = z.object({
  documents: z.array(DocumentReading),
  flights: TicketReading,
});
export type TicketsAnswer = z.infer<typeof TicketsAnswer>;

/** Fits a request of 1 MB in any script; more than what of it is read. */
const MAX_TICKET_TEXT = 300_000;

export const TicketText = z.object({
  text: z.string().min(1, because('ticket-text')).max(MAX_TICKET_TEXT),
  language: Language.optional(),
  receivedOn: CalendarDate.optional(),
  sender: z.string().max(320).optional(),
});
export type TicketText = z.infer<typeof TicketText>;

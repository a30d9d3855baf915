import type { Language } from '@ooo/domain/shared/language';

/** The fields that an assistant is asked for in each flight. */
export const SUGGESTED_FIELDS = [
  'flightNumber',
  'from',
  'to',
  'departureDate',
  'departureTime',
  'arrivalDate',
  'arrivalTime',
  'aircraft',
  'seat',
  'meal',
  'baggage',
  'pnr',
] as const;
export type SuggestedField = (typeof SUGGESTED_FIELDS)[number];

/**
 * A flight as an assistant suggests it, before it has been compared with the document: codes of airlines and
 * airports, dates `yyyy-MM-dd`, times `HH:mm`. None of it is confirmed yet.
 */
export type SuggestedSegment = Readonly<Partial<Record<SuggestedField, string>>>;

/** Segments of one document beyond these are left out: no ticket has so many. */
export const MAX_SUGGESTED_SEGMENTS = 12;

/** A document that the rules leave open. */
export interface OpenDocument {
  /** Index among the documents that are read together. */
  readonly document: number;
  /** All of its text; it may be long, and for a picture empty. */
  readonly text: string;
  /** A picture, or the pages of a scan that could not be read, as JPEG; empty for text. */
  readonly pictures: readonly Uint8Array[];
  readonly language: Language;
}

/** `failed`: it was asked and did not answer. `spent`: the traveller has asked often enough for today. */
export type AssistantAbsence = 'failed' | 'spent';

/** Asks a reader that does not use rules. Rejects only if the caller no longer waits for the answer. */
export type Assist = (
  open: OpenDocument,
) => Promise<
  { readonly segments: readonly SuggestedSegment[] } | { readonly absent: AssistantAbsence }
>;

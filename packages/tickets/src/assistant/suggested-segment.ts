import type { Language } from '@ooo/domain/shared/language';

/** What an assistant is asked for of each flight. */
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
 * A flight as an assistant tells it, before anybody has compared it with the document: codes of airlines and
 * airports, dates `yyyy-MM-dd`, times `HH:mm`. Nothing of it is true yet.
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
  /** A picture, or the pages of a scan that nobody could read, as JPEG; empty for what is text. */
  readonly pictures: readonly Uint8Array[];
  readonly language: Language;
}

/** `failed`: it was asked and did not answer. `spent`: the traveller has asked often enough for today. */
export type AssistantAbsence = 'failed' | 'spent';

/** Asks somebody who reads with other means than rules. Rejects only where nobody waits for the answer any more. */
export type Assist = (
  open: OpenDocument,
) => Promise<
  { readonly segments: readonly SuggestedSegment[] } | { readonly absent: AssistantAbsence }
>;

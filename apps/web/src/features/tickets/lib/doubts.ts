import type {
  TicketEvidence,
  TicketReading,
  TicketSegment,
  TicketSegmentField,
} from '@ooo/domain/tickets/ticket.schema';
import { findPrinted, type NamesOf } from './printed-value.ts';
import { ALL_FIELDS } from './segment-fields.ts';

/** Who found a value that the document does not print. */
export type FinderOfUnprinted = 'inferred' | 'assistant';

/**
 * What the reader never works out: it reads it in a form of its own (`1PC 23KG` in "one bag of 23 kg"), and where it is
 * printed once for several flights it concludes only whose it is.
 */
const ALWAYS_PRINTED = new Set(['baggage', 'meal']);

function isPrinted(
  segment: TicketSegment,
  { field, snippet, foundBy }: TicketEvidence,
  namesOf: NamesOf,
): boolean {
  if (foundBy === 'inferred' && ALWAYS_PRINTED.has(field)) return true;
  // The day on which most flights land needs no line of its own.
  const isSameDay = field === 'arrivalDate' && segment.arrivalDate === segment.departureDate;
  return isSameDay || findPrinted(segment, field, snippet, namesOf) !== undefined;
}

/**
 * Who found the value of a field, where the document does not print it: it is worth a look then. Undefined for what is
 * printed, for what the traveller wrote, and where it is asked about anyway.
 */
export function findDoubt(
  reading: TicketReading | null,
  segment: TicketSegment,
  index: number,
  field: TicketSegmentField,
  namesOf: NamesOf,
): FinderOfUnprinted | undefined {
  const read = reading?.legs[index];
  const evidence = reading?.evidence.find((item) => item.leg === index && item.field === field);
  if (evidence?.foundBy !== 'inferred' && evidence?.foundBy !== 'assistant') return undefined;
  if (!read || segment[field] === undefined || segment[field] !== read[field]) return undefined;
  const isAsked = reading?.questions.some((item) => item.leg === index && item.field === field);
  return isAsked || isPrinted(read, evidence, namesOf) ? undefined : evidence.foundBy;
}

/** The fields of a flight that the document does not print, by who found them. */
export function listDoubts(
  reading: TicketReading | null,
  segment: TicketSegment,
  index: number,
  namesOf: NamesOf,
): Readonly<Record<FinderOfUnprinted, readonly TicketSegmentField[]>> {
  const by = (finder: FinderOfUnprinted) =>
    ALL_FIELDS.filter((field) => findDoubt(reading, segment, index, field, namesOf) === finder);
  return { inferred: by('inferred'), assistant: by('assistant') };
}

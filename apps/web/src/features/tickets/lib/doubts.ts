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
 * Fields that the reader never infers: it writes them in its own form (`1PC 23KG` for "one bag of 23 kg"), and if one is
 * printed once for several flights it infers only which flights have it.
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
 * Who found the value of a field that the document does not print, which is worth a check. Undefined for printed values,
 * the traveller's own, and those that a question is about.
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

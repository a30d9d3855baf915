import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { nameForms, printedForms } from './printed-forms.ts';
import { isSegmentField } from './segment-fields.ts';

/** Half open. */
export interface Letters {
  readonly start: number;
  readonly end: number;
}

/** Values of the arrival are printed after those of the departure. */
const LAST = new Set(['to', 'arrivalDate', 'arrivalTime']);

function findAll(text: string, form: string): Letters[] {
  return [...text.matchAll(new RegExp(form, 'giu'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));
}

/** What a document may call the airport of this code. */
export type NamesOf = (airport: string) => readonly string[];

const NO_NAMES: NamesOf = () => [];

/**
 * Where in a line of a document the value of a field is printed, whatever way it is written there; undefined if it is
 * not. An airport is also known by its names. Of several places it is the first, or the last for what a flight ends with. An airline that is not named there
 * is known by its flight's number.
 */
export function findPrinted(
  segment: TicketSegment,
  field: string,
  text: string,
  namesOf = NO_NAMES,
): Letters | undefined {
  const value = isSegmentField(field) ? segment[field] : undefined;
  if (!isSegmentField(field) || value === undefined) return undefined;
  const isAirport = field === 'from' || field === 'to';
  const names = isAirport ? namesOf(value).flatMap(nameForms) : [];
  for (const form of [...printedForms(field, value), ...names]) {
    const found = findAll(text, form);
    if (found.length > 0) return LAST.has(field) ? found.at(-1) : found[0];
  }
  return field === 'airline' ? findPrinted(segment, 'flightNumber', text) : undefined;
}

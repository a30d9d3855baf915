import type { FIELD_LABELS } from './label-words.ts';

/**
 * The words of tickets in a language: each is the inside of a regular expression, whatever the case, but for months and
 * weekdays.
 */
export interface TicketLanguage {
  /** Twelve lists, January first; none where months are numbers. */
  readonly months: readonly (readonly string[])[];
  /** Seven lists, Sunday first. */
  readonly weekdays: readonly (readonly string[])[];
  readonly labels: Readonly<Partial<Record<keyof typeof FIELD_LABELS, readonly string[]>>>;
  /** What is before a flight's number. */
  readonly flight: readonly string[];
  /** Units of a duration. */
  readonly hours: readonly string[];
  readonly minutes: readonly string[];
  /** What is behind the time of an arrival on the next day. */
  readonly nextDay: readonly string[];
  /** What a date or time is of that is not the flight's. */
  readonly otherEvents: readonly string[];
  /** What counts bags: `1 pezzo`. */
  readonly pieces: readonly string[];
  /** What is served: `pranzo`. */
  readonly meals: readonly string[];
  /** What a bag is called that goes into the cabin: `bagaglio a mano`. */
  readonly handBags: readonly string[];
  /** Labels of the record locator. */
  readonly recordLocator: readonly string[];
}

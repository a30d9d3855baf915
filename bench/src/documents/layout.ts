import type { Detail, Facts, Language } from './facts.ts';
import type { Leg } from './legs.ts';
import type { Sheet } from './sheet.ts';

/** A booking as a layout sees it: its facts, with all that follows from them. */
export interface Booking extends Omit<Facts, 'legs'> {
  readonly legs: readonly Leg[];
  readonly extra: Readonly<Record<string, string>>;
  readonly tickets: readonly string[];
}

/** How one airline, agency or system prints bookings, and what was booked. */
export interface Layout {
  /** Begins the names of its documents. */
  readonly name: string;
  /** Group of the list of text forms: 1 Amadeus, 2 receipts, 3 cryptic, 4 Sabre, 5 KIU, 6 Korea, 7 USA, 8 Europe and Gulf, 9 agencies, 10 boarding passes. */
  readonly group: number;
  readonly language: Language;
  /** Details that it prints where the facts have them. */
  readonly prints: readonly Detail[];
  /** True where it says nothing of the arrival, as boarding passes do. */
  readonly hidesArrival?: boolean;
  readonly documents: Readonly<Record<string, Facts>>;
  print(booking: Booking): Sheet;
}

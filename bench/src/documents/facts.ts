import type { TicketLeg } from '@ooo/domain/tickets/ticket.schema';

/** What a document was made from. Texts of details stand as the document prints them. */
export interface Facts {
  readonly locator: string;
  /** `KIM/MINA MS`. */
  readonly travellers: readonly string[];
  readonly tickets?: readonly string[];
  /** `yyyy-MM-dd`, like all dates here. */
  readonly issuedOn: string;
  readonly receivedOn?: string;
  readonly sender?: string;
  readonly legs: readonly LegFacts[];
  /** Details that this document does not print though its layout can. */
  readonly hides?: readonly Detail[];
  /** What one layout prints and no other. */
  readonly extra?: Readonly<Record<string, string>>;
  /** The field that the document really leaves open: a question about it is the right answer. */
  readonly open?: keyof TicketLeg;
}

export interface LegFacts {
  /** `KE 81`. */
  readonly flight: string;
  readonly from: string;
  readonly to: string;
  /** `2026-10-15 10:00`, local. */
  readonly departs: string;
  /** Time from gate to gate, `14:05`. */
  readonly takes: string;
  readonly terminals?: readonly [from: string, to: string];
  /** Booking class and cabin, `Y` and `Economy`. */
  readonly booked?: string;
  readonly cabin?: string;
  readonly fareBasis?: string;
  readonly aircraft?: string;
  /** One a traveller, in their order. */
  readonly seats?: readonly string[];
  readonly meal?: string;
  readonly baggage?: string;
  readonly operatedBy?: string;
}

export const DETAILS = [
  'aircraft',
  'duration',
  'seat',
  'meal',
  'baggage',
  'operatedBy',
  'pnr',
] as const;
export type Detail = (typeof DETAILS)[number];

export type Language = 'en' | 'ko' | 'es' | 'de' | 'fr' | 'nl' | 'pt';

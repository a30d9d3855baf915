/** A field of a wallet pass as it is shown: label and value in the traveller's words. */
export interface PassField {
  /** Name that the airline's program gives it: `origin`, `boardingTime`. */
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** The value is a time on the clock of the place, whatever its offset. */
  readonly ignoresTimeZone: boolean;
}

/** What a wallet pass is for, by its style and means of transport. */
export type PassPurpose = 'flight' | 'train' | 'bus' | 'ferry' | 'event' | 'other';

/** A wallet pass, its texts in one language. */
export interface Pass {
  readonly purpose: PassPurpose;
  readonly title: string;
  /** Its issuer: the airline, or a program that makes passes. */
  readonly organization: string;
  /** Where a boarding pass's flight starts and ends. */
  readonly primary: readonly PassField[];
  /** All fields, the primary ones first. */
  readonly fields: readonly PassField[];
  /** The texts in its barcodes, each once. */
  readonly barcodes: readonly string[];
  /** Facts for machines, by Apple's names: `flightNumber`, `departureAirportCode`. */
  readonly semantics: ReadonlyMap<string, unknown>;
  /** Instants near the flight, in ISO 8601: when the pass matters, when it expires. */
  readonly hints: readonly string[];
}

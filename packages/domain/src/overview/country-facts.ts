import type { Sourced } from './sourced.ts';

export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/**
 * `not-expected`: none, or what one likes. `rounding-up`: a rounded bill. `service-included`: a charge is
 * on the bill as a rule, and more is extra. `customary`: people count on it.
 */
export type TippingCustom = 'not-expected' | 'rounding-up' | 'service-included' | 'customary';

export type TapWater = 'safe' | 'safe-in-cities' | 'not-recommended';

export interface Tipping {
  readonly custom: TippingCustom;
  /** Percent of a restaurant's bill; `[0, 0]` where nothing is expected. */
  readonly percent: readonly [number, number];
}

export interface EmergencyNumbers {
  readonly police: string;
  readonly ambulance: string;
  readonly fire: string;
  /** The one number for all of them, where there is one. */
  readonly all?: string;
}

/** What a traveller needs to know of a country. */
export interface CountryFacts {
  readonly countryCode: string;
  /** ISO 4217, the usual one first. */
  readonly money: Sourced & { readonly currencies: readonly string[] };
  readonly tipping: Sourced & Tipping;
  readonly power: Sourced & {
    /** Letters of the IEC. */
    readonly plugs: readonly string[];
    /** More than one where it depends on the region. */
    readonly volts: readonly number[];
    readonly hertz: readonly number[];
  };
  readonly road: Sourced & { readonly drivingSide: 'left' | 'right' };
  readonly emergency: Sourced & EmergencyNumbers;
  readonly phone: Sourced & { readonly callingCode: string };
  /** BCP 47, the most spoken official language first. */
  readonly language: Sourced & { readonly languages: readonly string[] };
  readonly week: Sourced & { readonly firstDay: Weekday };
  readonly water: Sourced & { readonly tapWater: TapWater };
}

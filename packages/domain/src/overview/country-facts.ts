import type { EmergencyNumbers, TapWater, Tipping } from '@ooo/texts/overview.types';
import type { Sourced } from './sourced.ts';

export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

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

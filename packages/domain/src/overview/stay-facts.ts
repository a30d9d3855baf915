import type { LocalNames } from '../shared/local-names.ts';
import type { CountryFacts, EmergencyNumbers, TapWater, Tipping } from './country-facts.ts';
import type { FactCode } from './overview.schema.ts';
import type { Sourced } from './sourced.ts';
import type { TimeDifference } from './time-difference.ts';

/** What a fact says, by its code. Its label and its words are in `texts`. */
export interface FactValues {
  readonly plugs: { readonly plugs: readonly string[] };
  readonly voltage: { readonly volts: readonly number[]; readonly hertz: readonly number[] };
  readonly currency: { readonly currencies: readonly string[] };
  readonly tipping: Tipping;
  readonly 'tap-water': { readonly tapWater: TapWater };
  readonly emergency: EmergencyNumbers;
  readonly language: { readonly languages: readonly string[] };
  readonly 'driving-side': { readonly drivingSide: 'left' | 'right' };
  readonly 'calling-code': { readonly callingCode: string };
  readonly 'time-difference': TimeDifference & { readonly home: LocalNames | undefined };
}

export type FactOf<Code extends FactCode> = {
  readonly [One in Code]: Sourced & { readonly code: One; readonly values: FactValues[One] };
}[Code];

/** Something to know on arrival, the same for every stay in the country. */
export type Fact = FactOf<FactCode>;

function makeFact<Code extends FactCode>(
  code: Code,
  values: FactValues[Code],
  { source, asOf }: Sourced,
) {
  return { code, values, source, asOf };
}

/** What matters on arrival in a country, the most asked first; none of an unknown one. */
export function listCountryFacts(country: CountryFacts | undefined): readonly Fact[] {
  if (!country) return [];
  const { water, tipping, power, emergency, money, road, language, phone } = country;
  const { plugs, volts, hertz } = power;
  return [
    makeFact('plugs', { plugs }, power),
    makeFact('voltage', { volts, hertz }, power),
    makeFact('currency', { currencies: money.currencies }, money),
    makeFact('tipping', { custom: tipping.custom, percent: tipping.percent }, tipping),
    makeFact('tap-water', { tapWater: water.tapWater }, water),
    makeFact('emergency', toNumbers(emergency), emergency),
    makeFact('language', { languages: language.languages }, language),
    makeFact('driving-side', { drivingSide: road.drivingSide }, road),
    makeFact('calling-code', { callingCode: phone.callingCode }, phone),
  ];
}

function toNumbers({ police, ambulance, fire, all }: EmergencyNumbers): EmergencyNumbers {
  return { police, ambulance, fire, ...(all === undefined ? {} : { all }) };
}

import type { EmergencyNumbers, FactValues as SaidValues } from '@ooo/texts/overview.types';
import type { LocalNames } from '../shared/local-names.ts';
import type { CountryFacts } from './country-facts.ts';
import type { FactCode } from './overview.schema.ts';
import type { Sourced } from './sourced.ts';

/** The content of a fact, by its code, with names in every language. */
type FactValues = SaidValues<LocalNames>;

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

import type { TapWater, TippingCustom } from '@ooo/texts/overview.types';
import type { CountryFacts, Weekday } from '@ooo/domain/overview/country-facts';
import type { Sourced } from '@ooo/domain/overview/sourced';
import { lazy, readData } from './read-data.ts';

export type CountryRow = readonly [
  code: string,
  currencies: readonly string[],
  tipping: TippingCustom,
  percent: readonly [number, number],
  /** One letter each. */
  plugs: string,
  volts: readonly number[],
  hertz: readonly number[],
  drivingSide: 'left' | 'right',
  /** Police, ambulance, fire, and the number for all where there is one. */
  emergency: readonly [string, string, string, string?],
  callingCode: string,
  languages: readonly string[],
  firstDay: Weekday,
  tapWater: TapWater,
];

export type FactGroup = Exclude<keyof CountryFacts, 'countryCode'>;

interface CountriesFile {
  readonly sources: Readonly<Record<FactGroup, Sourced>>;
  readonly rows: readonly CountryRow[];
}

const countries = lazy(() => {
  const { sources, rows } = readData<CountriesFile>('countries.json');
  return new Map(rows.map((row): [string, CountryFacts] => [row[0], toFacts(row, sources)]));
});

function toFacts(row: CountryRow, sources: CountriesFile['sources']): CountryFacts {
  const [countryCode, currencies, custom, percent, plugs, volts, hertz, drivingSide] = row;
  const [police, ambulance, fire, all] = row[8];
  const [, , , , , , , , , callingCode, languages, firstDay, tapWater] = row;
  return {
    countryCode,
    money: { currencies, ...sources.money },
    tipping: { custom, percent, ...sources.tipping },
    power: { plugs: plugs.split(''), volts, hertz, ...sources.power },
    road: { drivingSide, ...sources.road },
    emergency: {
      police,
      ambulance,
      fire,
      ...(all === undefined ? {} : { all }),
      ...sources.emergency,
    },
    phone: { callingCode, ...sources.phone },
    language: { languages, ...sources.language },
    week: { firstDay, ...sources.week },
    water: { tapWater, ...sources.water },
  };
}

/** What a traveller needs to know of a country; undefined where the atlas has no city. */
export function findCountryFacts(countryCode: string): CountryFacts | undefined {
  return countries().get(countryCode.trim().toUpperCase());
}

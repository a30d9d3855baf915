import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { DestinationKind } from '@ooo/domain/places/destination-proposal.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { listNames, type LocalNames } from '@ooo/domain/shared/local-names';
import { findNames } from './names-by-language.ts';
import { lazy, readData } from './read-data.ts';

/** The other names are joined by `;`, the region is the code of a state or province, `''` where none is known. */
export type SettlementRow = readonly [
  name: string,
  country: string,
  region: string,
  lon: number,
  lat: number,
  zone: number,
  kind: number,
  score: number,
  ko: string,
  es: string,
  others: string,
];

/** What is known of a city that has an airport beside its own row: the names are those that the city's row lacks. */
export type CityNamesRow = readonly [score: number, ko: string, es: string, others: string];

export interface SettlementsFile {
  readonly asOf: CalendarDate;
  readonly zones: readonly string[];
  /** `US.OH` is `Ohio`. */
  readonly regions: Readonly<Record<string, string>>;
  /** By the code of the city. */
  readonly cities: Readonly<Record<string, CityNamesRow>>;
  readonly rows: readonly SettlementRow[];
}

const KINDS: readonly DestinationKind[] = ['city', 'island', 'region'];

const file = lazy(() => readData<SettlementsFile>('settlements.json'));

/** A destination without an airport of its own: a town, an island, a region. */
export interface Settlement {
  readonly name: string;
  readonly names: LocalNames;
  readonly countryCode: string;
  /** State or province in English, where it is known. */
  readonly region: string | undefined;
  readonly center: Coordinates;
  readonly zone: string;
  readonly kind: DestinationKind;
}

function toNames(en: string, ko: string, es: string, inOthers: Partial<LocalNames>): LocalNames {
  return { en, ...(ko !== '' && { ko }), es: es || en, ...inOthers };
}

function findOwnNames([name, country, region]: SettlementRow): Partial<LocalNames> {
  return findNames('settlements', `${name}|${country}|${region}`, `${name}|${country}`);
}

const split = (others: string): readonly string[] => (others === '' ? [] : others.split(';'));

/** Rows are read one by one as they are asked for: they are never all needed. */
export const settlementRows = (): readonly SettlementRow[] => file().rows;

export function allNamesOf(row: SettlementRow): string[] {
  const [name, , , , , , , , ko, es, others] = row;
  const names = [name, ko, es, ...listNames(findOwnNames(row)), ...split(others)];
  return names.filter((one) => one !== '');
}

/** States and provinces in English, by the codes of the country and their own: `US.OH`. */
export const regionNames = (): Readonly<Record<string, string>> => file().regions;

/** The name of a state or province by the codes of its country and its own, as in `US` and `OH`. */
export function findRegionName(countryCode: string, region: string): string | undefined {
  return region === '' ? undefined : file().regions[`${countryCode}.${region}`];
}

export function toSettlement(row: SettlementRow): Settlement {
  const [name, countryCode, region, lon, lat, zone, kind, , ko, es] = row;
  return {
    name,
    names: toNames(name, ko, es, findOwnNames(row)),
    countryCode,
    region: findRegionName(countryCode, region),
    center: [lon, lat],
    zone: file().zones[zone] ?? 'Etc/UTC',
    kind: KINDS[kind] ?? 'city',
  };
}

interface MoreNames {
  readonly score: number;
  /** Absent where the city's own row has them. */
  readonly names: LocalNames | undefined;
  readonly allNames: readonly string[];
}

/** More names of a city that has an airport, by its code. */
export function findMoreNames(code: string, name: string): MoreNames | undefined {
  const row = file().cities[code];
  if (!row) return undefined;
  const [score, ko, es, others] = row;
  const inOthers = findNames('cities', code);
  const isNamed = ko !== '' || es !== '' || Object.keys(inOthers).length > 0;
  return {
    score,
    names: isNamed ? toNames(name, ko, es, inOthers) : undefined,
    allNames: [ko, es, ...listNames(inOthers), ...split(others)].filter((one) => one !== ''),
  };
}

import { fold } from '@ooo/domain/shared/fold';
import { LANGUAGES } from '@ooo/texts/languages';
import { findCountryByName, countryName } from './countries.ts';
import type { DestinationEntry } from './destination-index.ts';
import { lazy } from './read-data.ts';
import { findRegionName, regionNames } from './settlement-table.ts';

/** `OH`, `FR`, `USA`. */
const SHORT = /^[A-Za-z]{2,3}$/;

/** States and provinces by their names: two countries may have one of the same name. */
const regionsByName = lazy(() => {
  const found = new Map<string, Set<string>>();
  for (const [code, name] of Object.entries(regionNames())) {
    const key = fold(name);
    found.set(key, (found.get(key) ?? new Set()).add(code));
  }
  return found;
});

/** True for the whole name of a state or province in English: `Ohio`. */
export function isRegionName(text: string): boolean {
  return regionsByName().has(fold(text));
}

/** The code of the state or province, as its country numbers them; empty where it is not known. */
export function regionCodeOf({ origin }: DestinationEntry): string {
  if (origin.kind === 'settlement') return origin.row[2];
  return origin.kind === 'airport' ? origin.main.region : '';
}

/** By its English name; of the cities with an airport only in the USA, whose states have the same codes everywhere. */
export function regionNameOf(entry: DestinationEntry): string | undefined {
  const { origin, countryCode } = entry;
  if (origin.kind === 'airport' && countryCode !== 'US') return undefined;
  return findRegionName(countryCode, regionCodeOf(entry));
}

function liesInPart(entry: DestinationEntry, part: string): boolean {
  const country = findCountryByName(part);
  const regions = regionsByName().get(fold(part));
  // `Georgia` is both.
  if (country === entry.countryCode) return true;
  if (regions) {
    const own = `${entry.countryCode}.${regionCodeOf(entry)}`;
    const isKnown = regionNameOf(entry) !== undefined;
    return isKnown ? regions.has(own) : country === undefined && isInCountryOf(regions, entry);
  }
  if (country !== undefined) return false;
  return !SHORT.test(part) || [regionCodeOf(entry), entry.countryCode].includes(part.toUpperCase());
}

function isInCountryOf(regions: ReadonlySet<string>, { countryCode }: DestinationEntry): boolean {
  return [...regions].some((code) => code.startsWith(`${countryCode}.`));
}

/** True where none of the words names another country, state or province. */
export function liesIn(entry: DestinationEntry, parts: readonly string[]): boolean {
  return parts.every((part) => liesInPart(entry, part));
}

/** The same while a country or a state may be half typed: `Toledo, Sp`. A word that is of no place names another. */
export function mayLieIn(entry: DestinationEntry, parts: readonly string[]): boolean {
  const region = regionNameOf(entry);
  const around = [
    ...LANGUAGES.map((language) => countryName(entry.countryCode, language)),
    ...(region === undefined ? [] : [region]),
  ].map(fold);
  return parts.every((part) => {
    const isOfPlace =
      SHORT.test(part) || isRegionName(part) || findCountryByName(part) !== undefined;
    if (isOfPlace && liesInPart(entry, part)) return true;
    return around.some((name) => name.startsWith(fold(part)));
  });
}

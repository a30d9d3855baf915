import type { BuiltInPlace } from '@ooo/domain/places/built-in-place';
import { visitMinOfKind } from '@ooo/domain/places/place-kinds';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { defined } from '@ooo/domain/shared/defined';
import { listNames, type LocalNames } from '@ooo/domain/shared/local-names';
import { isInOwnScript } from '@ooo/domain/shared/scripts';
import { inEveryLanguage } from '@ooo/texts/languages';
import { type Airport, findAirport } from './airport-table.ts';
import { cityNamesOf } from './airports.ts';

/** The release of the sources of `airports.json`. */
const AS_OF = CalendarDate.parse('2026-11-01');

/** Aliases have no language: their script decides. */
function aliasesIn(aliases: readonly string[]): Partial<LocalNames> {
  return defined(
    inEveryLanguage((language) => aliases.find((alias) => isInOwnScript(alias, language))),
  );
}

function toPlace(airport: Airport): BuiltInPlace {
  const { iata, name, coordinates, aliases } = airport;
  const city = cityNamesOf(airport);
  return {
    id: `airport/${iata}`,
    names: {
      en: name,
      ...aliasesIn(aliases),
      others: [iata, ...aliases, ...listNames(city).map((known) => `${known} ${iata}`)],
    },
    coordinates,
    tag: 'airport',
    kind: 'airport',
    neighborhood: city.en,
    visitMin: visitMinOfKind('airport'),
    descriptions: { en: iata },
    asOf: AS_OF,
  };
}

/** Airports as places that a search finds, in the order of their codes. */
export function airportPlaces(codes: readonly string[]): BuiltInPlace[] {
  return codes.flatMap((code) => {
    const airport = findAirport(code);
    return airport?.isScheduled ? [toPlace(airport)] : [];
  });
}

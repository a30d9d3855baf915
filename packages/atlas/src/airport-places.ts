import type { BuiltInPlace } from '@ooo/domain/places/built-in-place';
import { visitMinOfKind } from '@ooo/domain/places/place-kinds';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { type Airport, findAirport } from './airport-table.ts';
import { cityNamesOf } from './airports.ts';

/** The release of the sources of `airports.json`. */
const AS_OF = CalendarDate.parse('2026-11-01');
const HANGUL = /\p{Script=Hangul}/u;

function toPlace(airport: Airport): BuiltInPlace {
  const { iata, name, coordinates, aliases } = airport;
  const city = cityNamesOf(airport);
  return {
    id: `airport/${iata}`,
    names: {
      en: name,
      ko: aliases.find((alias) => HANGUL.test(alias)) ?? name,
      es: name,
      others: [iata, ...aliases, `${city.en} ${iata}`, `${city.ko} ${iata}`],
    },
    coordinates,
    tag: 'airport',
    kind: 'airport',
    neighborhood: city.en,
    visitMin: visitMinOfKind('airport'),
    descriptions: { en: iata, ko: iata, es: iata },
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

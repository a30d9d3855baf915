import { isAirportCode } from '@ooo/domain/airports/airport-code';
import { nameIn } from '@ooo/domain/shared/local-names';
import { skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';

/**
 * An airport by its code, called by its code as long as its name is unknown. Names of airports are in English: in other
 * languages it is called by its city and its code.
 */
export function useAirport(code: string | null) {
  const language = useLanguage();
  const found = trpc.airports.search.useQuery(code === null ? skipToken : { q: code }, {
    staleTime: Infinity,
  });
  const city = trpc.airports.city.useQuery(code === null ? skipToken : { airportCode: code }, {
    staleTime: Infinity,
  });
  const airport = found.data?.find(({ iata }) => iata === code);
  const cityName = city.data && nameIn(city.data.cityNames, language);
  const local = cityName === undefined ? undefined : `${cityName} (${code})`;
  const name = (language === 'en' ? airport?.name : local) ?? code ?? '';
  const coordinates = city.data?.coordinates;
  return useMemo(() => ({ name, coordinates }), [name, coordinates]);
}

/** Where an airport is: its zone, its city, and the group of airports that serve it. */
type AirportPlace = RouterOutputs['airports']['city'];

/** Where each airport is, as far as they are known yet. */
export function useAirportPlaces(codes: readonly string[]): ReadonlyMap<string, AirportPlace> {
  const unique = [...new Set(codes.filter(isAirportCode))];
  const queries = trpc.useQueries((t) =>
    unique.map((airportCode) =>
      t.airports.city({ airportCode }, { staleTime: Infinity, retry: false }),
    ),
  );
  return new Map(
    unique.flatMap((code, index) => {
      const place = queries[index]?.data;
      return place === undefined ? [] : [[code, place] as const];
    }),
  );
}

/** The cities of airports in the traveller's language, as far as they are known yet. */
export function useCitiesOf(codes: readonly string[]): ReadonlyMap<string, string> {
  const language = useLanguage();
  const places = useAirportPlaces(codes);
  return new Map([...places].map(([code, { cityNames }]) => [code, nameIn(cityNames, language)]));
}

import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { AirportCode } from '@ooo/domain/airports/airport.schema';
import { trpc } from '../../../lib/trpc.ts';

const MIN_QUERY_LENGTH = 2;
/** Two characters of the airline and a digit. */
const MIN_FLIGHT_NUMBER = 3;
const TYPING_PAUSE_MS = 400;

/** Airports by code, city or name, from two characters on. */
export function useAirportSearch(query: string) {
  const q = query.trim();
  return trpc.airports.search.useQuery(
    { q },
    {
      enabled: q.length >= MIN_QUERY_LENGTH,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    },
  );
}

/**
 * The city of a three-letter code. Nothing is asked before three letters have stood there for a
 * moment: who types `Seoul` passes by `SEO`, which is an airport too.
 */
export function useAirportCity(text: string) {
  const [settled] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const code = AirportCode.safeParse(settled === text ? text : '');
  return trpc.airports.city.useQuery(
    { airportCode: code.data ?? '' },
    { enabled: code.success, staleTime: Infinity, retry: false },
  );
}

/** Where an airport is: its zone, and the group of airports that serve its city. */
interface AirportPlace {
  readonly zone: string;
  readonly cityCode: string;
}

/** Where each airport is, as far as they are known yet. */
export function useAirportPlaces(codes: readonly string[]): ReadonlyMap<string, AirportPlace> {
  const known = codes.filter((code) => AirportCode.safeParse(code).success);
  const unique = [...new Set(known)];
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

/** The airline of a flight number, once nobody types any more; null where it names none. */
export function useAirlineOf(text: string) {
  const [settled] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  return trpc.airports.airline.useQuery(
    { flightNumber: settled },
    { enabled: settled.length >= MIN_FLIGHT_NUMBER, staleTime: Infinity, retry: false },
  );
}

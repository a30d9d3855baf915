import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { AirportCode } from '@ooo/domain/airports/airport.schema';
import { trpc } from '../../../lib/trpc.ts';

const MIN_QUERY_LENGTH = 2;
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
 * The city of a three-letter code. Nothing is requested until three letters have been there for
 * a moment: typing `Seoul` passes `SEO`, which is an airport too.
 */
export function useAirportCity(text: string) {
  const [settled] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const code = AirportCode.safeParse(settled === text ? text : '');
  return trpc.airports.city.useQuery(
    { airportCode: code.data ?? '' },
    { enabled: code.success, staleTime: Infinity, retry: false },
  );
}

import { useQueries, useQuery } from '@tanstack/react-query';
import { usePlaceSource } from './place-source.ts';

function useAirportQuery() {
  const source = usePlaceSource();
  return (code: string | null) => ({
    queryKey: ['airport', code],
    queryFn: () => (code === null ? null : source.findAirport(code)),
    staleTime: Infinity,
  });
}

/** An airport by its code, called by its code as long as its name is unknown. */
export function useAirport(code: string | null) {
  const toQuery = useAirportQuery();
  const { data } = useQuery(toQuery(code));
  return { name: data?.name ?? code ?? '', coordinates: data?.coordinates };
}

/** The cities of airports, as far as they are known yet. */
export function useCitiesOf(codes: readonly string[]): ReadonlyMap<string, string> {
  const toQuery = useAirportQuery();
  const unique = [...new Set(codes)];
  const found = useQueries({ queries: unique.map(toQuery) });
  return new Map(
    unique.flatMap((code, index) => {
      const city = found[index]?.data?.city;
      return city === undefined ? [] : [[code, city] as const];
    }),
  );
}

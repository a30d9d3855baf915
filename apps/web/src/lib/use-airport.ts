import { nameIn } from '@ooo/domain/shared/local-names';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/use-language.ts';
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

/** The cities of airports in the traveller's language, as far as they are known yet. */
export function useCitiesOf(codes: readonly string[]): ReadonlyMap<string, string> {
  const toQuery = useAirportQuery();
  const language = useLanguage();
  const unique = [...new Set(codes)];
  const found = useQueries({ queries: unique.map(toQuery) });
  return new Map(
    unique.flatMap((code, index) => {
      const names = found[index]?.data?.cityNames;
      return names ? [[code, nameIn(names, language)] as const] : [];
    }),
  );
}

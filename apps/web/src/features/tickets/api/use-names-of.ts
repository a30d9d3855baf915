import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { useMemo } from 'react';
import { useAirportPlaces } from '../../airports/api/use-airport.ts';
import type { NamesOf } from '../lib/printed-value.ts';

/** The names of these flights' cities in all our languages, as far as they are known yet. */
export function useNamesOf(segments: readonly TicketSegment[] = []): NamesOf {
  const places = useAirportPlaces(segments.flatMap(({ from = '', to = '' }) => [from, to]));
  // The same object in each rendering, so that its matches are not searched for again.
  const words = [...places]
    .map(([code, { cityNames }]) => [code, ...Object.values(cityNames)].join('\t'))
    .join('\n');
  return useMemo(() => {
    const lists = words.split('\n').map((line) => line.split('\t'));
    const known = new Map(lists.map(([code = '', ...names]) => [code, names]));
    return (airport) => known.get(airport) ?? [];
  }, [words]);
}

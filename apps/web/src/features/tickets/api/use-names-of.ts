import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { useMemo } from 'react';
import { useAirportPlaces } from '../../airports/api/use-airport.ts';
import type { NamesOf } from '../lib/printed-value.ts';

/** What the cities of these flights are called in any language of ours, as far as it is known yet. */
export function useNamesOf(segments: readonly TicketSegment[] = []): NamesOf {
  const places = useAirportPlaces(segments.flatMap(({ from = '', to = '' }) => [from, to]));
  // The same words in each rendering, so that what is found by them is not sought again.
  const words = [...places]
    .map(([code, { cityNames }]) => [code, ...Object.values(cityNames)].join('\t'))
    .join('\n');
  return useMemo(() => {
    const lists = words.split('\n').map((line) => line.split('\t'));
    const known = new Map(lists.map(([code = '', ...names]) => [code, names]));
    return (airport) => known.get(airport) ?? [];
  }, [words]);
}

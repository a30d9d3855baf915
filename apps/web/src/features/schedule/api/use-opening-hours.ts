import { useQuery } from '@tanstack/react-query';
import { tripKeys } from '../../../lib/trip-queries.ts';
import { useTripSource } from '../../../lib/trip-source.ts';

/** When the places of a trip are open on its days. The screens do without where this fails. */
export function useOpeningHours(tripId: number) {
  const source = useTripSource();
  return useQuery({
    queryKey: tripKeys.openingHours(tripId),
    queryFn: () => source.listOpeningHours(tripId),
  }).data;
}

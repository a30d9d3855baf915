import type { TripId } from '@ooo/domain/shared/ids';
import type { Choice } from '../../../components/choice-list.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTripOverviews } from './use-trip-overviews.ts';

/** The trips to choose from, in the order of their dates; undefined until they are known. */
export function useTripChoices(
  leadsTo: (id: TripId) => Choice['leadsTo'],
): readonly Choice[] | undefined {
  const format = useFormat();
  return useTripOverviews().data?.map(({ trip }) => ({
    key: trip.id,
    mark: trip.countryFlag ?? '🌍',
    name: trip.name,
    detail: format.dateRange(trip.startDate, trip.endDate),
    leadsTo: leadsTo(trip.id),
  }));
}

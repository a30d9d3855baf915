import { isWrittenFor } from '@ooo/domain/trips/trip-dependencies.rules';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { useLanguage } from '../../../i18n/use-language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useTemperatureUnit } from '../../account/api/use-temperature-unit.ts';

const DAY_MS = 86_400_000;

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * What to expect of a trip's destination on its days, in the language of the interface: until the server has answered,
 * the trip's kept one, if that was written for the same reader. With `retryOnMount: false` a failure stays until another
 * component asks again.
 */
export function useOverview(trip: TripWithCaches, { retryOnMount = true } = {}) {
  const language = useLanguage();
  const temperatureUnit = useTemperatureUnit();
  const { id: tripId, destination, startDate, endDate, destinationOverviewCache: kept } = trip;
  const isForReader = kept !== null && isWrittenFor(kept, { language, temperatureUnit });
  const homeZone = browserZone();
  return trpc.overview.get.useQuery(
    { tripId, destination, startDate, endDate, language, temperatureUnit, homeZone },
    {
      staleTime: DAY_MS,
      gcTime: DAY_MS,
      retryOnMount,
      ...(isForReader ? { placeholderData: kept } : {}),
    },
  );
}

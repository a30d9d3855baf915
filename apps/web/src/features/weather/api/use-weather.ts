import { cityOfDestination } from '@ooo/domain/trips/city-of-destination';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { TripOverview } from '@ooo/domain/trips/trip-overview.schema';
import type { WeatherBatchRequest } from '@ooo/domain/weather/weather-request.schema';
import { temperatureRange } from '@ooo/domain/weather/temperature-range';
import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { isRemembered, rememberedDays, toTripDays } from '../lib/remembered-days.ts';
import { loadWeather } from './load-weather.ts';

const HOUR_MS = 3_600_000;

function toRequest({ id: tripId, destination, startDate, endDate }: Trip): WeatherBatchRequest {
  return { tripId, city: cityOfDestination(destination), startDate, endDate };
}

const keyOf = (request: WeatherBatchRequest) => getQueryKey(trpc.weather.batch, request, 'query');

function withWeather(overview: TripOverview, days: readonly WeatherDay[]): TripOverview {
  const temperatures = temperatureRange(days);
  return temperatures ? { ...overview, temperatures, temperaturesFrom: 'weather' } : overview;
}

/** The cards of the home screen show the trip's kept weather. */
function useRememberOnCards({ id }: Trip) {
  const utils = trpc.useUtils();
  return (days: WeatherDay[]): WeatherDay[] => {
    utils.trips.overview.setData(undefined, (overviews) =>
      overviews?.map((overview) =>
        overview.trip.id === id ? withWeather(overview, days) : overview,
      ),
    );
    return days;
  };
}

/**
 * The weather of the trip's days, by date: what is kept with the trip while that is fresh, otherwise the server's, and
 * until then the kept one. `days` is undefined while none are known.
 */
export function useWeather(trip: TripWithCaches) {
  const { client } = trpc.useUtils();
  const remember = useRememberOnCards(trip);
  const [now] = useState(() => new Date());
  const request = toRequest(trip);
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: keyOf(request),
    queryFn: async ({ signal }) => remember(await loadWeather(client, request, { signal })),
    enabled: request.city !== '' && !isRemembered(trip, now),
    staleTime: HOUR_MS,
    gcTime: 24 * HOUR_MS,
    // Weather older than an hour is requested again by the next screen that shows it.
    refetchOnMount: true,
  });
  const known = data ?? rememberedDays(trip);
  const days = useMemo(() => known && toTripDays(trip, known), [trip, known]);
  return { days, error, isLoading: isLoading && !known, retry: () => void refetch() };
}

/** Requests again, whatever is kept with the trip; the shown days stay if that fails. */
export function useRefreshWeather(trip: Trip) {
  const { t } = useTranslation(['weather', 'common']);
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const remember = useRememberOnCards(trip);
  const request = toRequest(trip);
  const { mutate, isPending } = useMutation({
    mutationFn: () => loadWeather(client, { ...request, refresh: true }),
    onSuccess: (days) => queryClient.setQueryData(keyOf(request), remember(days)),
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('weather:refreshFailed'),
        variant: 'destructive',
      }),
  });
  return { refresh: () => mutate(), isRefreshing: isPending };
}

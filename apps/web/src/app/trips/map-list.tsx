import { Button } from '@mantine/core';
import { filterByDay } from '@ooo/domain/pois/day-filter';
import { isAutoPlanned } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconSparkles } from '@tabler/icons-react';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/error-state.tsx';
import { PlaceRowsSkeleton } from '../../features/pois/components/place-rows-skeleton.tsx';
import { PlaceRows } from '../../features/pois/components/place-rows.tsx';
import { useDestination } from '../../features/places/api/use-destination.ts';
import type { TripView } from '../../features/trips/lib/trip-view.ts';
import { usePois } from '../../features/pois/api/use-pois.ts';
import classes from './trip-page.module.css';

interface MapListProps {
  readonly trip: Trip;
  readonly view: TripView;
  /** Which day to show, where the map does not offer it itself. */
  readonly filter: ReactNode;
  readonly onSelect: (poi: Poi) => void;
  readonly onSetTime: (poi: Poi) => void;
  readonly onPlan: () => void;
}

/** The list that belongs to the map: which day, how many, and each place. */
export function MapList({ trip, view, filter, onSelect, onSetTime, onPlan }: MapListProps) {
  const { t } = useTranslation('pois');
  const { data: pois, isError, error, refetch } = usePois(trip.id);
  const centre = useDestination(trip).data?.coordinates;
  // The map comes first: hundreds of rows would hold up its markers.
  const shown = useDeferredValue(
    useMemo(() => {
      if (!pois) return null;
      const stopDay = isCalendarDate(view.day) ? dayNumberOf(trip, view.day) : undefined;
      return { pois: filterByDay(pois, view.day), stopDay };
    }, [pois, trip, view.day]),
    null,
  );
  if (isError) {
    return <ErrorState error={error} title={t('loadingFailed')} onRetry={() => void refetch()} />;
  }
  if (!pois || !shown) return <PlaceRowsSkeleton />;
  const planCount = pois.filter((poi) => isAutoPlanned(poi, centre)).length;
  return (
    <>
      <div className={classes.listHead}>
        <div className={classes.listTitle}>
          {t('count', { count: shown.pois.length })}
          {planCount > 0 && (
            <Button
              size="sm"
              color="coral"
              leftSection={<IconSparkles size={16} stroke={1.75} />}
              onClick={onPlan}
            >
              {t('autoPlan', { count: planCount })}
            </Button>
          )}
        </div>
        {filter}
      </div>
      <PlaceRows
        trip={trip}
        pois={shown.pois}
        stopDay={shown.stopDay}
        selectedId={view.placeId}
        onSelect={onSelect}
        onSetTime={onSetTime}
      />
    </>
  );
}

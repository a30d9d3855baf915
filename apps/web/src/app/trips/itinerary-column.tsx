import { isEmptyItinerary } from '@ooo/domain/itinerary/itinerary';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/error-state.tsx';
import { useItinerary } from '../../features/itinerary/api/use-itinerary.ts';
import type { PlanPreview } from '../../features/planning/api/use-plan-preview.ts';
import { DayListSkeleton } from '../../components/day-list/day-list-skeleton.tsx';
import { Itinerary } from '../../features/itinerary/components/days/itinerary.tsx';
import { LaterPlanColumn } from '../../features/planning/components/plan/later-plan-column.ts';
import { BaseCard } from '../../features/discover/components/base-card.tsx';
import { useRemovePlace } from '../../features/trip-data/api/use-remove-place.ts';
import type { TripView } from '../../features/trips/lib/trip-view.ts';
import { DayWeather } from '../../features/weather/components/day-weather.tsx';
import classes from './trip-page.module.css';
import { LaterTip } from '../help/later-tip.tsx';
import type { TripDialogs } from './use-trip-dialogs.ts';

interface ItineraryColumnProps {
  readonly trip: TripWithCaches;
  readonly view: Pick<TripView, 'day' | 'placeId'>;
  /** Which day to show, where the map does not offer it itself. */
  readonly filter: ReactNode;
  /** Only places that pass the filter are listed. */
  readonly isFiltered?: boolean;
  readonly dialogs: TripDialogs;
  /** A plan that is looked at here before it is applied. */
  readonly preview?: PlanPreview | undefined;
  readonly onDay: (day: DayChoice) => void;
  readonly onSelect: (poi: Poi) => void;
  readonly onShowFlights: () => void;
}

/** The itinerary next to the tabs, on a phone in the sheet over the map. A change of tab does not affect it. */
export const ItineraryColumn = memo(function ItineraryColumn(props: ItineraryColumnProps) {
  const { trip, view, filter, isFiltered = false, dialogs, preview, onDay, onSelect } = props;
  const { onShowFlights } = props;
  const { t } = useTranslation('itinerary');
  const list = useItinerary(trip, preview?.overlay?.pois);
  const { removePlace } = useRemovePlace(trip.id);
  if (list.state === 'failed') return <ErrorState error={list.error} onRetry={list.retry} />;
  const toggleDay = (day: CalendarDate) => onDay(day === view.day ? 'all' : day);
  const renderWeather = (date: CalendarDate) => <DayWeather trip={trip} date={date} />;
  if (preview && list.state === 'loaded') {
    return (
      <Suspense fallback={<DayListSkeleton />}>
        <LaterPlanColumn
          preview={preview}
          itinerary={list.itinerary}
          chosenDay={view.day}
          selectedId={view.placeId}
          onDay={toggleDay}
          onSelect={onSelect}
          renderWeather={renderWeather}
        />
      </Suspense>
    );
  }
  return (
    <section aria-label={t('label')}>
      <BaseCard trip={trip} onOpen={dialogs.showBases} />
      {filter && <div className={classes.listHead}>{filter}</div>}
      {list.state === 'loading' ? (
        <DayListSkeleton />
      ) : (
        <Itinerary
          trip={trip}
          itinerary={list.itinerary}
          day={view.day}
          isFiltered={isFiltered}
          selectedId={view.placeId}
          onDay={toggleDay}
          onAdd={dialogs.addEvent}
          onPlan={dialogs.plan}
          renderWeather={renderWeather}
          actions={{
            onSelect,
            onDetails: (poi) => dialogs.showPlace(poi),
            onSetTime: dialogs.setTime,
            onRemove: (poi) => void removePlace(poi),
            onShowFlights,
          }}
        />
      )}
      {list.state === 'loaded' && !isEmptyItinerary(list.itinerary) && <LaterTip where="trip" />}
    </section>
  );
});

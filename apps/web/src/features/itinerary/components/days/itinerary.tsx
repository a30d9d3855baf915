import { Text } from '@mantine/core';
import { isEmptyItinerary } from '@ooo/domain/itinerary/itinerary';
import type { Itinerary as Plan } from '@ooo/domain/itinerary/itinerary.types';
import type { DayChoice } from '@ooo/domain/pois/day-filter';
import { isCalendarDate, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBroughtNear } from '../../lib/use-brought-near.ts';
import { useStableActions } from '../../lib/use-stable-actions.ts';
import { later } from '../../../../lib/later.ts';
import { Ideas } from './ideas.tsx';
import type { ItineraryActions } from './itinerary-actions.ts';
import { ItineraryDay } from './itinerary-day.tsx';

/** Shown only while something is dragged: it loads after the rows. */
const IdeasZone = later(() => import('../by-hand/ideas-zone.tsx'), 'IdeasZone');

interface ItineraryProps {
  readonly trip: Trip;
  readonly itinerary: Plan;
  readonly day: DayChoice;
  /** Only the chosen day is listed, or only what has none. */
  readonly isFiltered: boolean;
  readonly selectedId: PoiId | undefined;
  readonly onDay: (day: CalendarDate) => void;
  readonly onAdd: (date: CalendarDate) => void;
  readonly onPlan: () => void;
  readonly renderWeather: (date: CalendarDate) => ReactNode;
  readonly actions: ItineraryActions;
}

/** The trip from the first day to the last, and what waits for a day. */
export function Itinerary(props: ItineraryProps) {
  const { trip, itinerary, day, isFiltered, selectedId, onPlan, renderWeather, ...rest } = props;
  const { onDay, onAdd } = rest;
  const { t } = useTranslation('itinerary');
  const list = useBroughtNear(day, selectedId);
  const actions = useStableActions(rest.actions);
  const isOneDay = isFiltered && isCalendarDate(day);
  const days = itinerary.days.filter(({ date }) =>
    isFiltered && day !== 'all' ? date === day : true,
  );
  return (
    <div ref={list}>
      {isEmptyItinerary(itinerary) && (
        <Text size="sm" c="var(--ooo-muted)" p="md">
          {t('none')}
        </Text>
      )}
      {days.map((each) => (
        <ItineraryDay
          key={each.date}
          trip={trip}
          day={each}
          isChosen={each.date === day}
          selectedId={selectedId}
          weather={renderWeather(each.date)}
          onDay={onDay}
          onAdd={onAdd}
          actions={actions}
        />
      ))}
      {!isOneDay && (
        <Ideas
          trip={trip}
          itinerary={itinerary}
          selectedId={selectedId}
          onPlan={onPlan}
          actions={actions}
        />
      )}
      <Suspense>
        <IdeasZone />
      </Suspense>
    </div>
  );
}

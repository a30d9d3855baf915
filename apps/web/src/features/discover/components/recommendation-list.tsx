import { Button, Skeleton, Text } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { useAppConfig } from '../../app/api/use-app-config.ts';
import { useDistance } from '../../trip-data/api/use-distance.ts';
import { useHoursWords } from '../../trip-data/api/use-hours-words.ts';
import { usePlaceHours } from '../../trip-data/api/use-place-hours.ts';
import { useAddToDay } from '../api/use-add-to-day.ts';
import { usePlaceTips } from '../api/use-place-tips.ts';
import { useRecommendations } from '../api/use-recommendations.ts';
import { useSavePlace } from '../api/use-save-place.ts';
import type { ActivePlace } from '../lib/active-place.ts';
import type { Shelf } from '../lib/shelves.ts';
import { NoPlaces } from './no-places.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import classes from './recommendation-card.module.css';

interface RecommendationListProps {
  readonly trip: Trip;
  readonly shelf: Shelf;
  readonly onSetTime: (poi: Poi, date?: CalendarDate) => void;
  /** Opens the form of a place of one's own. */
  readonly onAddOwn: () => void;
  /** Each card has the number of its marker on the map beside the list. */
  readonly isNumbered?: boolean;
  readonly active?: ActivePlace | undefined;
  readonly onActive?: (active: ActivePlace | undefined) => void;
}

/** The cards of a shelf, five at a time. */
export function RecommendationList(props: RecommendationListProps) {
  const { trip, shelf, onSetTime, onAddOwn, isNumbered = false, active, onActive } = props;
  const { t } = useTranslation('places');
  const { data, isPending, isError, error, ...query } = useRecommendations(trip, shelf);
  const places = data?.recommendations ?? [];
  const tips = usePlaceTips(trip, shelf, places.length > 0 ? (data?.pageCount ?? 0) : 0);
  const hoursOf = usePlaceHours(trip, places);
  const writeHours = useHoursWords(trip);
  const distance = useDistance(trip);
  const { findSaved, toggle } = useSavePlace(trip);
  const sources = useAppConfig().data?.placeSources ?? [];
  const { addToDay, busyId } = useAddToDay(trip, onSetTime);

  if (isPending) {
    return (
      <LoadingShape className={classes.list} words={t('discover.loading')}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height={176} />
        ))}
      </LoadingShape>
    );
  }
  if (isError) {
    return (
      <ErrorState
        error={error}
        title={t('discover.failed')}
        text={t('discover.failedText')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (places.length === 0) {
    return <NoPlaces trip={trip} unreachable={data.unreachable} onAddOwn={onAddOwn} />;
  }
  // If every source asked failed, the places come from the built-in list.
  const isBuiltIn = sources.every((source) => data.unreachable.includes(source));
  return (
    <div className={classes.list}>
      {data.unreachable.length > 0 && (
        <Text size="sm" c="var(--ooo-muted)" className={classes.note}>
          {t(isBuiltIn ? 'discover.unreachable' : 'search.unreachable', {
            sources: data.unreachable.join(', '),
          })}
        </Text>
      )}
      {places.map((place, index) => {
        const hours = hoursOf(place.id);
        return (
          <RecommendationCard
            key={place.id}
            trip={trip}
            recommendation={place}
            {...(isNumbered && { number: index + 1 })}
            active={place.id === active?.id ? active : undefined}
            onActive={onActive}
            tip={tips.find(place.id)}
            isFirst={place.id === tips.firstId}
            distance={distance.write(place.coordinates)}
            hours={hours}
            hoursWords={hours && writeHours(hours)}
            saved={findSaved(place)}
            isBusy={busyId === place.id}
            onToggle={() => toggle(place)}
            onAdd={(date) => void addToDay(place, date)}
            onSetTime={onSetTime}
          />
        );
      })}
      {query.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('discover.more')}
        </Button>
      )}
    </div>
  );
}

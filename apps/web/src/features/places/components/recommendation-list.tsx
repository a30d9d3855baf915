import { Button, Skeleton, Stack } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { usePlaceTips } from '../api/use-place-tips.ts';
import { useRecommendations } from '../api/use-recommendations.ts';
import { useSavePlace } from '../api/use-save-place.ts';
import type { Shelf } from '../lib/shelves.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import classes from './recommendation-card.module.css';

interface RecommendationListProps {
  readonly trip: Trip;
  readonly shelf: Shelf;
}

/** The cards of a shelf, five at a time. */
export function RecommendationList({ trip, shelf }: RecommendationListProps) {
  const { t } = useTranslation('places');
  const { data, isPending, isError, error, ...query } = useRecommendations(trip, shelf);
  const isKnown = data !== undefined && data.recommendations.length > 0;
  const tips = usePlaceTips(trip, shelf, isKnown ? data.pageCount : 0);
  const { isSaved, toggle } = useSavePlace(trip);

  if (isPending) {
    return (
      <Stack gap="sm" aria-busy aria-label={t('discover.loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={116} />
        ))}
      </Stack>
    );
  }
  if (isError) {
    return (
      <ErrorState error={error} title={t('discover.failed')} onRetry={() => void query.refetch()} />
    );
  }
  if (!isKnown) return <EmptyState text={t('discover.none')} />;
  return (
    <div className={classes.list}>
      {data.recommendations.map((recommendation) => (
        <RecommendationCard
          key={recommendation.id}
          recommendation={recommendation}
          tip={tips.find(recommendation.id)}
          isFirst={recommendation.id === tips.firstId}
          isSaved={isSaved(recommendation)}
          onToggle={() => toggle(recommendation)}
        />
      ))}
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

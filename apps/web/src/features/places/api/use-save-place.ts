import { findByName } from '@ooo/domain/pois/bookmark.rules';
import type { PlaceSearchResult, Recommendation } from '@ooo/domain/places/place.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useCreatePoi, useDeletePoi } from '../../../lib/pois/poi-changes.ts';
import { toast } from '../../../lib/toast.ts';
import { usePois } from '../../../lib/trip-queries.ts';
import { recommendationToPoi, searchResultToPoi } from '../lib/to-poi.ts';

function warn(title: string, message: string): () => void {
  return () => toast({ title, message, variant: 'destructive' });
}

/**
 * Saving places from search and discovery. Both show at once and go back where the server refuses.
 * A saved place is known by its name.
 */
export function useSavePlace(trip: Pick<Trip, 'id'>) {
  const { t } = useTranslation('places');
  const pois = usePois(trip.id).data ?? [];
  const create = useCreatePoi(trip.id);
  const remove = useDeletePoi(trip.id);

  return {
    isSaved: (name: string) => findByName(pois, name) !== undefined,

    save: (result: PlaceSearchResult) =>
      create.mutate(searchResultToPoi(result, trip.id), {
        onSuccess: () =>
          toast({ title: t('bookmarked'), message: t('bookmarkedText', { name: result.name }) }),
        onError: warn(t('error'), t('bookmarkFailed')),
      }),

    toggle: (recommendation: Recommendation) => {
      const saved = findByName(pois, recommendation.name);
      if (saved) {
        remove.mutate(saved, {
          onSuccess: () => toast({ title: t('removed'), message: recommendation.name }),
          onError: warn(t('error'), t('removeFailed')),
        });
        return;
      }
      create.mutate(recommendationToPoi(recommendation, trip.id), {
        onSuccess: () => toast({ title: t('saved'), message: recommendation.name }),
        onError: warn(t('saveFailed'), t('saveFailedText')),
      });
    },
  };
}

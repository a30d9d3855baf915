import { findSaved, type FoundPlaceNames } from '@ooo/domain/pois/bookmark.rules';
import type { PlaceSearchResult, Recommendation } from '@ooo/domain/places/place.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useCreatePoi, useDeletePoi } from '../../trip-data/api/use-change-pois.ts';
import { toast } from '../../../lib/toast.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { recommendationToPoi, searchResultToPoi } from '../lib/to-poi.ts';
import { useSaveWarnings } from './use-save-warnings.ts';

/** Saving places from search and discovery. Both show at once and go back if the server refuses. */
export function useSavePlace(trip: Pick<Trip, 'id'>) {
  const { t } = useTranslation('places');
  const pois = usePois(trip.id).data ?? [];
  const create = useCreatePoi(trip.id);
  const remove = useDeletePoi(trip.id);
  const warnings = useSaveWarnings();

  return {
    findSaved: (place: FoundPlaceNames): Poi | undefined => findSaved(pois, place),

    /** `from` decides the words: the box over the map bookmarks, the one of the saved places saves. */
    save: (result: PlaceSearchResult, from: 'map' | 'saved') =>
      create.mutate(searchResultToPoi(result, trip.id), {
        onSuccess: () =>
          toast({
            title: t(from === 'map' ? 'bookmarked' : 'saved'),
            message: t('bookmarkedText', { name: result.name }),
          }),
        onError: from === 'map' ? warnings.bookmarkFailed : warnings.savePlaceFailed,
      }),

    toggle: (recommendation: Recommendation) => {
      const saved = findSaved(pois, recommendation);
      if (saved) {
        remove.mutate(
          { id: saved.id },
          {
            onSuccess: () => toast({ title: t('removed'), message: recommendation.name }),
            onError: () =>
              toast({ title: t('error'), message: t('removeFailed'), variant: 'destructive' }),
          },
        );
        return;
      }
      create.mutate(recommendationToPoi(recommendation, trip.id), {
        onSuccess: () => toast({ title: t('saved'), message: recommendation.name }),
        onError: warnings.saveFailed,
      });
    },
  };
}

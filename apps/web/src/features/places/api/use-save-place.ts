import { findByName } from '@ooo/domain/pois/bookmark.rules';
import type { PlaceSearchResult, Recommendation } from '@ooo/domain/places/place.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../lib/app-error.ts';
import { useCreatePoi, useDeletePoi } from '../../../lib/pois/poi-changes.ts';
import { toast } from '../../../lib/toast.ts';
import { usePois } from '../../../lib/trip-queries.ts';
import { recommendationToPoi, searchResultToPoi } from '../lib/to-poi.ts';

interface Warning {
  readonly title: string;
  readonly message: string;
}

/** Says what failed; where there is no trip any more, that it takes one. */
function warnOf(failed: Warning, noTrip: Warning): (error: unknown) => void {
  return (error) => {
    const isGone = toAppError(error)?.code === 'NOT_FOUND';
    toast({ ...(isGone ? noTrip : failed), variant: 'destructive' });
  };
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
  const noTrip = { title: t('noTrip'), message: t('noTripText') };

  return {
    isSaved: (name: string) => findByName(pois, name) !== undefined,

    save: (result: PlaceSearchResult) =>
      create.mutate(searchResultToPoi(result, trip.id), {
        onSuccess: () =>
          toast({ title: t('bookmarked'), message: t('bookmarkedText', { name: result.name }) }),
        onError: warnOf({ title: t('error'), message: t('bookmarkFailed') }, noTrip),
      }),

    toggle: (recommendation: Recommendation) => {
      const saved = findByName(pois, recommendation.name);
      if (saved) {
        remove.mutate(saved, {
          onSuccess: () => toast({ title: t('removed'), message: recommendation.name }),
          onError: () =>
            toast({ title: t('error'), message: t('removeFailed'), variant: 'destructive' }),
        });
        return;
      }
      create.mutate(recommendationToPoi(recommendation, trip.id), {
        onSuccess: () => toast({ title: t('saved'), message: recommendation.name }),
        onError: warnOf({ title: t('saveFailed'), message: t('saveFailedText') }, noTrip),
      });
    },
  };
}

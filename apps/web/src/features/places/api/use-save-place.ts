import { findSaved } from '@ooo/domain/pois/bookmark.rules';
import type { PlaceSearchResult, Recommendation } from '@ooo/domain/places/place.schema';
import { MAX_POIS_PER_TRIP } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../lib/app-error.ts';
import { useCreatePoi, useDeletePoi } from '../../pois/api/use-change-pois.ts';
import { toast } from '../../../lib/toast.ts';
import { usePois } from '../../pois/api/use-pois.ts';
import { recommendationToPoi, searchResultToPoi } from '../lib/to-poi.ts';

interface Warning {
  readonly title: string;
  readonly message: string;
}

interface Warnings {
  readonly failed: Warning;
  readonly noTrip: Warning;
  readonly full: Warning;
}

/** Says what failed; where there is no trip any more, that it takes one, and where it is full, that it is. */
function warnOf({ failed, noTrip, full }: Warnings): (error: unknown) => void {
  return (error) => {
    const code = toAppError(error)?.code;
    const warning = code === 'NOT_FOUND' ? noTrip : code === 'RULE_VIOLATED' ? full : failed;
    toast({ ...warning, variant: 'destructive' });
  };
}

/**
 * Saving places from search and discovery. Both show at once and go back where the server refuses.
 * A saved place is known by its id at its source, else by its name.
 */
export function useSavePlace(trip: Pick<Trip, 'id'>) {
  const { t } = useTranslation('places');
  const pois = usePois(trip.id).data ?? [];
  const create = useCreatePoi(trip.id);
  const remove = useDeletePoi(trip.id);
  const others = {
    noTrip: { title: t('noTrip'), message: t('noTripText') },
    full: { title: t('full'), message: t('fullText', { count: MAX_POIS_PER_TRIP }) },
  };

  return {
    isSaved: (place: Pick<PlaceSearchResult, 'id' | 'name' | 'otherIds'>) =>
      findSaved(pois, place) !== undefined,

    save: (result: PlaceSearchResult) =>
      create.mutate(searchResultToPoi(result, trip.id), {
        onSuccess: () =>
          toast({ title: t('bookmarked'), message: t('bookmarkedText', { name: result.name }) }),
        onError: warnOf({ failed: { title: t('error'), message: t('bookmarkFailed') }, ...others }),
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
        onError: warnOf({
          failed: { title: t('saveFailed'), message: t('saveFailedText') },
          ...others,
        }),
      });
    },
  };
}

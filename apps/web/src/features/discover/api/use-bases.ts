import { findSaved } from '@ooo/domain/pois/bookmark.rules';
import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import {
  checkStay,
  listBases,
  listNights,
  nightsWithoutBase,
  type Stay,
  suggestStay,
} from '@ooo/domain/scheduling/bases';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { useCreatePoi, useUpdatePoi } from '../../trip-data/api/use-change-pois.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { searchResultToPoi } from '../lib/to-poi.ts';
import { useSaveWarnings } from './use-save-warnings.ts';

const toDates = (stay: Stay | undefined) => ({
  date: stay?.firstNight ?? null,
  endDate: stay?.lastMorning ?? null,
});

/** The bases of a trip, the nights without one, and ways to change both. */
export function useBases(trip: Trip) {
  const { t } = useTranslation('bases');
  const { data, isPending, isError, error, refetch } = usePois(trip.id);
  const pois = data ?? [];
  const create = useCreatePoi(trip.id);
  const update = useUpdatePoi(trip.id);
  const warnings = useSaveWarnings();
  const warn = () => toast({ title: t('error'), message: t('saveFailed'), variant: 'destructive' });

  const setStay = ({ id }: Pick<Poi, 'id'>, stay: Stay | undefined) =>
    update.mutate({ id, patch: toDates(stay) }, { onError: warn });

  /** Adds a search result as a base for the nights that have none; without nights if all have one. */
  const sleepAt = (place: PlaceSearchResult) => {
    const wanted = suggestStay(trip, pois);
    const free = wanted && checkStay(trip, pois, wanted).ok ? wanted : undefined;
    const saved = findSaved(pois, place);
    if (saved?.tag === 'hotel') return;
    const fields = { tag: 'hotel', ...toDates(free) } as const;
    if (saved) {
      const patch = { ...fields, startTime: null, duration: null };
      update.mutate({ id: saved.id, patch }, { onError: warn });
      return;
    }
    create.mutate(
      { ...searchResultToPoi(place, trip.id), ...fields },
      { onError: warnings.savePlaceFailed },
    );
  };

  return {
    isPending,
    problem: isError && !data ? { error, retry: () => void refetch() } : undefined,
    pois,
    bases: listBases(pois),
    nights: listNights(trip),
    without: nightsWithoutBase(trip, pois),
    setStay,
    sleepAt,
  };
}

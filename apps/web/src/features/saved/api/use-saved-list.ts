import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { useElapsed } from '../../../lib/use-elapsed.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';

/** A skeleton is at least so long, so that it never flashes. */
const SKELETON_MS = 500;

export type SavedList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly pois: readonly Poi[] };

/** The saved places of a trip: loading, failed (after ten seconds at the latest, as every read), or loaded. */
export function useSavedList(tripId: TripId): SavedList {
  const { t } = useTranslation();
  const query = usePois(tripId);
  const [hadData] = useState(query.data !== undefined);
  const skeletonIsOver = useElapsed(SKELETON_MS, !hadData);
  const { isError } = query;

  useEffect(() => {
    if (isError) toast({ title: t('error.loadingFailed'), variant: 'destructive' });
  }, [isError, t]);

  if (query.data !== undefined && (hadData || skeletonIsOver)) {
    return { state: 'loaded', pois: query.data };
  }
  if (isError) {
    return { state: 'failed', error: query.error, retry: () => void query.refetch() };
  }
  return { state: 'loading' };
}

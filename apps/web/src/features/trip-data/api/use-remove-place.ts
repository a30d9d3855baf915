import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PoiId, TripId } from '@ooo/domain/shared/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPoiCreate, useCreatePoi, useDeletePoi } from './use-change-pois.ts';
import { toast } from '../../../lib/toast.ts';

/** How long a card fades before its place is deleted. */
export const FADE_MS = 300;

/** Deletes a place after its card has faded; Undo makes it again. `isLeaving` tells which cards fade. */
export function useRemovePlace(tripId: TripId) {
  const { t } = useTranslation('pois');
  const [leaving, setLeaving] = useState<ReadonlySet<PoiId>>(new Set());
  const remove = useDeletePoi(tripId);
  const create = useCreatePoi(tripId);

  const restore = async (poi: Poi) => {
    try {
      await create.mutateAsync(toPoiCreate(poi));
      toast({ title: t('restored'), message: poi.name });
    } catch {
      toast({ title: t('error'), message: t('restoreFailed'), variant: 'destructive' });
    }
  };

  const removePlace = async (poi: Poi) => {
    setLeaving((ids) => new Set([...ids, poi.id]));
    await new Promise((resolve) => setTimeout(resolve, FADE_MS));
    try {
      await remove.mutateAsync({ id: poi.id });
      toast({
        title: t('removed'),
        message: poi.name,
        undo: { label: t('undo'), onClick: () => void restore(poi) },
      });
    } catch {
      toast({ title: t('error'), message: t('removeFailed'), variant: 'destructive' });
    }
    setLeaving((ids) => new Set([...ids].filter((id) => id !== poi.id)));
  };

  return { removePlace, isLeaving: (poi: Poi) => leaving.has(poi.id) };
}

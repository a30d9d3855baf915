import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { useTranslation } from 'react-i18next';
import { useRecordPois } from '../../trip-data/api/use-record-trip-change.ts';
import { useOutdatePackingLists } from '../../trip-data/api/packing-list-key.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useErrorSentence } from '../../../lib/use-error-sentence.ts';

/** Saves the chosen places of a file, all or none; one Undo removes them again. */
export function useImportPlaces(tripId: TripId) {
  const { t } = useTranslation('placeFiles');
  const sentenceOf = useErrorSentence();
  const utils = trpc.useUtils();
  const record = useRecordPois();
  const outdatePacking = useOutdatePackingLists(tripId);
  const refresh = async () => {
    await utils.pois.list.invalidate({ tripId });
    await Promise.all([
      utils.trips.overview.invalidate(),
      utils.schedule.openingHours.invalidate({ tripId }),
      outdatePacking(),
    ]);
  };

  const undo = trpc.placeFiles.undoImport.useMutation({
    onSuccess: async (_, { poiIds }) => {
      const gone = new Set(poiIds);
      const before = (utils.pois.list.getData({ tripId }) ?? []).filter(({ id }) => gone.has(id));
      record((all) => [...all, { tripId, before, after: [] }]);
      await refresh();
      toast({ title: t('undone', { count: poiIds.length }) });
    },
    onError: (error) =>
      toast({ title: t('undoFailed'), message: sentenceOf(error), variant: 'destructive' }),
  });

  const tell = (added: readonly Poi[], alreadySaved: number) => {
    const poiIds = added.map(({ id }) => id);
    toast({
      title: t('added', { count: added.length }),
      ...(alreadySaved > 0 && { message: t('alreadySaved', { count: alreadySaved }) }),
      ...(added.length > 0 && {
        undo: { label: t('undo'), onClick: () => undo.mutate({ tripId, poiIds }) },
      }),
    });
  };

  return trpc.placeFiles.import.useMutation({
    onSuccess: async ({ added, alreadySaved }) => {
      record((all) => [...all, { tripId, before: [], after: added, answered: added }]);
      await refresh();
      tell(added, alreadySaved);
    },
  });
}

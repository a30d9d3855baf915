import type { PackingSource } from '@ooo/domain/packing/packed.schema';
import { ownItemId } from '@ooo/domain/packing/own-item-id';
import type { TripId } from '@ooo/domain/shared/ids';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useOutdatePackingLists } from '../../trip-data/api/packing-list-key.ts';

/** The other trips from which something can be copied, the latest first. */
export function usePackingSources(tripId: TripId): readonly PackingSource[] {
  const { data } = trpc.packing.sources.useQuery({ tripId }, { refetchOnMount: true });
  return data ?? [];
}

/** Copies what another trip has and this one lacks, and says what that was; Undo removes the items again. */
export function useCopyPacking(tripId: TripId) {
  const { t } = useTranslation(['packing', 'common']);
  const language = useLanguage();
  const utils = trpc.useUtils();
  const outdate = useOutdatePackingLists(tripId);
  const { mutateAsync: remove } = trpc.packing.removeItem.useMutation();
  const { mutateAsync, isPending } = trpc.packing.copyFrom.useMutation();

  const takeBack = async (names: readonly string[]) => {
    try {
      await Promise.all(names.map(async (name) => remove({ tripId, itemId: ownItemId(name) })));
    } catch {
      const message = t('packing:own.removeFailed');
      toast({ title: t('common:errorTitle'), message, variant: 'destructive' });
    }
    await outdate();
  };

  const copyFrom = async ({ tripId: fromTripId, name }: PackingSource) => {
    try {
      const { added, leftOut, habits } = await mutateAsync({ tripId, fromTripId, language });
      const names = added.map(({ item }) => item);
      toast({
        title:
          names.length > 0
            ? t('packing:copy.done', { count: names.length, name })
            : t(habits ? 'packing:copy.habits' : 'packing:copy.none', { name }),
        message: leftOut > 0 ? t('packing:copy.leftOut', { count: leftOut }) : names.join(', '),
        ...(names.length > 0 && {
          undo: { label: t('common:undo'), onClick: () => void takeBack(names) },
        }),
      });
      await Promise.all([utils.trips.get.invalidate({ id: tripId }), outdate()]);
    } catch {
      const message = t('packing:copy.failed', { name });
      toast({ title: t('common:errorTitle'), message, variant: 'destructive' });
    }
  };
  return { copyFrom, isCopying: isPending };
}

import type { OwnItemAddition } from '@ooo/domain/packing/packed.schema';
import { inPackingOrder } from '@ooo/domain/packing/packing-order';
import type { PackingAnswer, PackingRecommendation } from '@ooo/domain/packing/packing.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { packingListKey, useOutdatePackingLists } from '../../trip-data/api/packing-list-key.ts';

type Answer = PackingAnswer | undefined;

/** The list that is shown, to be changed; the lists in other languages are asked for anew when they are shown. */
function useShownList(tripId: TripId) {
  const queryClient = useQueryClient();
  const outdate = useOutdatePackingLists(tripId);
  const queryKey = packingListKey(tripId, useLanguage());
  return {
    edit: (change: (list: PackingRecommendation[]) => PackingRecommendation[]) =>
      queryClient.setQueryData(
        queryKey,
        (answer: Answer) =>
          answer && { ...answer, recommendations: change(answer.recommendations) },
      ),
    /** A list that was asked for before the change would not have it. */
    askAgainIfAsked: () =>
      queryClient.isFetching({ queryKey }) > 0 ? outdate() : Promise.resolve(),
    outdate,
  };
}

/** Adds something to the list, or changes what was added under that name; the rest of the list stays as it is. */
export function useAddItem(tripId: TripId) {
  const language = useLanguage();
  const list = useShownList(tripId);
  const { mutateAsync, ...addition } = trpc.packing.addItem.useMutation({
    onSuccess: async (item) => {
      list.edit((before) => inPackingOrder([...before.filter(({ id }) => id !== item.id), item]));
      await list.askAgainIfAsked();
    },
  });
  return {
    ...addition,
    addItem: (item: Omit<OwnItemAddition, 'tripId' | 'language'>) =>
      mutateAsync({ ...item, tripId, language }),
  };
}

/** Another quantity for something that was added. */
export function useSetQuantity(tripId: TripId) {
  const { t } = useTranslation(['packing', 'common']);
  const { addItem, isPending } = useAddItem(tripId);
  const setQuantity = async ({ item, category }: PackingRecommendation, quantity: number) => {
    try {
      await addItem({ item, category, quantity });
    } catch {
      toast({
        title: t('common:errorTitle'),
        message: t('packing:own.changeFailed'),
        variant: 'destructive',
      });
    }
  };
  return { setQuantity, isPending };
}

interface Removal {
  readonly isPacked: boolean;
  readonly setPacked: (itemIds: string[], isPacked: boolean) => void;
}

/** Removes something that was added; Undo adds it again, packed if it was. */
export function useRemoveItem(tripId: TripId) {
  const { t } = useTranslation(['packing', 'common']);
  const list = useShownList(tripId);
  const { addItem } = useAddItem(tripId);
  const { packed } = trpc.useUtils().packing;
  const { mutateAsync } = trpc.packing.removeItem.useMutation();
  const fail = (message: string) =>
    toast({ title: t('common:errorTitle'), message, variant: 'destructive' });

  const restore = async (own: PackingRecommendation, { isPacked, setPacked }: Removal) => {
    try {
      const { item, category, quantity } = own;
      const added = await addItem({ item, category, quantity });
      if (isPacked) setPacked([added.id], true);
    } catch {
      fail(t('packing:own.restoreFailed'));
    }
  };

  return async (own: PackingRecommendation, removal: Removal) => {
    list.edit((shown) => shown.filter(({ id }) => id !== own.id));
    try {
      await mutateAsync({ tripId, itemId: own.id });
      toast({
        title: t('packing:own.removed'),
        message: own.item,
        undo: { label: t('common:undo'), onClick: () => void restore(own, removal) },
      });
      packed.setData({ tripId }, (ids) => ids?.filter((id) => id !== own.id));
      await list.outdate();
    } catch {
      list.edit((shown) => inPackingOrder([...shown, own]));
      fail(t('packing:own.removeFailed'));
    }
  };
}

import { PackedChange } from '@ooo/domain/packing/packed.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { useMutationState } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { applyChange, applyChanges } from '../lib/apply-changes.ts';

/** What was ticked and is not stored yet, in the order of ticking. */
function usePendingChanges(): PackedChange[] {
  return useMutationState({
    filters: { mutationKey: getMutationKey(trpc.packing.setPacked), status: 'pending' },
    select: ({ state }) => PackedChange.safeParse(state.variables).data,
  }).filter((change) => change !== undefined);
}

/**
 * What is packed for a trip. A tick shows at once; ticks are stored one after the other, so that the last one of an item
 * counts. One that cannot be stored is taken back, and the traveller reads why; the others stay.
 */
export function usePacked(tripId: TripId) {
  const { t } = useTranslation(['packing', 'common']);
  const stored = trpc.packing.packed.useQuery({ tripId }, { staleTime: 0, refetchOnMount: true });
  const pending = usePendingChanges();
  const { packed: list } = trpc.useUtils().packing;
  const { mutate } = trpc.packing.setPacked.useMutation({
    scope: { id: `packed-${tripId}` },
    onMutate: () => list.cancel({ tripId }),
    onSuccess: (_nothing, change) =>
      list.setData({ tripId }, (ids) => ids && [...applyChange(new Set(ids), change)]),
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('packing:tickFailed'),
        variant: 'destructive',
      }),
  });
  const changes = pending.filter((change) => change.tripId === tripId);
  return {
    packed: applyChanges(stored.data ?? [], changes),
    isLoading: stored.isPending,
    error: stored.data ? null : stored.error,
    retry: () => void stored.refetch(),
    setPacked: (itemIds: string[], isPacked: boolean) =>
      mutate({ tripId, itemIds, packed: isPacked }),
  };
}

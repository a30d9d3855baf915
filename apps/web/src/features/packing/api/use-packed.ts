import type { PackedChange } from '@ooo/domain/packing/packed.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAtomValue, useSetAtom } from '../../../lib/jotai.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { applyChange, applyChanges } from '../lib/apply-changes.ts';
import {
  addPendingAtom,
  pendingTicksAtom,
  removePendingAtom,
} from '../state/pending-ticks.atoms.ts';

/**
 * What is packed for a trip. A tick shows at once; ticks are stored one after the other, so that the last one of an item
 * counts. One that cannot be stored is reverted with the reason; the others stay.
 */
export function usePacked(tripId: TripId) {
  const { t } = useTranslation(['packing', 'common']);
  const stored = trpc.packing.packed.useQuery({ tripId }, { staleTime: 0, refetchOnMount: true });
  const pending = useAtomValue(pendingTicksAtom).filter((change) => change.tripId === tripId);
  const addPending = useSetAtom(addPendingAtom);
  const removePending = useSetAtom(removePendingAtom);
  const { client, packing } = trpc.useUtils();
  const { mutate } = useMutation({
    mutationFn: (change: PackedChange) => client.packing.setPacked.mutate(change),
    scope: { id: `packed-${tripId}` },
    onMutate: () => packing.packed.cancel({ tripId }),
    onSuccess: (_nothing, change) =>
      packing.packed.setData({ tripId }, (ids) => ids && [...applyChange(new Set(ids), change)]),
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('packing:tickFailed'),
        variant: 'destructive',
      }),
    onSettled: (_nothing, _error, change) => removePending(change),
  });
  return {
    packed: applyChanges(stored.data ?? [], pending),
    isLoading: stored.isPending,
    error: stored.data ? null : stored.error,
    retry: () => void stored.refetch(),
    setPacked: (itemIds: string[], isPacked: boolean) => {
      const change = { tripId, itemIds, packed: isPacked };
      addPending(change);
      mutate(change);
    },
  };
}

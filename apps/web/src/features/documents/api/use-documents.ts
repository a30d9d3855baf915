import type { TripId } from '@ooo/domain/shared/ids';
import type { TripDocument } from '@ooo/domain/trips/trip-document.schema';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The documents that are kept with a trip, the oldest first. */
export function useDocuments(tripId: TripId) {
  return trpc.documents.list.useQuery({ tripId }, { refetchOnMount: 'always' });
}

/** Deletes a kept document for good. */
export function useRemoveDocument({ tripId, id, name }: TripDocument) {
  const { t } = useTranslation(['documents', 'common']);
  const utils = trpc.useUtils();
  const removal = trpc.documents.remove.useMutation({
    onSuccess: async () => {
      utils.documents.list.setData({ tripId }, (known) =>
        known?.filter((document) => document.id !== id),
      );
      toast({ title: t('documents:removed'), message: name });
    },
    onError: () =>
      toast({
        title: t('common:errorTitle'),
        message: t('documents:removeFailed', { name }),
        variant: 'destructive',
      }),
  });
  return { remove: () => removal.mutate({ tripId, documentId: id }), isPending: removal.isPending };
}

/** Where a kept document is fetched from; the browser saves it under its name. */
export function toDownloadPath({ tripId, id }: TripDocument): string {
  return `/api/trips/${tripId}/documents/${id}`;
}

import type { ExportFormat } from '@ooo/domain/place-files/place-files.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useErrorSentence } from '../../../lib/use-error-sentence.ts';
import { saveFile } from '../lib/save-file.ts';

/** Has the browser save the places of the trip as a file. */
export function useExportPlaces(tripId: TripId) {
  const { t } = useTranslation('placeFiles');
  const sentenceOf = useErrorSentence();
  const utils = trpc.useUtils();
  return async (format: ExportFormat) => {
    try {
      const input = { tripId, format };
      // Asked anew each time: the places may have changed.
      saveFile(await utils.placeFiles.export.fetch(input, { staleTime: 0 }));
    } catch (error) {
      toast({ title: t('exportFailed'), message: sentenceOf(error), variant: 'destructive' });
    }
  };
}

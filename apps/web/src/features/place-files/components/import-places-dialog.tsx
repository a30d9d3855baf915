import { Button, Stack } from '@mantine/core';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useReadPlaceFile } from '../api/use-read-place-file.ts';
import { encodingChoicesOf, useFileProblem } from '../lib/use-file-problem.ts';
import { ChooseEncoding } from './choose-encoding.tsx';
import { ChoosePlaces } from './choose-places.tsx';
import { PlaceFileBox } from './place-file-box.tsx';

interface ImportPlacesDialogProps {
  readonly trip: Trip;
  readonly onClose: () => void;
}

/** The import of a file: the file, its places, then the places on the trip. */
export function ImportPlacesDialog({ trip, onClose }: ImportPlacesDialogProps) {
  const { t } = useTranslation('placeFiles');
  const reading = useReadPlaceFile(trip.id);
  const problemOf = useFileProblem();
  const preview = reading.data;
  const file = reading.variables?.file;
  const choices = encodingChoicesOf(reading.error);

  const content = () => {
    if (file && choices.length > 0) {
      return (
        <ChooseEncoding
          choices={choices}
          onChoose={(encoding) => reading.mutate({ file, encoding })}
          onOther={() => reading.reset()}
        />
      );
    }
    if (!preview) {
      return (
        <Stack gap="md">
          {reading.isError && <Notice kind="error" title={problemOf(reading.error)} />}
          <PlaceFileBox
            isReading={reading.isPending}
            onFile={(chosen) => reading.mutate({ file: chosen })}
          />
        </Stack>
      );
    }
    if (preview.candidates.length === 0) {
      return (
        <EmptyState
          text={t('empty')}
          detail={t('emptyDetail')}
          action={<Button onClick={() => reading.reset()}>{t('other')}</Button>}
        />
      );
    }
    return (
      <ChoosePlaces
        tripId={trip.id}
        preview={preview}
        onOther={() => reading.reset()}
        onDone={onClose}
      />
    );
  };

  return (
    <ResponsiveModal opened onClose={onClose} title={t('title', { trip: trip.name })} size="40rem">
      {content()}
    </ResponsiveModal>
  );
}

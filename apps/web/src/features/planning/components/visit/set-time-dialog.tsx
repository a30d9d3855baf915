import { Button } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../../components/responsive-modal.tsx';
import { useScheduling } from '../../../trip-data/api/use-scheduling.ts';
import { useVisitForm, type VisitStart } from '../../lib/use-visit-form.ts';
import { VisitForm } from './visit-form.tsx';

interface SetTimeDialogProps {
  readonly trip: Trip;
  readonly poi: Poi | undefined;
  /** The day to begin with, if it is not the one that the place has. */
  readonly start?: VisitStart | undefined;
  readonly onClose: () => void;
}

interface FormProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly start: VisitStart | undefined;
  readonly onClose: () => void;
}

function SetTimeForm({ trip, poi, start, onClose }: FormProps) {
  const { t } = useTranslation('schedule');
  const form = useVisitForm(trip, poi, start);
  const scheduling = useScheduling(trip.id);

  const save = async () => {
    if (form.date === 'unscheduled') {
      onClose();
      if (poi.date !== null || poi.startTime !== null) await scheduling.unschedule(poi);
      return;
    }
    if (!form.visit) return;
    const problem = await scheduling.saveTime(poi, form.visit);
    form.takeProblem(problem);
    if (!problem) onClose();
  };
  const remove = () => {
    onClose();
    void scheduling.remove(poi);
  };

  return (
    <VisitForm
      trip={trip}
      poi={poi}
      form={form}
      dialog="map"
      canUnschedule
      secondaryAction={
        <Button variant="subtle" color="red" onClick={remove}>
          {t('remove')}
        </Button>
      }
      saveLabel={t('saveTime')}
      isSaving={scheduling.isSaving}
      onSave={() => void save()}
    />
  );
}

/** Day, time and length of a saved place, or none of them. */
export function SetTimeDialog({ trip, poi, start, onClose }: SetTimeDialogProps) {
  const { t } = useTranslation('schedule');
  return (
    <ResponsiveModal
      opened={poi !== undefined}
      onClose={onClose}
      title={t('setTimeTitle')}
      size="34rem"
    >
      {poi && <SetTimeForm key={poi.id} trip={trip} poi={poi} start={start} onClose={onClose} />}
    </ResponsiveModal>
  );
}

import { Button } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useScheduling } from '../../../trip-data/api/use-scheduling.ts';
import { useVisitForm, type VisitStart } from '../../lib/use-visit-form.ts';
import { VisitForm } from './visit-form.tsx';

interface AddEventFormProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly start: VisitStart;
  readonly onBack: () => void;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** When the chosen place is visited. */
export function AddEventForm({ trip, poi, start, onBack, onCancel, onDone }: AddEventFormProps) {
  const { t } = useTranslation('schedule');
  const form = useVisitForm(trip, poi, start);
  const scheduling = useScheduling(trip.id);

  const save = async () => {
    if (!form.visit) return;
    const problem = await scheduling.saveTime(poi, form.visit);
    form.takeProblem(problem);
    if (!problem) onDone();
  };

  return (
    <VisitForm
      trip={trip}
      poi={poi}
      form={form}
      dialog="schedule"
      before={
        <Button
          variant="subtle"
          size="compact-sm"
          mb="xs"
          leftSection={<IconArrowLeft size={16} stroke={1.75} />}
          onClick={onBack}
        >
          {t('otherPlace')}
        </Button>
      }
      secondaryAction={
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
      saveLabel={t('scheduleEvent')}
      isSaving={scheduling.isSaving}
      onSave={() => void save()}
    />
  );
}

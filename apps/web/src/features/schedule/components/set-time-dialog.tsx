import { Button, Stack } from '@mantine/core';
import { isScheduled, type Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useOpeningHours } from '../api/use-opening-hours.ts';
import { useScheduling } from '../api/use-scheduling.ts';
import { useSuggestion } from '../api/use-suggestion.ts';
import { openOn } from '../lib/open-on.ts';
import { useVisitForm } from '../lib/use-visit-form.ts';
import { PlaceHeading } from './place-heading.tsx';
import classes from './set-time.module.css';
import { SuggestionNote } from './suggestion-note.tsx';
import { VisitFields } from './visit-fields.tsx';

interface SetTimeDialogProps {
  readonly trip: Trip;
  readonly poi: Poi | undefined;
  readonly onClose: () => void;
}

interface FormProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly onClose: () => void;
}

function SetTimeForm({ trip, poi, onClose }: FormProps) {
  const { t } = useTranslation('schedule');
  const form = useVisitForm(trip, poi);
  const scheduling = useScheduling(trip.id);
  const suggestion = useSuggestion(trip);
  const hours = useOpeningHours(trip.id);
  const isUnscheduled = form.date === 'unscheduled';
  const canSave = isUnscheduled || form.visit !== undefined;

  const save = async () => {
    if (isUnscheduled) {
      onClose();
      if (isScheduled(poi)) await scheduling.unschedule(poi);
      return;
    }
    if (!form.visit || form.isOutside) return;
    if (await scheduling.setTime(poi, form.visit)) onClose();
  };
  const suggest = async () =>
    form.takeSuggestion(await suggestion.mutateAsync({ poi, date: form.day ?? null }));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="lg">
        <PlaceHeading poi={poi} />
        <VisitFields
          trip={trip}
          form={form}
          dialog="map"
          windows={form.day ? openOn(hours, poi.id, form.day) : null}
          canUnschedule
        />
        {suggestion.data && <SuggestionNote reason={suggestion.data.reason} />}
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconSparkles size={18} stroke={1.75} />}
            loading={suggestion.isPending}
            disabled={isUnscheduled}
            onClick={() => void suggest()}
          >
            {t('suggest')}
          </Button>
          <span className={classes.space} />
          <Button
            variant="subtle"
            color="red"
            onClick={() => {
              onClose();
              void scheduling.remove(poi);
            }}
          >
            {t('remove')}
          </Button>
          <Button type="submit" disabled={!canSave} loading={scheduling.isSaving}>
            {t('saveTime')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Day, time and length of a saved place, or none of them. */
export function SetTimeDialog({ trip, poi, onClose }: SetTimeDialogProps) {
  const { t } = useTranslation('schedule');
  return (
    <ResponsiveModal
      opened={poi !== undefined}
      onClose={onClose}
      title={t('setTimeTitle')}
      size="34rem"
    >
      {poi && <SetTimeForm key={poi.id} trip={trip} poi={poi} onClose={onClose} />}
    </ResponsiveModal>
  );
}

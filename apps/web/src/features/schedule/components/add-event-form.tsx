import { Button, Stack } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconArrowLeft, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOpeningHours } from '../api/use-opening-hours.ts';
import { useScheduling } from '../api/use-scheduling.ts';
import { useSuggestion } from '../api/use-suggestion.ts';
import { openOn } from '../lib/open-on.ts';
import { useVisitForm } from '../lib/use-visit-form.ts';
import { PlaceHeading } from './place-heading.tsx';
import classes from './set-time.module.css';
import { SuggestionNote } from './suggestion-note.tsx';
import { VisitFields } from './visit-fields.tsx';

interface AddEventFormProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly date: CalendarDate;
  readonly onBack: () => void;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** When the chosen place is visited. */
export function AddEventForm({ trip, poi, date, onBack, onCancel, onDone }: AddEventFormProps) {
  const { t } = useTranslation('schedule');
  const form = useVisitForm(trip, poi, date);
  const scheduling = useScheduling(trip.id);
  const suggestion = useSuggestion(trip);
  const hours = useOpeningHours(trip.id);

  const save = async () => {
    if (!form.visit || form.isOutside) return;
    if (await scheduling.setTime(poi, form.visit)) onDone();
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
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            mb="xs"
            leftSection={<IconArrowLeft size={16} stroke={1.75} />}
            onClick={onBack}
          >
            {t('otherPlace')}
          </Button>
          <PlaceHeading poi={poi} />
        </div>
        <VisitFields
          trip={trip}
          form={form}
          dialog="schedule"
          windows={form.day ? openOn(hours, poi.id, form.day) : null}
        />
        {suggestion.data && <SuggestionNote reason={suggestion.data.reason} />}
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconSparkles size={18} stroke={1.75} />}
            loading={suggestion.isPending}
            onClick={() => void suggest()}
          >
            {t('suggest')}
          </Button>
          <span className={classes.space} />
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!form.visit} loading={scheduling.isSaving}>
            {t('scheduleEvent')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

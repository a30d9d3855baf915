import { Button, Stack, Text } from '@mantine/core';
import { findSymbol } from '@ooo/domain/places/place-picture';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { PresetDialog } from '@ooo/domain/scheduling/presets';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconSparkles } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useOpeningHours } from '../../../trip-data/api/use-opening-hours.ts';
import { useSuggestion } from '../../api/use-suggestion.ts';
import { openOn } from '../../../trip-data/api/open-on.ts';
import { useProblemText } from '../../lib/use-problem-text.ts';
import type { VisitFormState } from '../../lib/use-visit-form.ts';
import { PlaceHeading } from '../../../../components/place-heading.tsx';
import classes from './set-time.module.css';
import { SuggestionNote } from './suggestion-note.tsx';
import { VisitFields } from './visit-fields.tsx';

interface VisitFormProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly form: VisitFormState;
  readonly dialog: PresetDialog;
  readonly canUnschedule?: boolean;
  /** Above the POI: a way back to choose another. */
  readonly before?: ReactNode;
  /** The button beside the one that saves, for leaving or removing. */
  readonly secondaryAction: ReactNode;
  readonly saveLabel: string;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** When a place is visited: its fields, a suggestion for them, and the button that saves. */
export function VisitForm(props: VisitFormProps) {
  const { trip, poi, form, dialog, canUnschedule = false, before, secondaryAction } = props;
  const { t } = useTranslation('schedule');
  const reasonId = useId();
  const suggestion = useSuggestion(trip, dialog);
  const hours = useOpeningHours(trip, form.day);
  const isUnscheduled = form.date === 'unscheduled';
  const { time, hint, alert } = useProblemText(form.problem);
  // A failed attempt may be repeated unchanged.
  const isStopped = time !== undefined || hint !== undefined;
  const suggest = async () =>
    form.takeSuggestion(await suggestion.mutateAsync({ poi, date: form.day ?? null }));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave();
      }}
    >
      <Stack gap="lg">
        <div>
          {before}
          <PlaceHeading place={poi} symbol={findSymbol(poi)} />
        </div>
        <VisitFields
          trip={trip}
          tag={poi.tag}
          form={form}
          dialog={dialog}
          windows={form.day ? openOn(hours, poi.id, form.day) : null}
          canUnschedule={canUnschedule}
          timeError={time}
          timeErrorId={reasonId}
        />
        {suggestion.data?.reason && !isUnscheduled && (
          <SuggestionNote reason={suggestion.data.reason} />
        )}
        {alert !== undefined && <Notice kind="error" title={alert} />}
        {hint !== undefined && (
          <Text id={reasonId} size="sm" c="var(--ooo-muted)" ta="right" mb={-8}>
            {hint}
          </Text>
        )}
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
          {secondaryAction}
          <Button
            type="submit"
            disabled={isStopped}
            {...(isStopped && { 'aria-describedby': reasonId })}
            loading={props.isSaving}
          >
            {props.saveLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

import { Stack } from '@mantine/core';
import type { PoiTag } from '@ooo/domain/pois/poi.schema';
import type { PresetDialog } from '@ooo/domain/scheduling/presets';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { fitsHours } from '../../../trip-data/api/open-on.ts';
import type { VisitFormState } from '../../lib/use-visit-form.ts';
import { DateField } from './date-field.tsx';
import { DurationField } from './duration-field.tsx';
import { HoursHint } from './hours-hint.tsx';
import { PresetChips } from './preset-chips.tsx';
import classes from './set-time.module.css';
import { TimeFields } from './time-fields.tsx';

interface VisitFieldsProps {
  readonly trip: Trip;
  readonly tag: PoiTag;
  readonly form: VisitFormState;
  readonly dialog: PresetDialog;
  /** When the place is open on the chosen day; null if unknown. */
  readonly windows: readonly OpenWindow[] | null;
  readonly canUnschedule?: boolean;
  /** Why the time is invalid, and the id of that sentence. */
  readonly timeError: string | undefined;
  readonly timeErrorId: string;
}

/** Day, time and length of a visit, with usual times and what speaks against it. */
export function VisitFields(props: VisitFieldsProps) {
  const { trip, tag, form, dialog, windows, canUnschedule, timeError, timeErrorId } = props;
  const isUnscheduled = form.date === 'unscheduled';
  return (
    <Stack gap="md">
      <DateField
        trip={trip}
        date={form.date}
        onChange={form.setDate}
        {...(canUnschedule && { canUnschedule })}
      />
      {!isUnscheduled && (
        <>
          <PresetChips
            trip={trip}
            tag={tag}
            date={form.day ?? null}
            dialog={dialog}
            onPick={form.takePreset}
          />
          <div className={classes.row}>
            <TimeFields
              entry={form.entry}
              onChange={form.setEntry}
              error={timeError}
              errorId={timeErrorId}
            />
            <DurationField durationMin={form.durationMin} onChange={form.setDurationMin} />
          </div>
          {form.day && (
            <HoursHint
              date={form.day}
              windows={windows}
              isMissed={!fitsHours(windows, form.visit)}
            />
          )}
        </>
      )}
    </Stack>
  );
}

import { NativeSelect } from '@mantine/core';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { listTripDays } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { DateChoice } from '../../lib/use-visit-form.ts';

interface DateFieldProps {
  readonly trip: Trip;
  readonly date: DateChoice;
  readonly onChange: (date: DateChoice) => void;
  /** Offers `Unscheduled` too. */
  readonly canUnschedule?: boolean;
}

function toChoice(value: string): DateChoice {
  if (value === 'unscheduled') return value;
  return isCalendarDate(value) ? value : undefined;
}

/** The days of the trip, written `Day N - month day, weekday`. */
export function DateField({ trip, date, onChange, canUnschedule = false }: DateFieldProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return (
    <NativeSelect
      size="md"
      label={t('date.label')}
      value={date ?? ''}
      onChange={(event) => onChange(toChoice(event.currentTarget.value))}
      data={[
        ...(date === undefined ? [{ value: '', label: t('date.choose'), disabled: true }] : []),
        ...(canUnschedule ? [{ value: 'unscheduled', label: t('date.unscheduled') }] : []),
        ...listTripDays(trip).map((day) => ({
          value: day.date,
          label: t('date.day', {
            number: day.number,
            date: format.monthDay(day.date),
            weekday: format.weekday(day.date),
          }),
        })),
      ]}
    />
  );
}

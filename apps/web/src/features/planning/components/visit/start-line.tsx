import { Text } from '@mantine/core';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { VisitStart } from '../../lib/use-visit-form.ts';

interface StartLineProps {
  readonly trip: Trip;
  readonly start: VisitStart;
}

/** The day and the hour that a new event is for, while its place is still being chosen. */
export function StartLine({ trip, start: { date, startTime } }: StartLineProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const day = t('date.day', {
    number: dayNumberOf(trip, date) ?? 1,
    date: format.monthDay(date),
    weekday: format.weekday(date),
  });
  return (
    <Text size="sm" c="var(--ooo-muted)" mb="sm">
      {startTime === undefined ? day : t('date.at', { day, time: format.time(startTime) })}
    </Text>
  );
}

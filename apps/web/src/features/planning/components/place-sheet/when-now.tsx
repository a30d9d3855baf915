import { Button, Text } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { DayBadge } from '../../../../components/day-badge.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { dayColor } from '../../../../lib/theme.ts';
import { useScheduling } from '../../../trip-data/api/use-scheduling.ts';
import classes from './place-sheet.module.css';

interface WhenNowProps {
  readonly trip: Trip;
  readonly poi: Poi;
}

/** The current time of a place, with a way to clear it; or a note that it has none. */
export function WhenNow({ trip, poi }: WhenNowProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { unschedule } = useScheduling(trip.id);
  const { date, startTime } = poi;
  if (date === null) {
    return (
      <Text size="sm" c="var(--ooo-muted)">
        {t('sheet.noTime')}
      </Text>
    );
  }
  const number = dayNumberOf(trip, date);
  return (
    <>
      <span className={classes.now}>
        {number === undefined ? (
          format.day(date)
        ) : (
          <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>
        )}{' '}
        {startTime !== null && format.time(startTime)}
      </span>
      <Button variant="subtle" size="compact-sm" ml="auto" onClick={() => void unschedule(poi)}>
        {t('unschedule')}
      </Button>
    </>
  );
}

import { Button, VisuallyHidden } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dayColor } from '../../../lib/theme.ts';
import { DayBadge } from '../../../components/day-badge.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './when-button.module.css';

interface WhenButtonProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly onSetTime: (poi: Poi) => void;
}

/** When a place is visited, or the way to say so. */
export function WhenButton({ trip, poi, onSetTime }: WhenButtonProps) {
  const { t } = useTranslation('pois');
  const format = useFormat();
  const number = poi.date !== null && isScheduled(poi) ? dayNumberOf(trip, poi.date) : undefined;

  if (number === undefined) {
    return (
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconClock size={14} stroke={1.75} />}
        aria-label={t('setTimeOf', { name: poi.name })}
        onClick={() => onSetTime(poi)}
      >
        {t('setTime')}
      </Button>
    );
  }
  const time = poi.startTime === null ? '' : format.time(poi.startTime);
  return (
    <button type="button" className={classes.when} onClick={() => onSetTime(poi)}>
      <VisuallyHidden>
        <bdi>{poi.name}</bdi>
      </VisuallyHidden>{' '}
      <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge> <span>{time}</span>
    </button>
  );
}

import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { DayBadge } from '../../../components/day-badge.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { dayColor } from '../../../lib/theme.ts';
import classes from './recommendation-card.module.css';

interface VisitLineProps {
  readonly poi: Poi;
  readonly number: number;
  readonly onSetTime: (poi: Poi) => void;
}

/** The day of the trip on which a place is visited; undefined if it has none. */
export function visitDayOf(trip: Trip, poi: Poi | undefined): number | undefined {
  return poi?.date && isScheduled(poi) ? dayNumberOf(trip, poi.date) : undefined;
}

/** When a place in Discover is visited, as a button that changes it. Its name contains the visible text, for voice control. */
export function VisitLine({ poi, number, onSetTime }: VisitLineProps) {
  const { t } = useTranslation('places');
  const format = useFormat();
  const day = t('day', { number });
  const time = poi.startTime === null ? '' : format.time(poi.startTime);
  return (
    <button
      type="button"
      className={classes.when}
      aria-label={t('visitOf', { name: poi.name, when: `${day} ${time}`.trim() })}
      onClick={() => onSetTime(poi)}
    >
      <DayBadge {...dayColor(number)}>{day}</DayBadge> {time}
    </button>
  );
}

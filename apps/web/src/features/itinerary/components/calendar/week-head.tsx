import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayBadge } from '../../../../components/day-badge.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { dayColor } from '../../../../lib/theme.ts';
import { DayDropNote } from '../by-hand/day-drop-note.tsx';
import classes from './time-grid.module.css';

interface WeekHeadProps {
  readonly trip: Trip;
  readonly date: CalendarDate;
  readonly isChosen: boolean;
  readonly weather: ReactNode;
  readonly onDate: (date: CalendarDate) => void;
}

/** Over the column of a day: a press chooses the day everywhere; while a place is moved, when it is open there. */
export function WeekHead({ trip, date, isChosen, weather, onDate }: WeekHeadProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const number = dayNumberOf(trip, date) ?? 1;
  return (
    <>
      <button
        type="button"
        className={classes.headDay}
        aria-pressed={isChosen}
        onClick={() => onDate(date)}
      >
        <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>{' '}
        <span>{format.day(date)}</span>
      </button>
      <div className={classes.headNote}>
        <DayDropNote date={date}>{weather}</DayDropNote>
      </div>
    </>
  );
}

import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayBadge } from '../day-badge.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { dayColor } from '../../lib/theme.ts';
import { type DayTotals, DayFacts } from './day-facts.tsx';
import classes from './day-list.module.css';

interface DayHeadProps {
  /** With its number in the trip, from 1. */
  readonly day: DayTotals & { readonly date: CalendarDate; readonly number: number };
  readonly isChosen: boolean;
  readonly weather?: ReactNode;
  /** If absent, the day cannot be chosen here. */
  readonly onDay?: ((date: CalendarDate) => void) | undefined;
  /** What can be done with the day. */
  readonly children?: ReactNode;
}

/** The head of a day: which one it is, its weather and its totals. */
export function DayHead({ day, isChosen, weather, onDay, children }: DayHeadProps) {
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const { date, number } = day;
  const name = (
    <>
      <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>
      {format.day(date)}
    </>
  );
  return (
    <header className={classes.head} data-chosen={isChosen || undefined}>
      <div className={classes.headRow}>
        {onDay ? (
          <button
            type="button"
            className={classes.date}
            aria-pressed={isChosen}
            onClick={() => onDay(date)}
          >
            {name}
          </button>
        ) : (
          <h3 className={classes.date}>{name}</h3>
        )}
        {weather}
        {children}
      </div>
      <DayFacts day={day} />
    </header>
  );
}

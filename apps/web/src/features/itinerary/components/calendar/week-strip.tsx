import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { listTripDays } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { dayColor } from '../../../../lib/theme.ts';
import classes from './week-strip.module.css';

interface WeekStripProps {
  readonly trip: Trip;
  readonly date: CalendarDate;
  readonly pois: readonly Poi[];
  readonly onDate: (date: CalendarDate) => void;
}

/** The days of the trip in a row that moves sideways, a week of them in view; a day with visits carries its colour. */
export function WeekStrip({ trip, date, pois, onDate }: WeekStripProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const strip = useRef<HTMLDivElement>(null);
  // Voice control goes by the visible text, so the name begins with it.
  const days = listTripDays(trip).map((day) => ({
    day,
    seen: [format.weekday(day.date), Number(day.date.slice(8))] as const,
  }));
  const busy = new Set(pois.filter(isScheduled).map((poi) => poi.date));

  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
    if (!strip.current || !chosen) return;
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2 - strip.current.clientWidth / 2;
    strip.current.scrollTo({ left: middle });
  }, [date]);

  return (
    <fieldset className={classes.frame} aria-label={t('month')}>
      <div ref={strip} className={classes.strip}>
        {days.map(({ day, seen }) => (
          <button
            key={day.date}
            type="button"
            data-date={day.date}
            className={classes.day}
            aria-label={`${seen.join(' ')}, ${t('day', { number: day.number })}, ${format.longDay(day.date)}`}
            aria-pressed={day.date === date}
            onClick={() => onDate(day.date)}
          >
            <span className={classes.weekday}>{seen[0]}</span>{' '}
            <span className={classes.number}>{seen[1]}</span>
            <span
              className={classes.mark}
              data-busy={busy.has(day.date) || undefined}
              style={{ '--day': dayColor(day.number).fill }}
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

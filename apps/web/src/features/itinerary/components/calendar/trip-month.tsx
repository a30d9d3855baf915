import { DatePicker } from '@mantine/dates';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { isCalendarDate, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalDates } from '../../../../components/local-dates.tsx';
import { useCalendarLabels } from '../../../../components/use-calendar-labels.ts';
import { dayColor } from '../../../../lib/theme.ts';
import { useDayNotes } from '../../../overview/api/use-day-notes.ts';
import classes from './calendar-view.module.css';

interface TripMonthProps {
  readonly trip: TripWithCaches;
  readonly date: CalendarDate;
  readonly pois: readonly Poi[];
  readonly onDate: (date: CalendarDate) => void;
}

/** The weeks of the trip, small; a day with visits carries its colour, and one with a holiday or an event a ring. */
export function TripMonth({ trip, date, pois, onDate }: TripMonthProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const ariaLabels = useCalendarLabels();
  const notesOf = useDayNotes(trip);
  const busy = new Set(pois.filter(isScheduled).map((poi) => poi.date));
  return (
    <LocalDates>
      <DatePicker
        className={classes.month}
        classNames={{ calendarHeaderLevel: classes.monthName }}
        value={date}
        onChange={(value) => value !== null && isCalendarDate(value) && onDate(value)}
        minDate={trip.startDate}
        maxDate={trip.endDate}
        maxLevel="month"
        hideOutsideDates
        fullWidth
        weekendDays={[]}
        monthLabelFormat={(month) => (isCalendarDate(month) ? format.month(month) : month)}
        ariaLabels={ariaLabels}
        aria-label={t('month')}
        getDayProps={(day) => {
          const notes = isCalendarDate(day) ? notesOf(day) : [];
          if (!isCalendarDate(day) || notes.length === 0) return {};
          const said = notes.map(({ text }) => text).join(', ');
          return {
            title: said,
            'aria-label': t('dayWithNotes', { day: format.fullDay(day), notes: said }),
          };
        }}
        renderDay={(text) => {
          const number = isCalendarDate(text) ? dayNumberOf(trip, text) : undefined;
          const isBusy = isCalendarDate(text) && busy.has(text);
          return (
            <span className={classes.monthDay}>
              {Number(text.slice(8))}
              {isCalendarDate(text) && notesOf(text).length > 0 && (
                <span className={classes.note} />
              )}
              {number !== undefined && (
                <span
                  className={classes.mark}
                  data-busy={isBusy || undefined}
                  style={{ '--day': dayColor(number).fill }}
                />
              )}
            </span>
          );
        }}
      />
    </LocalDates>
  );
}

import { Title } from '@mantine/core';
import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import { tripWeek } from '@ooo/domain/trips/trip-weeks.rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useHoursBetween } from '../../../trip-data/api/use-opening-hours.ts';
import { AddEventButton } from './add-event-button.tsx';
import { DayEdges } from '../by-hand/day-edges.tsx';
import classes from './calendar-view.module.css';
import type { PanelProps } from './day-panel.tsx';
import { PanelHead } from './panel-head.tsx';
import { TimeGrid } from './time-grid.tsx';
import { WeekHead } from './week-head.tsx';

interface WeekPanelProps extends PanelProps {
  /** In order. */
  readonly dates: readonly CalendarDate[];
  /** The day that is shown everywhere, if one is. */
  readonly chosen: CalendarDate | undefined;
  /** The day that an event is added to. */
  readonly date: CalendarDate;
  readonly renderWeather: (date: CalendarDate) => ReactNode;
}

/** Up to seven days of the trip side by side. */
export function WeekPanel(props: WeekPanelProps) {
  const { dates, chosen, date, renderWeather, onDate, switcher, tools, ...grid } = props;
  const { trip, onAdd } = grid;
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const first = dates[0] ?? date;
  const last = dates.at(-1) ?? date;
  const hours = useHoursBetween(trip, first, last);
  const [before, after] = [addDays(first, -1), addDays(last, 1)];
  const isWhole = !isTripDate(trip, before) && !isTripDate(trip, after);
  const stepTo = (label: string, other: CalendarDate) =>
    isWhole
      ? undefined
      : { label, onStep: isTripDate(trip, other) ? () => onDate(startOf(other)) : undefined };
  const startOf = (other: CalendarDate) => tripWeek(trip, other)[0] ?? other;

  return (
    <section
      className={classes.day}
      aria-label={t('week', { dates: format.dateRange(first, last) })}
    >
      <PanelHead
        before={stepTo(t('previousWeek'), before)}
        after={stepTo(t('nextWeek'), after)}
        title={<Title order={2}>{format.dateRange(first, last)}</Title>}
        switcher={switcher}
      >
        {tools}
        <AddEventButton onAdd={() => onAdd(date)} />
      </PanelHead>
      <div className={classes.hours} data-goes-on={isTripDate(trip, after) || undefined}>
        <DayEdges trip={trip} first={first} last={last} />
        <TimeGrid
          dates={dates}
          hours={hours}
          renderHead={(day) => (
            <WeekHead
              trip={trip}
              date={day}
              isChosen={day === chosen}
              weather={renderWeather(day)}
              onDate={onDate}
            />
          )}
          {...grid}
        />
      </div>
    </section>
  );
}

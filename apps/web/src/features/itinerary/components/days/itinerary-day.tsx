import { ActionIcon } from '@mantine/core';
import type { ItineraryDay as Day } from '@ooo/domain/itinerary/itinerary.types';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { DayDropNote } from '../by-hand/day-drop-note.tsx';
import { DropLine } from '../by-hand/drop-line.tsx';
import { AnchorLine } from './anchor-line.tsx';
import { DayHead } from '../../../../components/day-list/day-head.tsx';
import type { ItineraryActions } from './itinerary-actions.ts';
import classes from '../../../../components/day-list/day-list.module.css';
import { StopLine } from './stop-line.tsx';
import { TravelBetween } from '../../../../components/day-list/travel-between.tsx';

interface ItineraryDayProps {
  readonly trip: Trip;
  readonly day: Day;
  /** The day that map and calendar show. */
  readonly isChosen: boolean;
  readonly selectedId: PoiId | undefined;
  readonly weather: ReactNode;
  readonly onDay: (date: CalendarDate) => void;
  readonly onAdd: (date: CalendarDate) => void;
  readonly actions: ItineraryActions;
}

/** A day of the itinerary: its head, its stops in their order, and the travel between them. */
export function ItineraryDay(props: ItineraryDayProps) {
  const { trip, day, isChosen, selectedId, weather, onDay, onAdd, actions } = props;
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const { date, number, rows } = day;
  return (
    <section
      className={classes.day}
      aria-label={t('day', { number })}
      data-date={date}
      data-drop="day"
    >
      <DayHead
        day={day}
        isChosen={isChosen}
        weather={<DayDropNote date={date}>{weather}</DayDropNote>}
        onDay={onDay}
      >
        <ActionIcon
          size={44}
          ml="auto"
          color="gray"
          aria-label={t('addOn', { number })}
          onClick={() => onAdd(date)}
        >
          <IconPlus size={18} stroke={1.75} />
        </ActionIcon>
      </DayHead>
      {rows.length === 0 && (
        <p className={classes.empty}>{t('empty', { weekday: format.longWeekday(date) })}</p>
      )}
      <ol className={classes.rows}>
        {rows.map((row) => (
          <li
            key={`${row.type} ${row.poi.id}`}
            data-poi={row.poi.id}
            data-stop={row.type === 'stop' || undefined}
          >
            <TravelBetween travel={row.travel} />
            {row.type === 'stop' ? (
              <StopLine
                trip={trip}
                row={row}
                dayNumber={number}
                isSelected={row.poi.id === selectedId}
                actions={actions}
              />
            ) : (
              <AnchorLine row={row} isSelected={row.poi.id === selectedId} actions={actions} />
            )}
          </li>
        ))}
      </ol>
      <DropLine date={date} />
    </section>
  );
}

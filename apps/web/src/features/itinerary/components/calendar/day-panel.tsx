import { ActionIcon, Text, Title } from '@mantine/core';
import type { StopWarning } from '@ooo/domain/itinerary/itinerary.types';
import { filterByDay } from '@ooo/domain/pois/day-filter';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import type { LocalTime } from '@ooo/domain/shared/zoned';
import { dayNumberOf, isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconMap } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HintGroup } from '../../../../components/hint-group.tsx';
import { Hint } from '../../../../components/hint.tsx';
import { dayColor } from '../../../../lib/theme.ts';
import { DayBadge } from '../../../../components/day-badge.tsx';
import { useIsPhone } from '../../../../components/use-is-phone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useOpeningHours } from '../../../trip-data/api/use-opening-hours.ts';
import type { PlaceActions } from '../../lib/place-actions.ts';
import { AddEventButton } from './add-event-button.tsx';
import { DayEdges } from '../by-hand/day-edges.tsx';
import classes from './calendar-view.module.css';
import { PanelHead } from './panel-head.tsx';
import { TimeGrid } from './time-grid.tsx';

/** The props that a day and a week of the calendar share. */
export interface PanelProps extends PlaceActions {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  readonly ghosts?: ReadonlySet<PoiId> | undefined;
  readonly warnings?: ReadonlyMap<PoiId, StopWarning> | undefined;
  /** The clock at the destination. */
  readonly now: LocalTime | undefined;
  readonly selectedId: PoiId | undefined;
  readonly onSelect: (poi: Poi) => void;
  readonly onDate: (date: CalendarDate) => void;
  readonly onAdd: (date: CalendarDate, startTime?: WallTime) => void;
  /** Between day, week and month. */
  readonly switcher: ReactNode;
  readonly tools: ReactNode;
}

interface DayPanelProps extends PanelProps {
  readonly date: CalendarDate;
  readonly onShowDay: (date: CalendarDate) => void;
  readonly weather: ReactNode;
  readonly notes: ReactNode;
}

/** One day of the trip, large. */
export function DayPanel(props: DayPanelProps) {
  const { date, onDate, onShowDay, weather, notes, switcher, tools, ...grid } = props;
  const { trip, pois, onAdd } = grid;
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const isPhone = useIsPhone();
  const hours = useOpeningHours(trip, date);
  const number = dayNumberOf(trip, date) ?? 1;
  const stepTo = (other: CalendarDate) =>
    isTripDate(trip, other) ? () => onDate(other) : undefined;

  return (
    <section className={classes.day} aria-label={format.longDay(date)}>
      <PanelHead
        before={{ label: t('previousDay'), onStep: stepTo(addDays(date, -1)) }}
        after={{ label: t('nextDay'), onStep: stepTo(addDays(date, 1)) }}
        title={
          <>
            <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>
            <Title order={2}>{isPhone ? format.day(date) : format.longDay(date)}</Title>
          </>
        }
        switcher={switcher}
        weather={weather}
      >
        <HintGroup>
          {tools}
          <Hint label={t('viewInMap')}>
            <ActionIcon
              variant="default"
              aria-label={t('viewDayInMap', { number })}
              onClick={() => onShowDay(date)}
            >
              <IconMap size={18} stroke={1.75} />
            </ActionIcon>
          </Hint>
        </HintGroup>
        <AddEventButton onAdd={() => onAdd(date)} />
      </PanelHead>
      <div className={classes.dayNotes}>{notes}</div>
      {filterByDay(pois, date).length === 0 && (
        <Text size="sm" c="var(--ooo-muted)" px="md" pt="xs">
          {t('emptyDay', { weekday: format.longWeekday(date) })}
        </Text>
      )}
      <div className={classes.hours}>
        <DayEdges trip={trip} first={date} last={date} />
        <TimeGrid dates={[date]} hours={hours} {...grid} />
      </div>
    </section>
  );
}

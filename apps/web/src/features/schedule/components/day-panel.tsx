import { ActionIcon, Button, Group, Text, Title, Tooltip } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { dayNumberOf, isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconChevronLeft, IconChevronRight, IconMap, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayColor } from '../../../lib/theme.ts';
import { DayBadge } from '../../../components/day-badge.tsx';
import { useIsPhone } from '../../../components/responsive-modal.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDestination } from '../../places/api/use-destination.ts';
import { useOpeningHours } from '../api/use-opening-hours.ts';
import type { PlaceActions } from '../lib/place-actions.ts';
import { useNow } from '../lib/use-now.ts';
import { DayEdges } from './by-hand/day-edges.tsx';
import classes from './calendar-view.module.css';
import { TimeGrid } from './time-grid.tsx';

interface DayPanelProps extends PlaceActions {
  readonly trip: Trip;
  readonly date: CalendarDate;
  readonly pois: readonly Poi[];
  readonly ghosts?: ReadonlySet<PoiId> | undefined;
  readonly selectedId: PoiId | undefined;
  readonly onSelect: (poi: Poi) => void;
  readonly onDate: (date: CalendarDate) => void;
  readonly onAdd: (date: CalendarDate, startTime?: WallTime) => void;
  readonly onShowDay: (date: CalendarDate) => void;
  readonly weather: ReactNode;
  readonly notes: ReactNode;
}

/** One day of the trip, large. */
export function DayPanel({
  trip,
  date,
  pois,
  ghosts,
  selectedId,
  onSelect,
  onDate,
  onAdd,
  onShowDay,
  weather,
  notes,
  ...actions
}: DayPanelProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const isPhone = useIsPhone();
  const hours = useOpeningHours(trip, date);
  const now = useNow(useDestination(trip).data?.zone);
  const number = dayNumberOf(trip, date) ?? 1;
  const step = (days: number, label: string, StepIcon: typeof IconChevronLeft) => (
    <ActionIcon
      aria-label={label}
      disabled={!isTripDate(trip, addDays(date, days))}
      onClick={() => onDate(addDays(date, days))}
    >
      <StepIcon size={20} stroke={1.75} />
    </ActionIcon>
  );

  return (
    <section className={classes.day} aria-label={format.longDay(date)}>
      <header className={classes.dayHead}>
        {step(-1, t('previousDay'), IconChevronLeft)}
        <div className={classes.dayTitle}>
          <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>
          <Title order={2}>{isPhone ? format.day(date) : format.longDay(date)}</Title>
        </div>
        {step(1, t('nextDay'), IconChevronRight)}
        <div className={classes.dayWeather}>{weather}</div>
        <Group gap="xs" ml="auto" wrap="nowrap">
          <Tooltip label={t('viewInMap')}>
            <ActionIcon
              variant="default"
              aria-label={t('viewDayInMap', { number })}
              onClick={() => onShowDay(date)}
            >
              <IconMap size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
          {isPhone ? (
            <ActionIcon variant="filled" aria-label={t('addEvent')} onClick={() => onAdd(date)}>
              <IconPlus size={18} stroke={1.75} />
            </ActionIcon>
          ) : (
            <Button
              size="sm"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={() => onAdd(date)}
            >
              {t('addEvent')}
            </Button>
          )}
        </Group>
      </header>
      <div className={classes.dayNotes}>{notes}</div>
      {pois.length === 0 && (
        <Text size="sm" c="var(--ooo-muted)" px="md" pt="xs">
          {t('emptyDay', { weekday: format.longWeekday(date) })}
        </Text>
      )}
      <div className={classes.hours}>
        <DayEdges trip={trip} date={date} />
        <TimeGrid
          trip={trip}
          date={date}
          pois={pois}
          hours={hours}
          now={now}
          ghosts={ghosts}
          selectedId={selectedId}
          onSelect={onSelect}
          onAdd={(startTime) => onAdd(date, startTime)}
          {...actions}
        />
      </div>
    </section>
  );
}

import { Button, Menu } from '@mantine/core';
import type { HoursDays } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { listTripDays } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DayBadge } from '../../../components/day-badge.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { dayColor } from '../../../lib/theme.ts';
import classes from './add-to-day.module.css';

interface AddToDayProps {
  readonly trip: Trip;
  readonly name: string;
  readonly hours: HoursDays | undefined;
  readonly isBusy: boolean;
  readonly onPick: (date: CalendarDate) => void;
}

/** The days of the trip to choose from; those on which the place is closed say so. */
export function AddToDay({ trip, name, hours, isBusy, onPick }: AddToDayProps) {
  const { t } = useTranslation('places');
  const format = useFormat();
  const closed = new Set(
    hours?.filter(({ windows }) => windows?.length === 0).map((day) => day.date),
  );
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          size="compact-sm"
          className={classes.button}
          variant="default"
          loading={isBusy}
          leftSection={<IconCalendarPlus size={16} stroke={1.75} />}
          aria-label={t('addToDayOf', { name })}
        >
          {t('addToDay')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.days ?? ''}>
        {listTripDays(trip).map(({ date, number }) => (
          <Menu.Item
            key={date}
            leftSection={<DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>}
            rightSection={closed.has(date) && <span className={classes.closed}>{t('closed')}</span>}
            onClick={() => onPick(date)}
          >
            {format.day(date)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

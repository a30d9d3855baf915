import { Menu } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { visitDurationMin } from '@ooo/domain/scheduling/visit-durations';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { listTripDays } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconCalendarShare } from '@tabler/icons-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayBadge } from '../../../../components/day-badge.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { dayColor } from '../../../../lib/theme.ts';
import { useScheduling } from '../../../trip-data/api/use-scheduling.ts';

interface MoveToDayProps {
  readonly trip: Trip;
  readonly poi: Poi;
  /** Asks for a time on that day, for a place without one. */
  readonly onSetTime: (poi: Poi, date: CalendarDate) => void;
}

/**
 * Mantine opens a submenu on hover and with an arrow key, but not with Enter or a screen reader's click. This opens it for
 * those too, and moves the focus into it.
 */
function useOpenByPress() {
  const [opened, setOpened] = useState(false);
  const leads = useRef(false);
  return {
    menu: { opened, onChange: setOpened },
    press: ({ detail }: MouseEvent) => {
      leads.current = detail === 0;
      setOpened(true);
    },
    first: (item: HTMLButtonElement | null) => {
      if (item && leads.current) item.focus();
      leads.current = false;
    },
  };
}

/** The other days of the trip, in a menu: a visit keeps its time there, an idea needs one. */
export function MoveToDay({ trip, poi, onSetTime }: MoveToDayProps) {
  const { t } = useTranslation('itinerary');
  const format = useFormat();
  const { menu, press, first } = useOpenByPress();
  const { move } = useScheduling(trip.id);
  const days = listTripDays(trip).filter(({ date }) => !isScheduled(poi) || date !== poi.date);
  const choose = (date: CalendarDate) => {
    const { startTime } = poi;
    if (startTime === null) onSetTime(poi, date);
    else void move(poi, { date, startTime, duration: visitDurationMin(poi) });
  };
  if (days.length === 0) return null;
  return (
    <Menu.Sub {...menu}>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconCalendarShare size={18} stroke={1.75} />} onClick={press}>
          {t(isScheduled(poi) ? 'menu.moveTo' : 'menu.addTo')}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {days.map(({ date, number }, index) => (
          <Menu.Item key={date} ref={index === 0 ? first : undefined} onClick={() => choose(date)}>
            <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge> {format.day(date)}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

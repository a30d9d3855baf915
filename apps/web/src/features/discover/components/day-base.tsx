import { baseOfNight } from '@ooo/domain/scheduling/day-places';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconBed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePois } from '../../trip-data/api/use-pois.ts';
import classes from './bases.module.css';

interface DayBaseProps {
  readonly trip: Trip;
  readonly date: CalendarDate;
  readonly onOpen: () => void;
}

/** Where the traveller sleeps in the night that begins on the day; nothing where it is unknown. */
export function DayBase({ trip, date, onOpen }: DayBaseProps) {
  const { t } = useTranslation('bases');
  const pois = usePois(trip.id).data ?? [];
  const base = date < trip.endDate ? baseOfNight(pois, date) : undefined;
  if (!base) return null;
  return (
    <button type="button" className={classes.night} onClick={onOpen}>
      <IconBed size={16} stroke={1.75} aria-hidden />
      <span>{t('night', { name: base.name })}</span>
    </button>
  );
}

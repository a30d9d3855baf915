import { VisuallyHidden } from '@mantine/core';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './flights.module.css';

interface FlightEndProps {
  readonly kind: 'departure' | 'arrival';
  readonly date: CalendarDate | undefined;
  /** By the clock of the airport. */
  readonly time: WallTime | undefined;
  /** How many days after it left; negative over the date line. */
  readonly daysLater?: number;
  readonly airport: string | undefined;
  readonly city: string | undefined;
}

/** Where a flight leaves or lands: the clock there, the airport, the day. */
export function FlightEnd({ kind, date, time, daysLater = 0, airport, city }: FlightEndProps) {
  const { t } = useTranslation('trip');
  const format = useFormat();
  const days = daysLater > 0 ? `+${daysLater}` : `−${Math.abs(daysLater)}`;
  return (
    <>
      <dt>
        <VisuallyHidden>{t(`flights.${kind}`)}</VisuallyHidden>
        <time className={classes.clock}>
          {time === undefined ? t('flights.open') : format.time(time)}
        </time>
        {daysLater !== 0 && (
          <span className={classes.days}>
            <span aria-hidden>{days}</span>
            <VisuallyHidden>{t('flights.days', { count: daysLater })}</VisuallyHidden>
          </span>
        )}
      </dt>
      <dd>
        <b className={classes.code}>{airport}</b> {city}
        {date !== undefined && <div className={classes.quiet}>{format.fullDay(date)}</div>}
      </dd>
    </>
  );
}

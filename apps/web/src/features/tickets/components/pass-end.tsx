import { daysBetween } from '@ooo/domain/shared/calendar-date';
import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './flight-pass.module.css';
import { PassValue } from './pass-value.tsx';

interface PassEndProps {
  readonly segment: TicketSegment;
  readonly index: number;
  readonly side: 'departure' | 'arrival';
  readonly city: string | undefined;
}

/** Where a flight leaves or lands, and when by the clock there. */
export function PassEnd({ segment, index, side, city }: PassEndProps) {
  const { t } = useTranslation('trip');
  const format = useFormat();
  const isArrival = side === 'arrival';
  const airport = isArrival ? segment.to : segment.from;
  const [date, time] = [segment[`${side}Date`], segment[`${side}Time`]];
  const { departureDate, arrivalDate } = segment;
  const days =
    isArrival && departureDate && arrivalDate ? daysBetween(departureDate, arrivalDate) : 0;
  return (
    <div className={classes.end} data-side={side}>
      <PassValue index={index} field={isArrival ? 'to' : 'from'} look="code">
        {airport}
      </PassValue>
      {city !== undefined && <span className={classes.city}>{city}</span>}
      {time !== undefined && (
        <PassValue index={index} field={`${side}Time`} look="clock">
          {format.time(time)}
          {days !== 0 && (
            <sup className={classes.days} title={t('flights.days', { count: days })}>
              {days > 0 ? `+${days}` : `−${-days}`}
            </sup>
          )}
        </PassValue>
      )}
      {date !== undefined && (
        <PassValue index={index} field={`${side}Date`}>
          {format.fieldDay(date)}
        </PassValue>
      )}
    </div>
  );
}

import { flightMinutes, type ShownFlight } from '@ooo/domain/flight-window/shown-flights';
import { daysBetween } from '@ooo/domain/shared/calendar-date';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FlightEnd } from './flight-end.tsx';
import classes from './flights.module.css';

interface FlightRowProps {
  readonly flight: ShownFlight;
  readonly cities: ReadonlyMap<string, string>;
  readonly allowance: string | undefined;
}

const DETAILS = ['seat', 'pnr', 'baggage', 'meal', 'aircraft', 'operatedBy'] as const;

/** One flight: where and when it leaves and lands, and what the ticket says besides. */
export function FlightRow({ flight, cities, allowance }: FlightRowProps) {
  const { t } = useTranslation('trip');
  const format = useFormat();
  const { departureDate, arrivalDate } = flight;
  const minutes = flightMinutes(flight);
  const said = { ...flight, baggage: flight.baggage ?? allowance };
  const daysLater = departureDate && arrivalDate ? daysBetween(departureDate, arrivalDate) : 0;
  const name = [flight.flightNumber, flight.airline].flatMap((part) => part ?? []).join(' · ');
  return (
    <li className={classes.flight}>
      <div className={classes.head}>
        <b>{name}</b>
        {minutes !== undefined && <span className={classes.quiet}>{format.duration(minutes)}</span>}
      </div>
      <dl className={classes.ends}>
        <FlightEnd
          kind="departure"
          date={departureDate}
          time={flight.departureTime}
          airport={flight.from}
          city={cities.get(flight.from ?? '')}
        />
        <FlightEnd
          kind="arrival"
          date={arrivalDate}
          time={flight.arrivalTime}
          daysLater={daysLater}
          airport={flight.to}
          city={cities.get(flight.to ?? '')}
        />
      </dl>
      <dl className={classes.details}>
        {DETAILS.flatMap((detail) => {
          const text = said[detail];
          return text === undefined ? (
            []
          ) : (
            <div key={detail}>
              <dt>{t(`flights.${detail}`)}</dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

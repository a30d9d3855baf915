import { Text, Title } from '@mantine/core';
import {
  clockShift,
  minutesOnGround,
  type ShownDirection,
} from '@ooo/domain/flight-window/shown-flights';
import { parseDuration } from '@ooo/domain/shared/duration';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FlightRow } from './flight-row.tsx';
import classes from './flights.module.css';

interface DirectionFlightsProps {
  readonly direction: ShownDirection;
  /** Cities by the codes of their airports. */
  readonly cities: ReadonlyMap<string, string>;
  /** Baggage that is allowed on every flight that says nothing else. */
  readonly allowance: string | undefined;
}

/** One direction: its flights, the time on the ground between them, and what the clocks do. */
export function DirectionFlights({ direction, cities, allowance }: DirectionFlightsProps) {
  const { t } = useTranslation('trip');
  const format = useFormat();
  const titleId = useId();
  const { side, flights } = direction;
  const minutes = direction.duration === undefined ? undefined : parseDuration(direction.duration);
  const [home, there] = [flights[0]?.from, flights.at(-1)?.to];
  const shift = clockShift(direction) ?? 0;
  const nameOf = (code = '') => cities.get(code) ?? code;
  return (
    <section aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={3} id={titleId}>
          {t(`flights.${side}`)}
        </Title>
        {flights.length > 1 && minutes !== undefined && (
          <Text size="sm" c="var(--ooo-muted)">
            {t('flights.inAll', { time: format.duration(minutes) })}
          </Text>
        )}
      </div>
      <ol className={classes.direction}>
        {flights.map((flight, index) => {
          const before = flights[index - 1];
          const stay = before && minutesOnGround(before, flight);
          return (
            <Fragment key={`${flight.flightNumber}-${flight.departureDate}-${flight.from}`}>
              {stay !== undefined && (
                <li className={classes.stay}>
                  {t('flights.stay', {
                    time: format.duration(stay),
                    city: nameOf(flight.from),
                  })}
                </li>
              )}
              <FlightRow flight={flight} cities={cities} allowance={allowance} />
            </Fragment>
          );
        })}
      </ol>
      {shift !== 0 && home !== undefined && there !== undefined && (
        <Text size="sm" c="var(--ooo-muted)" mt="xs">
          {t(shift > 0 ? 'flights.ahead' : 'flights.behind', {
            there: nameOf(there),
            home: nameOf(home),
            time: format.duration(Math.abs(shift)),
          })}
        </Text>
      )}
    </section>
  );
}

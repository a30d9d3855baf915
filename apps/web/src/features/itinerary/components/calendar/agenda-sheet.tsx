import type { Poi } from '@ooo/domain/pois/poi.schema';
import { filterByDay } from '@ooo/domain/pois/day-filter';
import { listTripDays } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { PrintSheet } from '../../../../components/print-sheet.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useAirportEvents } from '../../api/use-airport-events.ts';
import classes from './agenda-sheet.module.css';
import { useDestinationName } from '../../../trip-data/api/use-destination-name.ts';
import { AgendaSheetRow } from './agenda-sheet-row.tsx';

interface AgendaSheetProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
}

/** The trip on paper: its days one under the other, none torn by the end of a page, and the ideas without a day last. */
export function AgendaSheet({ trip, pois }: AgendaSheetProps) {
  const { t } = useTranslation('schedule');
  const destination = useDestinationName(trip);
  const format = useFormat();
  const events = [...pois, ...useAirportEvents(trip)];
  const ideas = pois.filter(({ date }) => date === null);
  return (
    <PrintSheet
      title={trip.name}
      about={[t('agenda'), destination, format.dateRange(trip.startDate, trip.endDate)]}
    >
      {listTripDays(trip).map(({ date, number }) => {
        const visits = filterByDay(events, date);
        return (
          <section key={date} className={classes.day}>
            <h2>
              <b>{t('day', { number })}</b> {format.day(date)}
            </h2>
            {visits.length === 0 && <p>{t('emptyDay', { weekday: format.longWeekday(date) })}</p>}
            {visits.map((poi) => (
              <AgendaSheetRow key={poi.id} poi={poi} />
            ))}
          </section>
        );
      })}
      {ideas.length > 0 && (
        <section className={classes.day}>
          <h2>{t('ideas.title')}</h2>
          {ideas.map((poi) => (
            <AgendaSheetRow key={poi.id} poi={poi} />
          ))}
        </section>
      )}
    </PrintSheet>
  );
}

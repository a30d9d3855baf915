import { ActionIcon, Button, Text, Title } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { listTripDays, type TripDay } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayColor, TAG_COLORS } from '../../../../lib/theme.ts';
import { DayBadge } from '../../../../components/day-badge.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { filterByDay } from '@ooo/domain/pois/day-filter';
import type { PlaceActions } from '../../lib/place-actions.ts';
import classes from './agenda.module.css';
import { EventMenu } from './event-menu.tsx';

interface AgendaProps extends PlaceActions {
  readonly trip: Trip;
  /** The day that is shown. */
  readonly date: CalendarDate;
  readonly pois: readonly Poi[];
  readonly onDate: (date: CalendarDate) => void;
  readonly onAdd: (date: CalendarDate) => void;
  readonly renderWeather: (date: CalendarDate) => ReactNode;
  readonly renderNotes: (date: CalendarDate) => ReactNode;
}

interface AgendaCardProps extends AgendaProps {
  readonly day: TripDay;
}

function AgendaCard(props: AgendaCardProps) {
  const {
    trip,
    day,
    date: shown,
    pois,
    onDate,
    onAdd,
    renderWeather,
    renderNotes,
    ...actions
  } = props;
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { date, number } = day;
  const events = filterByDay(pois, date);
  return (
    <article className={classes.card} aria-label={t('day', { number })}>
      <header className={classes.head}>
        <button
          type="button"
          className={classes.date}
          aria-current={date === shown ? 'date' : undefined}
          onClick={() => onDate(date)}
        >
          <DayBadge {...dayColor(number)}>{t('day', { number })}</DayBadge>{' '}
          <span>{format.day(date)}</span>
        </button>
        <ActionIcon aria-label={t('addEventOn', { number })} onClick={() => onAdd(date)}>
          <IconPlus size={18} stroke={1.75} />
        </ActionIcon>
      </header>
      <div className={classes.weather}>{renderWeather(date)}</div>
      <div className={classes.notes}>{renderNotes(date)}</div>
      {events.length === 0 ? (
        <Text size="sm" c="var(--ooo-muted)">
          {t('emptyDay', { weekday: format.longWeekday(date) })}
        </Text>
      ) : (
        <ol className={classes.events}>
          {events.map((poi) => (
            <li key={poi.id}>
              <EventMenu trip={trip} poi={poi} {...actions}>
                <button type="button" className={classes.event}>
                  <span className={classes.time}>
                    {poi.startTime !== null && format.time(poi.startTime)}
                  </span>
                  <span
                    className={classes.dot}
                    style={{ background: TAG_COLORS[poi.tag].fill }}
                    aria-hidden
                  />
                  <span className={classes.name} dir="auto">
                    {poi.name}
                  </span>
                </button>
              </EventMenu>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

/** The whole trip, a card a day. */
export function Agenda(props: AgendaProps) {
  const { t } = useTranslation('schedule');
  return (
    <section className={classes.agenda} aria-label={t('agenda')}>
      <div className={classes.title}>
        <Title order={2}>{t('agenda')}</Title>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.75} />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      <div className={classes.cards}>
        {listTripDays(props.trip).map((day) => (
          <AgendaCard key={day.date} day={day} {...props} />
        ))}
      </div>
    </section>
  );
}

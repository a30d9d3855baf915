import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { tripWeek } from '@ooo/domain/trips/trip-weeks.rules';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import { useState, type ReactNode } from 'react';
import { useIsPhone } from '../../../../components/use-is-phone.ts';
import { useIsWide } from '../../../../components/use-is-wide.ts';
import type { CalendarSpan } from '../../../../lib/calendar-span.ts';
import { useDestination } from '../../../trip-data/api/use-destination.ts';
import { useAirportEvents } from '../../api/use-airport-events.ts';
import { useCalendarDate } from '../../api/use-calendar-date.ts';
import { useScheduling } from '../../../trip-data/api/use-scheduling.ts';
import { useWarnings } from '../../api/use-warnings.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Agenda } from './agenda.tsx';
import classes from './calendar-view.module.css';
import { DayPanel } from './day-panel.tsx';
import { Ideas } from './ideas.tsx';
import { type MapBeside, MapButton } from './map-button.tsx';
import { type CalendarPane, PhoneCalendar } from './phone-calendar.tsx';
import { SpanChoice } from './span-choice.tsx';
import { TripMonth } from './trip-month.tsx';
import { WeekPanel } from './week-panel.tsx';
import { WeekStrip } from './week-strip.tsx';

interface CalendarViewProps {
  readonly trip: TripWithCaches;
  readonly pois: readonly Poi[];
  /** The day that the address names. */
  readonly date: CalendarDate | undefined;
  /** The places at the times that a plan suggests. */
  readonly ghosts?: ReadonlySet<PoiId> | undefined;
  readonly selectedId: PoiId | undefined;
  readonly onSelect: (poi: Poi) => void;
  readonly onDate: (date: CalendarDate) => void;
  readonly onSetTime: (poi: Poi) => void;
  readonly onDetails: (poi: Poi) => void;
  readonly onSettings: () => void;
  readonly onAdd: (date: CalendarDate, startTime?: WallTime) => void;
  readonly onPlan: () => void;
  readonly onDiscover: () => void;
  readonly onShowOnMap: (poi: Poi) => void;
  readonly onShowFlights: () => void;
  readonly onShowDay: (date: CalendarDate) => void;
  /** At the head of a day. */
  readonly renderWeather: (date: CalendarDate) => ReactNode;
  /** Under the head of a day: events at the destination. */
  readonly renderNotes: (date: CalendarDate) => ReactNode;
  /** How much is shown, where the page has room for more than the month over the day. */
  readonly span: CalendarSpan;
  readonly onSpan: (span: CalendarSpan) => void;
  /** Where the page has room for a map. */
  readonly mapBeside?: MapBeside | undefined;
  /** Above the hours: ways to find places. */
  readonly discoverMenu?: ReactNode;
  /** Under the month: what to expect of the destination. */
  readonly overview: ReactNode;
}

/**
 * The trip by its days: a week, a day, or month and agenda beside the day; on a phone a strip of days over the day or
 * the agenda.
 */
export function CalendarView(props: CalendarViewProps) {
  const { trip, pois, onSetTime, onSettings, onAdd, onShowOnMap, onShowFlights } = props;
  const { renderWeather, renderNotes, ghosts, selectedId, onSelect } = props;
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  const span = isWide ? props.span : 'month';
  const [pane, setPane] = useState<CalendarPane>('day');
  const airports = useAirportEvents(trip);
  const { unschedule } = useScheduling(trip.id);
  const warnings = useWarnings(trip, ghosts && pois);
  const now = useNow(useDestination(trip).data?.zone);
  const date = useCalendarDate(trip, pois, { date: props.date, selectedId });
  const events = [...pois, ...airports];
  const showDay = (day: CalendarDate) => {
    setPane('day');
    props.onDate(day);
  };
  const actions = {
    onDetails: props.onDetails,
    onEdit: (poi: Poi) => (isAirportEvent(poi) ? onSettings() : onSetTime(poi)),
    onUnschedule: (poi: Poi) => void unschedule(poi),
    onShowOnMap,
    onShowFlights,
  };
  const panel = {
    trip,
    date,
    pois: events,
    ghosts,
    warnings,
    now,
    selectedId,
    onSelect,
    onDate: showDay,
    onAdd,
    switcher: isWide && <SpanChoice span={span} onSpan={props.onSpan} />,
    tools: (
      <>
        {props.discoverMenu}
        {props.mapBeside && <MapButton {...props.mapBeside} />}
      </>
    ),
    ...actions,
  };
  if (span === 'week') {
    const dates = tripWeek(trip, date);
    return (
      <div className={classes.calendar} data-alone>
        <WeekPanel
          key={dates[0]}
          {...panel}
          dates={dates}
          chosen={props.date}
          renderWeather={renderWeather}
        />
      </div>
    );
  }

  const day = (
    <DayPanel
      key={date}
      {...panel}
      onShowDay={props.onShowDay}
      weather={renderWeather(date)}
      notes={renderNotes(date)}
    />
  );
  if (span === 'day') {
    return (
      <div className={classes.calendar} data-alone>
        {day}
      </div>
    );
  }
  const month = <TripMonth trip={trip} date={date} pois={events} onDate={showDay} />;
  const ideas = !isWide && (
    <Ideas
      trip={trip}
      pois={pois}
      onEdit={onSetTime}
      onPlan={props.onPlan}
      onDiscover={props.onDiscover}
    />
  );
  const agenda = (
    <Agenda
      trip={trip}
      date={date}
      pois={events}
      onDate={showDay}
      onAdd={onAdd}
      renderWeather={renderWeather}
      renderNotes={renderNotes}
      {...actions}
    />
  );
  if (isPhone) {
    return (
      <PhoneCalendar
        strip={<WeekStrip trip={trip} date={date} pois={events} onDate={showDay} />}
        month={month}
        pane={pane}
        onPane={setPane}
        day={day}
        agenda={agenda}
        rest={
          <>
            {ideas}
            {props.overview}
          </>
        }
      />
    );
  }
  return (
    <div className={classes.calendar}>
      <div className={classes.side}>
        {month}
        {props.overview}
        {ideas}
        {agenda}
      </div>
      {day}
    </div>
  );
}

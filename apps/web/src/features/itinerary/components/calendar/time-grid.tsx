import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import { dayBounds, flightWindow } from '@ooo/domain/flight-window/flight-window.rules';
import type { StopWarning } from '@ooo/domain/itinerary/itinerary.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { fromMinutes, toMinutes, type WallTime } from '@ooo/domain/shared/wall-time';
import type { LocalTime } from '@ooo/domain/shared/zoned';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { CSSProperties, ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { PoiId } from '@ooo/domain/shared/ids';
import { type DayBlock, layOutDay, weekHours } from '../../lib/day-layout.ts';
import { HOUR_PX } from '../../lib/hour-px.ts';
import type { PlaceActions } from '../../lib/place-actions.ts';
import { useScrolledOnce } from '../../lib/use-scrolled-once.ts';
import { useShownBlock } from '../../lib/use-shown-block.ts';
import { GridDay } from './grid-day.tsx';
import classes from './time-grid.module.css';

interface TimeGridProps extends PlaceActions {
  readonly trip: Trip;
  /** Side by side, in order. */
  readonly dates: readonly CalendarDate[];
  /** The visits of these days and their flights. */
  readonly pois: readonly Poi[];
  readonly hours: readonly OpeningDays[] | undefined;
  /** The clock at the destination. */
  readonly now: LocalTime | undefined;
  /** Suggested by a plan, and not saved yet. */
  readonly ghosts?: ReadonlySet<PoiId> | undefined;
  /** What is wrong with a visit. */
  readonly warnings?: ReadonlyMap<PoiId, StopWarning> | undefined;
  readonly selectedId: PoiId | undefined;
  readonly onSelect: (poi: Poi) => void;
  readonly onAdd: (date: CalendarDate, startTime: WallTime) => void;
  /** Over the column of a day, if there are several. */
  readonly renderHead?: (date: CalendarDate) => ReactNode;
}

/** Days by the hour, beside one clock: a column each. */
export function TimeGrid(props: TimeGridProps) {
  const { trip, dates, pois, now, selectedId, onAdd, renderHead, ...rest } = props;
  const format = useFormat();
  const days = dates.map((date) => ({
    date,
    blocks: layOutDay(pois.filter((poi) => poi.date === date)),
    bounds: dayBounds(flightWindow(trip), date),
  }));
  const { from, to } = weekHours(days);
  const toPx = (min: number) =>
    ((Math.min(Math.max(min, from * 60), to * 60) - from * 60) / 60) * HOUR_PX;
  const place = (startMin: number, endMin: number): CSSProperties => {
    const top = toPx(startMin);
    return { top, height: Math.max(0, toPx(endMin) - top) };
  };
  const nowMin = now && dates.includes(now.date) ? toMinutes(now.time) : undefined;
  const firstMin = nowMin ?? firstStart(days, selectedId);
  const scroller = useScrolledOnce(firstMin === undefined ? undefined : toPx(firstMin - 60));
  useShownBlock(scroller, selectedId);

  return (
    <div ref={scroller} className={classes.scroller} data-week={renderHead ? true : undefined}>
      {renderHead && (
        <div className={classes.heads} data-heads>
          {dates.map((date) => (
            <div key={date} className={classes.head}>
              {renderHead(date)}
            </div>
          ))}
        </div>
      )}
      <div className={classes.grid} style={{ height: (to - from) * HOUR_PX }}>
        {Array.from({ length: to - from }, (_, index) => from + index).map((hour) => (
          <div key={hour} className={classes.hour} style={{ top: (hour - from) * HOUR_PX }}>
            <span>{format.time(fromMinutes(hour * 60))}</span>
          </div>
        ))}
        <div className={classes.days}>
          {days.map((day) => (
            <GridDay
              key={day.date}
              trip={trip}
              {...day}
              from={from}
              to={to}
              place={place}
              nowMin={now?.date === day.date ? nowMin : undefined}
              isOneOfMany={dates.length > 1}
              selectedId={selectedId}
              onAdd={(startTime) => onAdd(day.date, startTime)}
              {...rest}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** When the selected visit starts, or else the first one; a flight counts only where one day is shown. */
function firstStart(
  days: readonly { readonly blocks: readonly DayBlock[] }[],
  selectedId: PoiId | undefined,
): number | undefined {
  const blocks = days.flatMap((day) => day.blocks);
  const selected = blocks.find(({ poi }) => poi.id === selectedId);
  const visits = blocks.filter(({ poi }) => days.length === 1 || !isAirportEvent(poi));
  const starts = selected ? [selected.startMin] : visits.map(({ startMin }) => startMin);
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

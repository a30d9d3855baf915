import { VisuallyHidden } from '@mantine/core';
import { dayBounds, flightWindow } from '@ooo/domain/flight-window/flight-window.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { fromMinutes, toMinutes, type WallTime } from '@ooo/domain/shared/wall-time';
import type { LocalTime } from '@ooo/domain/shared/zoned';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { PoiId } from '@ooo/domain/shared/ids';
import { gridHours, HOUR_PX, layOutDay, listTravel } from '../lib/day-layout.ts';
import type { PlaceActions } from '../lib/place-actions.ts';
import { useScrolledOnce } from '../lib/use-scrolled-once.ts';
import { GridGhost } from './by-hand/grid-ghost.tsx';
import { GridBlock } from './grid-block.tsx';
import { HourSlots } from './hour-slots.tsx';
import classes from './time-grid.module.css';
import { OpenLight } from './open-light.tsx';
import { TravelLine } from './travel-line.tsx';

interface TimeGridProps extends PlaceActions {
  readonly trip: Trip;
  readonly date: CalendarDate;
  /** The visits of the day and its flights. */
  readonly pois: readonly Poi[];
  readonly hours: readonly OpeningDays[] | undefined;
  /** The clock at the destination. */
  readonly now: LocalTime | undefined;
  /** What a plan suggests, and is not there yet. */
  readonly ghosts?: ReadonlySet<PoiId> | undefined;
  readonly selectedId: PoiId | undefined;
  readonly onSelect: (poi: Poi) => void;
  readonly onAdd: (startTime: WallTime) => void;
}

/** A day by the hour: visits, the travel between them, flights, opening hours as light. */
export function TimeGrid(props: TimeGridProps) {
  const { trip, date, pois, hours, now, ghosts, selectedId, onSelect, onAdd, ...actions } = props;
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const blocks = layOutDay(pois);
  const bounds = dayBounds(flightWindow(trip), date);
  const { from, to } = gridHours(blocks, bounds);
  const toPx = (min: number) =>
    ((Math.min(Math.max(min, from * 60), to * 60) - from * 60) / 60) * HOUR_PX;
  const place = (startMin: number, endMin: number): CSSProperties => {
    const top = toPx(startMin);
    return { top, height: Math.max(0, toPx(endMin) - top) };
  };
  const nowMin = now?.date === date ? toMinutes(now.time) : undefined;
  const firstMin = nowMin ?? blocks[0]?.startMin;
  const scroller = useScrolledOnce(firstMin === undefined ? undefined : toPx(firstMin - 60));

  return (
    <div ref={scroller} className={classes.scroller}>
      <div className={classes.grid} style={{ height: (to - from) * HOUR_PX }}>
        {Array.from({ length: to - from }, (_, index) => from + index).map((hour) => (
          <div key={hour} className={classes.hour} style={{ top: (hour - from) * HOUR_PX }}>
            <span>{format.time(fromMinutes(hour * 60))}</span>
          </div>
        ))}
        <div className={classes.lanes} data-drop="hours" data-date={date} data-from-min={from * 60}>
          <div className={classes.closed} style={place(0, bounds?.startMin ?? to * 60)} />
          {bounds && <div className={classes.closed} style={place(bounds.endMin, to * 60)} />}
          <OpenLight date={date} hours={hours} selectedId={selectedId} place={place} />
          <HourSlots from={from} to={to} bounds={bounds} place={place} onAdd={onAdd} />
          {listTravel(blocks).map((travel) => (
            <TravelLine
              key={travel.fromId}
              travel={travel}
              style={place(travel.startMin, travel.endMin)}
            />
          ))}
          {blocks.map((block) => (
            <GridBlock
              key={block.poi.id}
              trip={trip}
              block={block}
              isSelected={block.poi.id === selectedId}
              isGhost={ghosts?.has(block.poi.id) ?? false}
              onSelect={() => onSelect(block.poi)}
              style={place(block.startMin, block.endMin)}
              {...actions}
            />
          ))}
          <GridGhost date={date} place={place} />
          {nowMin !== undefined && (
            <div className={classes.now} style={{ top: toPx(nowMin) }}>
              <VisuallyHidden>
                {t('now', { time: format.time(fromMinutes(nowMin)) })}
              </VisuallyHidden>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

import { VisuallyHidden } from '@mantine/core';
import type { DayBounds } from '@ooo/domain/flight-window/flight-window.rules';
import type { StopWarning } from '@ooo/domain/itinerary/itinerary.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { OpeningDays } from '@ooo/domain/scheduling/plan-trip';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import { fromMinutes, type WallTime } from '@ooo/domain/shared/wall-time';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { usePreferences } from '../../../../lib/preferences/use-preferences.ts';
import { type DayBlock, listTravel } from '../../lib/day-layout.ts';
import type { PlaceActions } from '../../lib/place-actions.ts';
import { GridGhost } from '../by-hand/grid-ghost.tsx';
import { GridBlock } from './grid-block.tsx';
import { HourSlots } from './hour-slots.tsx';
import { OpenLight } from './open-light.tsx';
import classes from './time-grid.module.css';
import { TravelLine } from './travel-line.tsx';

interface GridDayProps extends PlaceActions {
  readonly trip: Trip;
  readonly date: CalendarDate;
  readonly blocks: readonly DayBlock[];
  /** The part of the day that the flights leave free. */
  readonly bounds: DayBounds | undefined;
  /** The hours that the grid shows, half open. */
  readonly from: number;
  readonly to: number;
  readonly place: (startMin: number, endMin: number) => CSSProperties;
  /** The clock at the destination, where it is this day. */
  readonly nowMin: number | undefined;
  readonly isOneOfMany: boolean;
  readonly hours: readonly OpeningDays[] | undefined;
  readonly ghosts?: ReadonlySet<PoiId> | undefined;
  readonly warnings?: ReadonlyMap<PoiId, StopWarning> | undefined;
  readonly selectedId: PoiId | undefined;
  readonly onSelect: (poi: Poi) => void;
  readonly onAdd: (startTime: WallTime) => void;
}

/** A day on the time grid: visits, the travel between them, flights, opening hours as light. */
export function GridDay(props: GridDayProps) {
  const { trip, date, blocks, bounds, from, to, place, nowMin, isOneOfMany, ...rest } = props;
  const { hours, ghosts, warnings, selectedId, onSelect, onAdd, ...actions } = rest;
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { travelBy } = usePreferences();
  return (
    <div className={classes.lanes} data-drop="hours" data-date={date} data-from-min={from * 60}>
      <div className={classes.closed} style={place(0, bounds?.startMin ?? to * 60)} />
      {bounds && <div className={classes.closed} style={place(bounds.endMin, to * 60)} />}
      <OpenLight date={date} hours={hours} selectedId={selectedId} place={place} />
      <HourSlots
        label={isOneOfMany ? t('freeHoursOn', { day: format.day(date) }) : t('freeHours')}
        from={from}
        to={to}
        bounds={bounds}
        place={place}
        onAdd={onAdd}
      />
      {listTravel(blocks, travelBy).map((travel) => (
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
          warning={warnings?.get(block.poi.id)}
          onSelect={() => onSelect(block.poi)}
          style={place(block.startMin, block.endMin)}
          {...actions}
        />
      ))}
      <GridGhost date={date} place={place} />
      {nowMin !== undefined && (
        <div className={classes.now} style={{ top: place(nowMin, nowMin).top }}>
          <VisuallyHidden>{t('now', { time: format.time(fromMinutes(nowMin)) })}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}

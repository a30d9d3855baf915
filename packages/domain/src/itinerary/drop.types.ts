import type { VisitRefusal } from '../flight-window/flight-window.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import type { OpenWindow } from '../scheduling/schedule.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { TravelMeans } from '../shared/preferences.ts';
import type { WallTime } from '../shared/wall-time.ts';
import type { Trip } from '../trips/trip.schema.ts';

export interface DropSource {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  /** Open windows of a place on a date; empty if it is closed, null if unknown. */
  readonly hoursOf: (poi: Poi, date: CalendarDate) => readonly OpenWindow[] | null;
  /** The suggestion for a place that is put on a day without a time; undefined if nothing is free. */
  readonly freeStart?: ((poi: Poi, date: CalendarDate) => WallTime | undefined) | undefined;
  readonly travelBy?: TravelMeans | undefined;
}

/** Where a place is put by hand. */
export type DropTarget =
  /** Back to the unscheduled places. */
  | { readonly to: 'ideas' }
  /** A day of the trip, before the stop at `position` among the others, from 0; without it wherever there is time. */
  | { readonly to: 'day'; readonly date: CalendarDate; readonly position?: number }
  /** An hour of a day, in minutes since midnight. */
  | { readonly to: 'time'; readonly date: CalendarDate; readonly startMin: number }
  /** A visit that is made longer or shorter. */
  | { readonly to: 'length'; readonly durationMin: number };

/** `duration` in minutes. */
export interface DropVisit {
  readonly date: CalendarDate;
  readonly startTime: WallTime;
  readonly duration: number;
}

/**
 * `closed-day`: the place is closed on that date; `closed-then`: it is open, but not for the whole visit; `no-room`:
 * the stops before and after begin at the same minute; else the flights, or a date outside the trip.
 */
export type DropRefusal = VisitRefusal | 'closed-day' | 'closed-then' | 'no-room';

/** Allowed, with a warning: the visit overlaps another one, or leaves too little time to get there or away. */
export type DropMark = 'overlap' | 'tight';

export type Drop =
  | {
      readonly ok: true;
      /** Undefined for a place that loses its time. */
      readonly visit: DropVisit | undefined;
      readonly mark: DropMark | undefined;
    }
  | { readonly ok: false; readonly reason: DropRefusal };

import type { Destination } from '@ooo/atlas/destinations';
import type { FlightDetails } from '@ooo/domain/trips/trip.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { OpenWindow, Pace } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { PoiId } from '@ooo/domain/shared/ids';

/** The minutes at which the flights land and take off, from midnight of the first date; undefined where none is. */
export interface MadeFlights {
  readonly landsAtMin?: number;
  readonly leavesAtMin?: number;
}

/** A trip to a city of the atlas, with what the judge has to know of it beside what the planner is given. */
export interface MadeTrip {
  readonly name: string;
  readonly city: Destination;
  readonly trip: {
    readonly startDate: CalendarDate;
    readonly endDate: CalendarDate;
    readonly flightDetails: FlightDetails | null;
  };
  readonly pace: Pace;
  readonly pois: readonly Poi[];
  readonly hoursOf: (poi: Poi, date: CalendarDate) => readonly OpenWindow[] | null;
  readonly airportAt: Coordinates | undefined;
  readonly hotelAt: Coordinates | undefined;
  readonly dates: readonly CalendarDate[];
  /** Wait for a time. */
  readonly places: readonly Poi[];
  /** Have their time. */
  readonly fixed: readonly FixedPoi[];
  readonly flights: MadeFlights;
}

export interface FixedPoi {
  readonly poi: Poi;
  readonly day: number;
  readonly startMin: number;
  readonly durationMin: number;
}

/** A plan as it is judged. */
export interface JudgedPlan {
  readonly visits: readonly {
    readonly id: PoiId;
    readonly day: number;
    readonly startMin: number;
    readonly durationMin: number;
  }[];
  readonly unplaced: readonly { readonly id: PoiId }[];
}

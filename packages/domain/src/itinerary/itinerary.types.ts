import type { Poi } from '../pois/poi.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** How one gets from one row of a day to the next, as it is estimated. */
export interface ItineraryTravel {
  readonly minutes: number;
  /** Of them on foot. */
  readonly walkMin: number;
  readonly by: 'walk' | 'ride';
  /** Where it starts: the row before, or the hotel of the night before. */
  readonly from: 'before' | 'hotel';
}

/**
 * A problem of a visit: the place is closed then, it clashes with the visit before it, the flights leave no time for
 * it, or the travel to it takes longer than there is.
 */
export type StopWarning = 'closed' | 'overlap' | 'flights' | 'tight';

export interface StopRow {
  readonly type: 'stop';
  readonly poi: Poi;
  /** Its place in the order of the day, from 1, as on the map. */
  readonly number: number;
  /** Minutes since midnight. */
  readonly startMin: number;
  readonly endMin: number;
  readonly travel: ItineraryTravel | undefined;
  readonly warning: StopWarning | undefined;
}

/** A landing at the destination or a departure from it. */
export interface FlightRow {
  readonly type: 'flight';
  readonly poi: Poi;
  readonly startMin: number;
  readonly travel: ItineraryTravel | undefined;
}

/** Where the night after the day is spent. */
export interface HotelRow {
  readonly type: 'hotel';
  readonly poi: Poi;
  readonly travel: ItineraryTravel | undefined;
}

export type ItineraryRow = StopRow | FlightRow | HotelRow;

/** A day of the trip as one travels it. */
export interface ItineraryDay {
  readonly date: CalendarDate;
  /** Of the trip, from 1. */
  readonly number: number;
  readonly rows: readonly ItineraryRow[];
  readonly stopCount: number;
  /** On foot, with the walks to and from the stops of rides. */
  readonly walkKm: number;
  readonly travelMin: number;
  /** Visits and the travel between them as a share of the hours that the day has; more than 1 where they do not fit. */
  readonly fill: number;
}

/** A trip day by day, and places without a day. */
export interface Itinerary {
  readonly days: readonly ItineraryDay[];
  /** Unscheduled places near the destination, in the order of saving. */
  readonly ideas: readonly Poi[];
  /** Unscheduled places that are too far away to be planned. */
  readonly far: readonly Poi[];
}

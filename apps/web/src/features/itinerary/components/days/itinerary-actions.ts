import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';

/** What the rows of the itinerary can have the page do. */
export interface ItineraryActions {
  readonly onSelect: (poi: Poi) => void;
  readonly onDetails: (poi: Poi) => void;
  /** With the day to begin with, if it is not the one that the place has. */
  readonly onSetTime: (poi: Poi, date?: CalendarDate) => void;
  readonly onRemove: (poi: Poi) => void;
  readonly onShowFlights: () => void;
}

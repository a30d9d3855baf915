import type { Poi } from '@ooo/domain/pois/poi.schema';

/** What the screens around the calendar do with one of its places. */
export interface PlaceActions {
  readonly onDetails: (poi: Poi) => void;
  readonly onEdit: (poi: Poi) => void;
  readonly onUnschedule: (poi: Poi) => void;
  readonly onShowOnMap: (poi: Poi) => void;
  /** To the flights that land at the destination and leave from it. */
  readonly onShowFlights: () => void;
}

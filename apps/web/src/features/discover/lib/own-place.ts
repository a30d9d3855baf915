import type { PlaceKind } from '@ooo/domain/places/place-kinds';
import { tagOfKind } from '@ooo/domain/places/place-kinds';
import type { PoiCreate } from '@ooo/domain/pois/poi.schema';
import type { Stay } from '@ooo/domain/scheduling/bases';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { defined } from '@ooo/domain/shared/defined';
import type { TripId } from '@ooo/domain/shared/ids';
import type { WallTime } from '@ooo/domain/shared/wall-time';

/** What the traveller adds; it decides which other fields there are. */
export const OWN_PLACE_SORTS = ['place', 'hotel', 'event'] as const;
export type OwnPlaceSort = (typeof OWN_PLACE_SORTS)[number];

/** What the form begins with. */
export interface OwnPlaceStart {
  readonly sort?: OwnPlaceSort | undefined;
  readonly name?: string | undefined;
  readonly date?: CalendarDate | undefined;
  readonly startTime?: WallTime | undefined;
}

export interface OwnVisit {
  readonly date: CalendarDate;
  readonly startTime: WallTime;
  readonly duration: number;
}

/** As the form holds it. */
export interface OwnPlace {
  readonly sort: OwnPlaceSort;
  readonly name: string;
  readonly kind: PlaceKind | undefined;
  readonly address: string;
  readonly coordinates: Coordinates | undefined;
  /** The nights of a hotel; undefined while not known. */
  readonly stay: Stay | undefined;
  /** Of an event. */
  readonly visit: OwnVisit;
}

/** What is saved: a hotel has its nights, an event its day and time. */
export function ownPlaceToPoi(place: OwnPlace, tripId: TripId): PoiCreate {
  const { sort, name, address, coordinates, stay, visit } = place;
  const kind = sort === 'hotel' ? 'hotel' : place.kind;
  return {
    tripId,
    name,
    tag: kind ? tagOfKind(kind) : 'misc',
    kind: kind ?? null,
    location: defined({ address: address.trim() || undefined, coordinates }),
    ...(sort === 'hotel' && stay && { date: stay.firstNight, endDate: stay.lastMorning }),
    ...(sort === 'event' && visit),
  };
}

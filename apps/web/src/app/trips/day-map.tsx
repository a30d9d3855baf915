import { isAirportEvent } from '@ooo/domain/flight-window/airport-events';
import type { PlanOverlay } from '@ooo/domain/itinerary/with-plan';
import { filterByDay } from '@ooo/domain/pois/day-filter';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { type ComponentProps, useMemo } from 'react';
import { TripMap } from '../../features/map/components/trip-map.tsx';
import { usePois } from '../../features/trip-data/api/use-pois.ts';
import { useAirportEvents } from '../../features/itinerary/api/use-airport-events.ts';
import type { TripView } from '../../features/trips/lib/trip-view.ts';
import type { TripDialogs } from './use-trip-dialogs.ts';

const NONE: readonly Poi[] = [];

type MapProps = ComponentProps<typeof TripMap>;

export interface DayMapProps extends Pick<
  MapProps,
  'trip' | 'covered' | 'preview' | 'top' | 'empty' | 'children' | 'onSelect'
> {
  readonly view: Pick<TripView, 'day' | 'placeId'>;
  readonly dialogs: TripDialogs;
  /** The places as they would be if the plan in the preview were applied. */
  readonly overlay: PlanOverlay | undefined;
  readonly onShowFlights: () => void;
}

/** The places of the chosen day on the map, and what can be done with the selected one. */
export function DayMap({ view, dialogs, overlay, onShowFlights, ...map }: DayMapProps) {
  const { day, placeId } = view;
  const pois = usePois(map.trip.id).data;
  const saved = overlay?.pois ?? pois ?? NONE;
  const airportEvents = useAirportEvents(map.trip);
  const shown = useMemo(() => filterByDay(saved, day), [saved, day]);
  return (
    <TripMap
      pois={shown}
      saved={saved}
      airportEvents={airportEvents}
      ghosts={overlay?.ghosts}
      day={day}
      selected={[...saved, ...airportEvents].find((poi) => poi.id === placeId)}
      onPin={dialogs.addOwnPlace}
      onSetTime={(poi) => (isAirportEvent(poi) ? onShowFlights() : dialogs.setTime(poi))}
      onDetails={(poi) => dialogs.showPlace(poi, isCalendarDate(day) ? day : undefined)}
      {...map}
    />
  );
}

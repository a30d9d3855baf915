import type { DayChoice } from '@ooo/domain/pois/day-filter';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { MarkerSpec } from '@ooo/map/markers/marker.layer';
import { toLatLng } from '@ooo/map/view/leaflet-order';
import {
  indexPlaces,
  indexStops,
  type MappedPlace,
  type PlaceCluster,
} from '@ooo/map/view/place-index';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap } from 'react-leaflet';
import { hoveredPlaceAtom } from '../../../lib/hovered-place.ts';
import { useSetAtom } from '../../../lib/jotai.ts';
import { dayColor, TAG_COLORS } from '../../../lib/theme.ts';
import { type AirportStop, listAirportStops, listHotels, nextEvent } from './anchors.ts';
import { spriteId } from './icon-sprite.ts';
import { findPlaceIcon } from './place-icon.ts';
import { useMapBox } from './use-map-box.ts';

export interface MarkedPlaces {
  readonly trip: Trip;
  readonly day: DayChoice;
  /** Places that pass the day filter; those of a single day in its order. */
  readonly pois: readonly Poi[];
  /** All saved places: a day shows its hotels, whether or not they are visited on it. */
  readonly saved: readonly Poi[];
  /** Landing and departure, from the trip's flights. */
  readonly airportEvents: readonly Poi[];
  /** The places that a plan suggests where they are, and that are not there yet. */
  readonly ghosts?: ReadonlySet<PoiId> | undefined;
  readonly selectedId: PoiId | undefined;
  readonly onSelect: (poi: Poi) => void;
}

/** The key of the marker of a place. */
export const placeKey = (id: PoiId): string => `place ${id}`;

const CENTERED = [0, 0] as const;

const iconOf = (poi: Poi): string => spriteId(findPlaceIcon(poi));

/** The markers of the view as it is: places, clusters, hotels and airports; the selected place always has its own. */
export function useMarkerSpecs(props: MarkedPlaces): MarkerSpec[] {
  const { trip, day, pois, saved, airportEvents, ghosts, selectedId, onSelect } = props;
  const { t } = useTranslation('map');
  const map = useMap();
  const onHover = useSetAtom(hoveredPlaceAtom);
  const { zoom, box } = useMapBox();
  const chosenDay = isCalendarDate(day) ? dayNumberOf(trip, day) : undefined;
  const hotels = useMemo(() => listHotels(saved, day), [saved, day]);
  const airports = useMemo(() => listAirportStops(airportEvents, day), [airportEvents, day]);
  const stops = useMemo(() => new Map(pois.map(({ id }, index) => [id, index + 1])), [pois]);
  const index = useMemo(() => {
    const isHotel = new Set(chosenDay === undefined ? hotels.map(({ id }) => id) : []);
    const ids = new Set(pois.map(({ id }) => id));
    return {
      anchors: hotels.filter(({ id }) => chosenDay === undefined || !ids.has(id)),
      find: (chosenDay === undefined ? indexPlaces : indexStops)(
        pois.filter(({ id }) => id !== selectedId && !isHotel.has(id)),
      ),
    };
  }, [pois, hotels, chosenDay, selectedId]);

  return useMemo(() => {
    const dayNumber = (poi: Poi) =>
      poi.date !== null && isScheduled(poi) ? dayNumberOf(trip, poi.date) : undefined;
    const toDay = (number: number) => ({ word: t('day', { number }), swatch: dayColor(number) });
    const faceOf = (poi: Poi, isAnchor: boolean): MarkerSpec['face'] => {
      const look = {
        icon: iconOf(poi),
        swatch: TAG_COLORS[poi.tag],
        isGhost: ghosts?.has(poi.id) ?? false,
      };
      const stop = chosenDay === undefined ? undefined : stops.get(poi.id);
      if (stop !== undefined && chosenDay !== undefined) {
        return { type: 'stop', ...look, stop, daySwatch: dayColor(chosenDay) };
      }
      const number = dayNumber(poi);
      const day = number === undefined ? undefined : toDay(number);
      return { type: 'place', ...look, isAnchor, day };
    };
    const nameOf = (poi: Poi, isAnchor: boolean): string => {
      const stop = chosenDay === undefined ? undefined : stops.get(poi.id);
      if (stop !== undefined) return t('stop', { number: stop, name: poi.name });
      const name = isAnchor ? t('hotel', { name: poi.name }) : poi.name;
      const number = dayNumber(poi);
      return number === undefined ? name : t('marker', { name, number });
    };
    const labelOf = (poi: Poi, isAnchor: boolean): string => {
      const name = nameOf(poi, isAnchor);
      return ghosts?.has(poi.id) ? t('ghost', { name }) : name;
    };
    const toPlace = ({ poi, coordinates, offset }: MappedPlace, isAnchor = false): MarkerSpec => ({
      key: placeKey(poi.id),
      position: toLatLng(coordinates),
      offset,
      face: faceOf(poi, isAnchor),
      label: labelOf(poi, isAnchor),
      isSelected: poi.id === selectedId,
      onPress: () => onSelect(poi),
      onHover: (isOver) => onHover(isOver ? poi.id : undefined),
    });
    const toCluster = ({ key, coordinates, pois: { length: count }, opensAt }: PlaceCluster) => ({
      key: `cluster ${key}`,
      position: toLatLng(coordinates),
      offset: CENTERED,
      face: { type: 'count', count } as const,
      label: t('cluster', { count }),
      isSelected: false,
      onPress: () => map.setView(toLatLng(coordinates), opensAt),
    });
    const toAirport = (stop: AirportStop): MarkerSpec[] => {
      const [event] = stop.events;
      const coordinates = event?.location.coordinates;
      if (!event || !coordinates) return [];
      return [
        {
          key: `airport ${stop.key}`,
          position: toLatLng(coordinates),
          offset: CENTERED,
          face: {
            type: 'place',
            icon: iconOf(event),
            swatch: TAG_COLORS.airport,
            isAnchor: true,
            isGhost: false,
            day: undefined,
          },
          label: stop.events.map((each) => nameOf(each, false)).join('; '),
          isSelected: stop.events.some(({ id }) => id === selectedId),
          onPress: () => onSelect(nextEvent(stop, selectedId) ?? event),
        },
      ];
    };
    const apart = (poi: Poi, isAnchor: boolean): MarkerSpec[] => {
      const { coordinates } = poi.location;
      return coordinates ? [toPlace({ poi, coordinates, offset: CENTERED }, isAnchor)] : [];
    };

    const { places, clusters } = index.find(box, zoom);
    const isAnchor = new Set(index.anchors.map(({ id }) => id));
    const selected = pois.filter(({ id }) => id === selectedId && !isAnchor.has(id));
    return [
      ...airports.flatMap(toAirport),
      ...index.anchors.flatMap((poi) => apart(poi, true)),
      ...clusters.map(toCluster),
      ...places.map((place) => toPlace(place)),
      ...selected.flatMap((poi) => apart(poi, false)),
    ];
  }, [
    trip,
    pois,
    airports,
    index,
    stops,
    box,
    zoom,
    chosenDay,
    ghosts,
    selectedId,
    onSelect,
    onHover,
    map,
    t,
  ]);
}

import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import { dayNumberOf } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useMemo, useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { groupPlaces } from '../lib/group-places.ts';
import { ClusterMarker } from './cluster-marker.tsx';
import { PlaceMarker } from './place-marker.tsx';

interface PlaceMarkersProps {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
  readonly selectedId: PoiId | undefined;
  readonly onSelect: (poi: Poi) => void;
}

/** The places of the trip, gathered where they stand too close; the selected one always shows. */
export function PlaceMarkers({ trip, pois, selectedId, onSelect }: PlaceMarkersProps) {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const [zoom, setZoom] = useState(() => map.getZoom());
  const { places, clusters } = useMemo(() => {
    const selected = pois.filter((poi) => poi.id === selectedId);
    const grouped = groupPlaces(
      pois.filter((poi) => poi.id !== selectedId),
      zoom,
    );
    return { ...grouped, places: [...grouped.places, ...groupPlaces(selected, zoom).places] };
  }, [pois, selectedId, zoom]);

  return (
    <>
      {clusters.map((cluster) => (
        <ClusterMarker key={`${cluster.id}-${cluster.count}`} cluster={cluster} />
      ))}
      {places.map((place) => (
        <PlaceMarker
          key={place.poi.id}
          place={place}
          dayNumber={
            place.poi.date !== null && isScheduled(place.poi)
              ? dayNumberOf(trip, place.poi.date)
              : undefined
          }
          isSelected={place.poi.id === selectedId}
          onSelect={onSelect}
        />
      ))}
    </>
  );
}

import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import { toLatLng } from '@ooo/map/view/leaflet-order';
import classes from './markers.module.css';

const SIZE_PX = 40;

/** Where a search result lies that is not saved. */
export function PreviewMarker({ place }: { readonly place: PlaceSearchResult }) {
  const icon = useMemo(() => {
    const face = document.createElement('span');
    face.className = classes.preview ?? '';
    return divIcon({ html: face, className: classes.anchor ?? '', iconSize: [SIZE_PX, SIZE_PX] });
  }, []);
  return <Marker position={toLatLng(place.coordinates)} icon={icon} title={place.name} />;
}

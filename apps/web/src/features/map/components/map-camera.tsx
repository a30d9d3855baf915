import { useReducedMotion } from '@mantine/hooks';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { toLatLng } from '../lib/leaflet-order.ts';
import { useFit } from '../lib/use-fit.ts';
import { FIT_TRIP, ZOOM } from '../lib/zoom.ts';

const PREFIX = '<a href="https://leafletjs.com">Leaflet</a>';

interface MapCameraProps {
  /** Changes when the view should be fitted anew: another trip, another day. */
  readonly fitKey: string;
  readonly pois: readonly Poi[];
  readonly center: Coordinates;
  readonly selected: Poi | undefined;
  readonly preview: Coordinates | undefined;
}

/** Moves the map: to the trip, to the day, to the place that was chosen. */
export function MapCamera({ fitKey, pois, center, selected, preview }: MapCameraProps) {
  const map = useMap();
  const fit = useFit();
  const reducedMotion = useReducedMotion();
  const fitted = useRef<string>(undefined);
  const selectedAt = selected?.location.coordinates;
  const wasSelectedAtFirst = useRef(selectedAt !== undefined);

  useEffect(() => {
    const key = `${fitKey}/${pois.length > 0}`;
    if (fitted.current === key) return;
    fitted.current = key;
    if (wasSelectedAtFirst.current) return;
    if (pois.some((poi) => poi.location.coordinates)) fit(pois, FIT_TRIP);
    else map.setView(toLatLng(center), ZOOM.initial);
  }, [map, fit, fitKey, pois, center]);

  useEffect(() => {
    map.attributionControl?.setPrefix(PREFIX);
  }, [map]);

  const [x, y] = selectedAt ?? [];
  useEffect(() => {
    if (x === undefined || y === undefined) return;
    const zoom = wasSelectedAtFirst.current ? ZOOM.focus : ZOOM.selected;
    wasSelectedAtFirst.current = false;
    map.setView(toLatLng([x, y]), Math.max(map.getZoom(), zoom), { animate: !reducedMotion });
  }, [map, reducedMotion, x, y]);

  useEffect(() => {
    if (preview) map.setView(toLatLng(preview), ZOOM.focus, { animate: !reducedMotion });
  }, [map, reducedMotion, preview]);

  return null;
}

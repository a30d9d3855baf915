import { useReducedMotion } from '@mantine/hooks';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Covered } from '@ooo/map/view/covered';
import { toLatLng } from '@ooo/map/view/leaflet-order';
import { centerFor } from '@ooo/map/view/camera';
import { useFit } from '../lib/use-fit.ts';
import { type FitLimits, ZOOM } from '@ooo/map/view/zoom';

/** The card of the selected place lies over the lower part of the map. */
const CARD_PX = 160;

interface MapCameraProps {
  /** Changes when the view should be fitted anew: another trip, another day, another part of it that is covered. */
  readonly fitKey: string;
  readonly limits: FitLimits;
  readonly pois: readonly Poi[];
  readonly center: Coordinates;
  /** Of a map without places. */
  readonly zoom?: number;
  readonly selected: Poi | undefined;
  readonly preview: Coordinates | undefined;
  /** The same object as long as it covers the same. */
  readonly covered: Covered;
}

/** Moves the map: to the trip, to the day, to the place that was chosen. */
export function MapCamera(props: MapCameraProps) {
  const { fitKey, limits, pois, center, zoom = ZOOM.initial, selected, preview, covered } = props;
  const map = useMap();
  const fit = useFit(covered);
  const reducedMotion = useReducedMotion();
  const fitted = useRef<string>(undefined);
  const selectedAt = selected?.location.coordinates;
  const wasSelectedAtFirst = useRef(selectedAt !== undefined);

  useEffect(() => {
    const key = `${fitKey}/${pois.length > 0}`;
    if (fitted.current === key) return;
    fitted.current = key;
    if (wasSelectedAtFirst.current) return;
    if (pois.some((poi) => poi.location.coordinates)) fit(pois, limits);
    else map.setView(toLatLng(center), zoom);
  }, [map, fit, fitKey, limits, pois, center, zoom]);

  const [x, y] = selectedAt ?? [];
  useEffect(() => {
    if (x === undefined || y === undefined) return;
    const zoom = Math.max(map.getZoom(), wasSelectedAtFirst.current ? ZOOM.focus : ZOOM.selected);
    wasSelectedAtFirst.current = false;
    const besideCard = { ...covered, bottom: covered.bottom + CARD_PX };
    const middle = centerFor(map, toLatLng([x, y]), zoom, besideCard);
    map.setView(middle, zoom, { animate: !reducedMotion });
  }, [map, reducedMotion, covered, x, y]);

  useEffect(() => {
    if (!preview) return;
    const middle = toLatLng(preview);
    map.setView(centerFor(map, middle, ZOOM.focus, covered), ZOOM.focus, {
      animate: !reducedMotion,
    });
  }, [map, reducedMotion, covered, preview]);

  return null;
}

import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { PinLayer } from '@ooo/map/pin/pin.layer';
import { fromLatLng, toLatLng } from '@ooo/map/view/leaflet-order';
import { ZOOM } from '@ooo/map/view/zoom';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { useLayer } from '../lib/use-layer.ts';
import { usePinKeys } from '../lib/use-pin-keys.ts';

/** Coordinates are typed digit by digit: the map waits for the rest. */
const TYPING_MS = 400;
/** The pin stays this far from the edges. */
const MARGIN_PX = 40;

interface PointPinProps {
  readonly point: Coordinates | undefined;
  readonly onPoint: (point: Coordinates) => void;
}

function isInView(map: LeafletMap, point: Coordinates): boolean {
  const size = map.getSize();
  const { x, y } = map.latLngToContainerPoint(toLatLng(point));
  return x >= 0 && y >= 0 && x <= size.x && y <= size.y;
}

/** The pin of the chosen point: a press on the map sets it, a drag or the arrow keys move it. */
export function PointPin({ point, onPoint }: PointPinProps) {
  const map = useMap();
  const [layer] = useState(() => new PinLayer());
  useLayer(layer);
  useEffect(() => layer.show(point, onPoint), [layer, point, onPoint]);

  usePinKeys({
    onSet: () => {
      if (!point) onPoint(fromLatLng(map.getCenter()));
    },
    onMove: (byPx) => {
      const from = point ? toLatLng(point) : map.getCenter();
      const to = map.containerPointToLatLng(map.latLngToContainerPoint(from).add(byPx));
      map.panInside(to, { padding: [MARGIN_PX, MARGIN_PX], animate: false });
      onPoint(fromLatLng(to));
    },
  });
  useMapEvents({ click: ({ latlng }) => onPoint(fromLatLng(latlng)) });

  useEffect(() => {
    if (!point || isInView(map, point)) return undefined;
    const timer = setTimeout(
      () => map.setView(toLatLng(point), Math.max(map.getZoom(), ZOOM.initial), { animate: false }),
      TYPING_MS,
    );
    return () => clearTimeout(timer);
  }, [map, point]);

  return null;
}

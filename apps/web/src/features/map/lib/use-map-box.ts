import { useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { Map as LeafletMap } from 'leaflet';
import type { Box } from './place-index.ts';

interface MapBox {
  readonly zoom: number;
  readonly box: Box;
}

/** So much of the view's width and height is prepared on each side of it. */
const MARGIN = 0.5;

function readBox(map: LeafletMap): MapBox {
  const bounds = map.getBounds().pad(MARGIN);
  return {
    zoom: map.getZoom(),
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
  };
}

function isInside(map: LeafletMap, [west, south, east, north]: Box): boolean {
  const view = map.getBounds();
  return (
    view.getWest() >= west &&
    view.getEast() <= east &&
    view.getSouth() >= south &&
    view.getNorth() <= north
  );
}

/** The zoom, and what is in view with some room around; it changes only when the view leaves that room. */
export function useMapBox(): MapBox {
  const map = useMapEvents({
    moveend: () => {
      setShown((now) =>
        now.zoom === map.getZoom() && isInside(map, now.box) ? now : readBox(map),
      );
    },
    resize: () => setShown(readBox(map)),
  });
  const [shown, setShown] = useState(() => readBox(map));
  return shown;
}

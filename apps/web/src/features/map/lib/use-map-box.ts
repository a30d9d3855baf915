import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { Map as LeafletMap } from 'leaflet';
import type { Box } from '@ooo/map/view/place-index';

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
  const map = useMap();
  const [shown, setShown] = useState(() => readBox(map));
  useEffect(() => {
    const follow = () => {
      setShown((now) =>
        now.zoom === map.getZoom() && isInside(map, now.box) ? now : readBox(map),
      );
    };
    const readAgain = () => setShown(readBox(map));
    // Where nothing is animated, the camera has moved before anyone listened.
    follow();
    // Listened to without a break: with handlers that are new in each render, a move in between would go unheard.
    map.on({ moveend: follow, resize: readAgain });
    return () => {
      map.off({ moveend: follow, resize: readAgain });
    };
  }, [map]);
  return shown;
}

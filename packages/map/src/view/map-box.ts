import type { Map as LeafletMap } from 'leaflet';
import type { Box } from './place-index.ts';

/** What is in view with some room around, in degrees. */
export interface MapBox {
  readonly zoom: number;
  readonly box: Box;
}

/** So much of the view's width and height is prepared on each side of it. */
const MARGIN = 0.5;

export function readMapBox(map: LeafletMap): MapBox {
  const bounds = map.getBounds().pad(MARGIN);
  return {
    zoom: map.getZoom(),
    box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
  };
}

/** The box as it was, while the view lies in it at the same zoom. */
export function followMapBox(map: LeafletMap, last: MapBox): MapBox {
  const view = map.getBounds();
  const [west, south, east, north] = last.box;
  const isInside =
    view.getWest() >= west &&
    view.getEast() <= east &&
    view.getSouth() >= south &&
    view.getNorth() <= north;
  return last.zoom === map.getZoom() && isInside ? last : readMapBox(map);
}

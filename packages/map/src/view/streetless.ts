import { cityBoxes, isInCore, type LonLat } from '../area/city-map.ts';

/** Nearer than this a traveller looks for streets. */
const STREET_ZOOM = 11;

/** Whether a view is as close as a city, and its middle in none that is drawn: names and water are all there is. */
export function isStreetless(zoom: number, middle: LonLat): boolean {
  return zoom >= STREET_ZOOM && !cityBoxes.some((box) => isInCore(box, middle));
}

import type { OwnPlaces } from '@ooo/map/labels/label.layer';

/** A map without places; the base map compares by identity. */
export const NO_PLACES: OwnPlaces = { names: [], markers: [] };

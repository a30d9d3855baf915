import type { OwnPlaces } from '@ooo/map/labels/label-layer';

/** A map without places of a trip; the base map goes by the object. */
export const NO_PLACES: OwnPlaces = { names: [], markers: [] };

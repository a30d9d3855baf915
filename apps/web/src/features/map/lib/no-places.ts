import type { OwnPlaces } from './base-map/label-layer.ts';

/** A map without places of a trip; the base map goes by the object. */
export const NO_PLACES: OwnPlaces = { names: [], markers: [] };

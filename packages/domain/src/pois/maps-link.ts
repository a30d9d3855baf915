import type { Poi } from './poi.schema.ts';

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/**
 * Where Google Maps shows the place: by name and address, otherwise by its coordinates; undefined without both. The
 * form is that of Google's documented Maps URLs, which need no key.
 */
export function googleMapsLink(poi: Pick<Poi, 'name' | 'location'>): string | undefined {
  const { address, coordinates } = poi.location;
  if (address) return SEARCH + encodeURIComponent(`${poi.name}, ${address}`);
  if (!coordinates) return undefined;
  const [longitude, latitude] = coordinates;
  return SEARCH + encodeURIComponent(`${latitude},${longitude}`);
}

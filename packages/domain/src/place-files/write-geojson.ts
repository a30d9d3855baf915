import { detailsOf, inOrderOfDays, type PlacesToExport } from './export-rows.ts';

/** GeoJSON (RFC 7946). The geometry of a place without coordinates is null. */
export function writeGeojson({ trip, pois }: PlacesToExport): string {
  const features = inOrderOfDays(pois).map((poi) => ({
    type: 'Feature',
    geometry: poi.location.coordinates
      ? { type: 'Point', coordinates: poi.location.coordinates }
      : null,
    properties: {
      name: poi.name,
      ...(poi.notes !== null && { notes: poi.notes }),
      ...Object.fromEntries(detailsOf(poi)),
    },
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', name: trip.name, features }, null, 2)}\n`;
}

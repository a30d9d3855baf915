import type { Poi } from '../pois/poi.schema.ts';
import { inOrderOfDays, type PlacesToExport, whenOf } from './export-rows.ts';
import { element } from './xml-text.ts';

/** The order of the elements is that of the schema. */
function toWaypoint(poi: Poi): string[] {
  const { coordinates } = poi.location;
  if (!coordinates) return [];
  const [longitude, latitude] = coordinates;
  return [
    `  <wpt lat="${latitude}" lon="${longitude}">`,
    element('name', poi.name),
    element('cmt', whenOf(poi)),
    element('desc', [poi.notes, poi.description].filter(Boolean).join('\n')),
    element('src', poi.source ?? ''),
    element('sym', poi.kind ?? poi.tag),
    element('type', poi.kind ?? poi.tag),
    '  </wpt>',
  ].filter((line) => line !== '');
}

/** GPX 1.1. A waypoint must have a position, so places without one are left out. */
export function writeGpx({ trip, pois }: PlacesToExport): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="OOO" xmlns="http://www.topografix.com/GPX/1/1">
  <metadata>${element('name', trip.name)}</metadata>
${inOrderOfDays(pois).flatMap(toWaypoint).join('\n')}
</gpx>
`;
}

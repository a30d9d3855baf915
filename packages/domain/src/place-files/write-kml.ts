import type { Poi } from '../pois/poi.schema.ts';
import { detailsOf, inOrderOfDays, type PlacesToExport, whenOf } from './export-rows.ts';
import { element, escapeXml } from './xml-text.ts';

/** Escaped twice, since maps show descriptions as HTML: it has to stay text there too. */
function describe({ notes }: Poi): string {
  return element(
    'description',
    (notes ?? '').replace(/[&<>]/g, (sign) => escapeXml(sign)),
  );
}

function toPlacemark(poi: Poi): string {
  const { address, coordinates } = poi.location;
  const details = detailsOf(poi)
    .map(([name, value]) => `<Data name="${name}">${element('value', value)}</Data>`)
    .join('');
  const point = coordinates
    ? `<Point><coordinates>${coordinates.join(',')}</coordinates></Point>`
    : '';
  return [
    '    <Placemark>',
    `      ${element('name', poi.name)}`,
    `      ${element('address', address ?? '')}`,
    `      ${element('Snippet', whenOf(poi))}`,
    `      ${describe(poi)}`,
    `      <ExtendedData>${details}</ExtendedData>`,
    `      ${point}`,
    '    </Placemark>',
  ]
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** KML 2.2. Places without coordinates are in it as well, without a point. */
export function writeKml({ trip, pois }: PlacesToExport): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
  <Document>
    ${element('name', trip.name)}
${inOrderOfDays(pois).map(toPlacemark).join('\n')}
  </Document>
</kml>
`;
}

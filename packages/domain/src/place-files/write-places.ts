import type { PlacesToExport } from './export-rows.ts';
import type { ExportedPlaces, ExportFormat } from './place-files.schema.ts';
import { writeCsv } from './write-csv.ts';
import { writeGeojson } from './write-geojson.ts';
import { writeGpx } from './write-gpx.ts';
import { writeKml } from './write-kml.ts';

interface Writer {
  readonly type: string;
  readonly write: (places: PlacesToExport) => string;
}

const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  kml: { type: 'application/vnd.google-earth.kml+xml', write: writeKml },
  gpx: { type: 'application/gpx+xml', write: writeGpx },
  geojson: { type: 'application/geo+json', write: writeGeojson },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
};

/** A name that every file system takes. */
function toFileName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return plain.slice(0, 80).toWellFormed() || 'places';
}

/** The places of a trip as a file, in the order of its days. */
export function writePlaces(places: PlacesToExport, format: ExportFormat): ExportedPlaces {
  const { type, write } = WRITERS[format];
  return { fileName: `${toFileName(places.trip.name)}.${format}`, type, text: write(places) };
}

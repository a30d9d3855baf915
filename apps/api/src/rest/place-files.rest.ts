import { MAX_PLACE_FILE_BYTES } from '@ooo/domain/place-files/place-files.schema';
import { rest } from './rest-route.ts';

export const placeFileRoutes = [
  rest('POST /trips/:tripId/places/read', {
    procedure: 'placeFiles.read',
    summary: 'What a KML, KMZ, GPX, GeoJSON, CSV or Google Takeout file has that could be saved',
    upload: 'file',
    uploadLimit: { bytes: MAX_PLACE_FILE_BYTES, reason: 'place-file-too-large' },
    // Once as received, and once for its thread.
    copies: 2,
  }),
  rest('POST /trips/:tripId/places/import', {
    procedure: 'placeFiles.import',
    summary: 'Save several places at once, all or none',
    status: 201,
  }),
  rest('POST /trips/:tripId/places/undo-import', {
    procedure: 'placeFiles.undoImport',
    summary: 'Delete what an import added',
    status: 204,
  }),
  rest('GET /trips/:tripId/places/export', {
    procedure: 'placeFiles.export',
    summary: 'The saved places of a trip as a file: `format` is kml, gpx, geojson or csv',
    file: {
      name: ({ fileName }) => fileName,
      type: ({ type }) => type,
      body: ({ text }) => text,
    },
  }),
];

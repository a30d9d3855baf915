import { rest } from './rest-route.ts';

export const documentRoutes = [
  rest('GET /trips/:tripId/documents', {
    procedure: 'documents.list',
    summary: 'The documents that a trip keeps',
  }),
  rest('POST /trips/:tripId/documents', {
    procedure: 'documents.keep',
    summary: 'Keep a document with a trip, encrypted',
    upload: 'document',
    // Plain, sealed twice, and once more on its way to the database.
    copies: 5,
    status: 201,
  }),
  rest('GET /trips/:tripId/documents/:documentId', {
    procedure: 'documents.get',
    summary: 'A kept document, as a file',
    file: {
      name: ({ document }) => document.name,
      type: ({ document }) => document.type,
      length: ({ content }) => content.byteLength,
      body: ({ content }) => content.parts,
      lost: ({ content }) => content.lost,
    },
  }),
  rest('DELETE /trips/:tripId/documents/:documentId', {
    procedure: 'documents.remove',
    summary: 'Delete a kept document',
  }),
];

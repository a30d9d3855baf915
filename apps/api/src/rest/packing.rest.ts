import { rest } from './rest-route.ts';

export const packingRoutes = [
  rest('POST /enhance-packing', {
    procedure: 'packing.enhance',
    summary: 'What to pack for a trip',
  }),
  rest('GET /trips/:tripId/packed', {
    procedure: 'packing.packed',
    summary: 'The ids of what is packed for a trip',
  }),
  rest('POST /trips/:tripId/packed', {
    procedure: 'packing.setPacked',
    summary: 'Mark items of the packing list as packed or not',
    status: 204,
  }),
  rest('POST /trips/:tripId/packing-items', {
    procedure: 'packing.addItem',
    summary: 'Add an item of your own to the packing list, or change it',
  }),
  rest('DELETE /trips/:tripId/packing-items/:itemId', {
    procedure: 'packing.removeItem',
    summary: 'Remove an item of your own',
  }),
  rest('GET /trips/:tripId/packing-sources', {
    procedure: 'packing.sources',
    summary: 'Your other trips from which packing can be copied',
  }),
  rest('POST /trips/:tripId/packing-copy', {
    procedure: 'packing.copyFrom',
    summary: 'Take over items and habits from another trip',
  }),
];

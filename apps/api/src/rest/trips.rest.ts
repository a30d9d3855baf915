import { rest } from './rest-route.ts';

export const tripRoutes = [
  rest('GET /trips', { procedure: 'trips.list', summary: 'Your trips, the newest first' }),
  rest('POST /trips', { procedure: 'trips.create', summary: 'Create a trip', status: 201 }),
  rest('POST /trips/demo', {
    procedure: 'trips.createDemo',
    summary: 'Create the sample trip to Seoul with its places',
    status: 201,
  }),
  rest('GET /trips/:id', { procedure: 'trips.get', summary: 'A trip' }),
  rest('PATCH /trips/:id', { procedure: 'trips.update', summary: 'Change a trip' }),
  rest('DELETE /trips/:id', { procedure: 'trips.delete', summary: 'Delete a trip and its places' }),

  rest('GET /trips/:tripId/pois', {
    procedure: 'pois.list',
    summary: 'The saved places of a trip',
  }),
  rest('POST /pois', { procedure: 'pois.create', summary: 'Save a place', status: 201 }),
  rest('PATCH /pois/:id', { procedure: 'pois.update', summary: 'Change or schedule a place' }),
  rest('DELETE /pois/:id', { procedure: 'pois.delete', summary: 'Remove a place' }),

  rest('POST /auto-pick-time', {
    procedure: 'schedule.suggest',
    summary: 'Suggest a time for one place',
  }),
  rest('POST /trips/:tripId/auto-plan', {
    procedure: 'schedule.autoPlan',
    summary: 'Plan the unscheduled places of a trip; `apply` stores the plan',
  }),
];

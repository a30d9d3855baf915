import type { Traveller } from './fill-database.ts';

/** A read as a client asks for it: `bare` of the bare server, the others of the product. */
export interface Read {
  readonly name: string;
  readonly kind: 'trpc' | 'rest' | 'batch';
  readonly bare: (traveller: Traveller) => string;
  readonly path: (traveller: Traveller) => string;
}

function procedures(inputs: Readonly<Record<string, object>>): string {
  const written = Object.values(inputs).map((json, index) => [index, { json }]);
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(written)));
  return `/trpc/${Object.keys(inputs).join(',')}?batch=1&input=${input}`;
}

export const READS: readonly Read[] = [
  {
    name: 'trips',
    kind: 'trpc',
    bare: () => '/trips',
    path: () => procedures({ 'trips.list': {} }),
  },
  {
    name: 'trip with places',
    kind: 'trpc',
    bare: ({ tripId }) => `/trips/${tripId}/with-places`,
    path: ({ tripId }) => procedures({ 'trips.get': { id: tripId }, 'pois.list': { tripId } }),
  },
  {
    name: 'places',
    kind: 'trpc',
    bare: ({ tripId }) => `/trips/${tripId}/places`,
    path: ({ tripId }) => procedures({ 'pois.list': { tripId } }),
  },
  { name: 'trips', kind: 'rest', bare: () => '/trips', path: () => '/api/trips' },
  {
    name: 'trip',
    kind: 'rest',
    bare: ({ tripId }) => `/trips/${tripId}`,
    path: ({ tripId }) => `/api/trips/${tripId}`,
  },
  {
    name: 'places',
    kind: 'rest',
    bare: ({ tripId }) => `/trips/${tripId}/places`,
    path: ({ tripId }) => `/api/trips/${tripId}/pois`,
  },
  {
    name: 'trip page',
    kind: 'batch',
    bare: ({ tripId }) => `/trips/${tripId}/page`,
    path: ({ tripId }) =>
      procedures({
        'trips.get': { id: tripId },
        'pois.list': { tripId },
        'schedule.openingHours': { tripId },
        'documents.list': { tripId },
      }),
  },
];

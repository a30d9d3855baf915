import type { Poi } from '../pois/poi.schema.ts';
import { PoiId, TripId, UserId } from '../shared/ids.ts';
import { NO_CACHES } from '../trips/no-caches.ts';
import type { TripWithCaches } from '../trips/trip-caches.schema.ts';
import { UNSAID_TRIP } from '../trips/trip.schema.ts';
import { date } from './literals.ts';

// Ids are written as plain numbers; what comes out has them branded.
type TripFields = Partial<Omit<TripWithCaches, 'id'> & { id: number }>;
type PoiFields = Partial<Omit<Poi, 'id' | 'tripId'> & { id: number; tripId: number }>;

/** A trip to Seoul from 10 to 13 October 2025 without flights. */
export function makeTrip({ id = 1_000_001, ...fields }: TripFields = {}): TripWithCaches {
  return {
    ...UNSAID_TRIP,
    id: TripId.parse(id),
    userId: UserId.parse('user-1'),
    name: 'Seoul in October',
    destination: 'Seoul',
    startDate: date('2025-10-10'),
    endDate: date('2025-10-13'),
    departureAirport: 'JFK',
    arrivalAirport: 'ICN',
    checkedBags: 1,
    countryFlag: '🇰🇷',
    ...NO_CACHES,
    createdAt: '2025-09-01T00:00:00Z',
    updatedAt: '2025-09-01T00:00:00Z',
    ...fields,
  };
}

/** An unscheduled sight without coordinates or hours. */
export function makePoi({ id = 1, tripId = 1_000_001, ...fields }: PoiFields = {}): Poi {
  return {
    id: PoiId.parse(id),
    tripId: TripId.parse(tripId),
    name: 'Gyeongbokgung',
    category: 'attraction',
    tag: 'tour',
    kind: null,
    date: null,
    endDate: null,
    startTime: null,
    duration: null,
    notes: null,
    description: null,
    location: {},
    openingHours: null,
    source: null,
    sourceId: null,
    sourceAsOf: null,
    planned: false,
    createdAt: '2025-09-01T00:00:00Z',
    updatedAt: '2025-09-01T00:00:00Z',
    ...fields,
  };
}

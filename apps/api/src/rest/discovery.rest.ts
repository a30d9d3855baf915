import { z } from 'zod';
import { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import { rest } from './rest-route.ts';

export const discoveryRoutes = [
  rest('GET /airports/search', {
    procedure: 'airports.search',
    summary: 'Airports by code, city or name',
  }),
  rest('GET /destinations/search', {
    procedure: 'places.destinations',
    summary: 'Cities, towns, islands and regions to travel to, by name',
  }),
  rest('POST /get-city-from-airport', {
    procedure: 'airports.city',
    summary: 'The city of an airport',
    answer: ({ cityName }) => ({ cityName }),
    answers: {
      type: 'object',
      properties: { cityName: { type: 'string' } },
      required: ['cityName'],
    },
  }),
  rest('POST /search-poi', {
    procedure: 'places.search',
    summary: 'Search places',
    answer: ({ places }) => places,
    answers: z.toJSONSchema(z.array(PlaceSearchResult), { io: 'output', unrepresentable: 'any' }),
  }),
  rest('POST /discovery/recommendations', {
    procedure: 'places.recommendations',
    summary: 'Recommended places of a category',
  }),
  rest('POST /discovery/tips', {
    procedure: 'places.tips',
    summary: 'Which recommended places to see first on a trip, by the assistant',
  }),
  rest('POST /discovery/events', {
    procedure: 'overview.events',
    summary: 'Yearly events at a destination in the days of a stay',
  }),
  rest('POST /destination-overview/tips', {
    procedure: 'overview.tips',
    summary: 'What the assistant adds to the overview of a trip',
  }),
  rest('POST /destination-overview', {
    procedure: 'overview.get',
    summary: 'Season, crowds, holidays, events and facts of a destination in the days of a stay',
  }),
];

import { CalendarDate } from '../shared/calendar-date.ts';
import { WallTime } from '../shared/wall-time.ts';
import { DEMO_TRIP_ID, DEMO_TRIP_NAME, DEMO_USER_ID } from '../trips/trip-ids.ts';
import type { FlightDetails, Trip, TripCreate } from '../trips/trip.schema.ts';

const date = (text: string): CalendarDate => CalendarDate.parse(text);
const time = (text: string): WallTime => WallTime.parse(text);

const NEW_YORK = { airport: 'JFK', zone: 'America/New_York' } as const;
const SEOUL = { airport: 'ICN', zone: 'Asia/Seoul' } as const;
const AIRCRAFT = 'Boeing 777-300ER';
const SEAT = '34A';

/** A pair of flights such as there are every day; it lands on the trip's first date. */
const FLIGHTS: FlightDetails = {
  outbound: {
    flightNumber: 'KE82',
    aircraft: AIRCRAFT,
    duration: '14h 30m',
    departureTime: time('14:00'),
    arrivalTime: '17:30+1',
    seatNumber: SEAT,
    mealService: 'Lunch, dinner',
    segments: [
      {
        flightNumber: 'KE82',
        airline: 'Korean Air',
        from: NEW_YORK.airport,
        to: SEOUL.airport,
        departureDate: date('2025-09-30'),
        departureTime: time('14:00'),
        departureZone: NEW_YORK.zone,
        arrivalDate: date('2025-10-01'),
        arrivalTime: time('17:30'),
        arrivalZone: SEOUL.zone,
        duration: '14h 30m',
        aircraft: AIRCRAFT,
        seat: SEAT,
      },
    ],
  },
  return: {
    flightNumber: 'KE85',
    aircraft: AIRCRAFT,
    duration: '14h 10m',
    departureTime: time('19:30'),
    arrivalTime: '20:40',
    seatNumber: SEAT,
    mealService: 'Dinner, breakfast',
    segments: [
      {
        flightNumber: 'KE85',
        airline: 'Korean Air',
        from: SEOUL.airport,
        to: NEW_YORK.airport,
        departureDate: date('2025-10-13'),
        departureTime: time('19:30'),
        departureZone: SEOUL.zone,
        arrivalDate: date('2025-10-13'),
        arrivalTime: time('20:40'),
        arrivalZone: NEW_YORK.zone,
        duration: '14h 10m',
        aircraft: AIRCRAFT,
        seat: SEAT,
      },
    ],
  },
  baggage: { weightLimit: '23 kg', carryOnLimit: '10 kg' },
};

/** The demo as an ordinary trip that can be created. */
export const DEMO_TRIP = {
  name: DEMO_TRIP_NAME,
  destination: 'Seoul',
  startDate: date('2025-10-01'),
  endDate: date('2025-10-13'),
  departureAirport: NEW_YORK.airport,
  arrivalAirport: SEOUL.airport,
  flightDetails: FLIGHTS,
  occasion: 'vacation',
  checkedBags: 1,
  carryOnBags: 1,
  gender: 'female',
} as const satisfies TripCreate;

/** The demo that lives in a browser and never on a server; `now` is an instant with `Z`. */
export function makeLocalDemoTrip(now: string): Trip {
  return {
    id: DEMO_TRIP_ID,
    userId: DEMO_USER_ID,
    ...DEMO_TRIP,
    packingPreferences: null,
    isDemo: true,
    temperatureUnit: 'fahrenheit',
    countryFlag: '🇰🇷',
    weatherCache: null,
    weatherCachedAt: null,
    weatherNextRefresh: null,
    packingCache: null,
    packingCachedAt: null,
    destinationOverviewCache: null,
    destinationOverviewCachedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

import { TRIP_NAMES } from '@ooo/texts/trips';
import { addDays, type CalendarDate } from '../shared/calendar-date.ts';
import type { Language } from '../shared/language.ts';
import { WallTime } from '../shared/wall-time.schema.ts';
import { DEMO_TRIP_ID, DEMO_USER_ID } from '../trips/trip-ids.ts';
import {
  type FlightDetails,
  type Trip,
  type TripCreate,
  UNSAID_TRIP,
} from '../trips/trip.schema.ts';
import { demoEndDate, demoStartDate } from './demo-dates.ts';

const time = (text: string): WallTime => WallTime.parse(text);

const NEW_YORK = { airport: 'JFK', zone: 'America/New_York' } as const;
const SEOUL = { airport: 'ICN', zone: 'Asia/Seoul' } as const;
const AIRCRAFT = 'Boeing 777-300ER';
const SEAT = '34A';

/** A pair of flights such as there are every day; it lands on the trip's first date. */
function makeFlights(startDate: CalendarDate, endDate: CalendarDate): FlightDetails {
  return {
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
          departureDate: addDays(startDate, -1),
          departureTime: time('14:00'),
          departureZone: NEW_YORK.zone,
          arrivalDate: startDate,
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
          departureDate: endDate,
          departureTime: time('19:30'),
          departureZone: SEOUL.zone,
          arrivalDate: endDate,
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
}

/** What is the same in every demo. */
export const DEMO_PLAN = {
  destination: 'Seoul',
  departureAirport: NEW_YORK.airport,
  arrivalAirport: SEOUL.airport,
  occasion: 'vacation',
  checkedBags: 1,
  carryOnBags: 1,
  gender: 'female',
} as const satisfies Partial<TripCreate>;

/** The parts of a demo that follow from its first day: name, dates and flights. */
export function demoTimes(startDate: CalendarDate, language: Language) {
  const endDate = demoEndDate(startDate);
  return {
    name: TRIP_NAMES[language].demo(startDate.slice(0, 4)),
    startDate,
    endDate,
    flightDetails: makeFlights(startDate, endDate),
  } satisfies Partial<TripCreate>;
}

/** The demo as an ordinary trip that can be created, ahead of `today` in its destination. */
export function makeDemoTrip(today: CalendarDate, language: Language = 'en') {
  return { ...DEMO_PLAN, ...demoTimes(demoStartDate(today), language) } satisfies TripCreate;
}

interface Beginning {
  /** An instant with `Z`. */
  readonly now: string;
  /** In the destination. */
  readonly today: CalendarDate;
  /** The language of its name; English by default. */
  readonly language?: Language;
}

/** The demo that lives in a browser and never on a server. */
export function makeLocalDemoTrip({ now, today, language }: Beginning): Trip {
  return {
    id: DEMO_TRIP_ID,
    userId: DEMO_USER_ID,
    ...UNSAID_TRIP,
    ...makeDemoTrip(today, language),
    isDemo: true,
    countryFlag: '🇰🇷',
    createdAt: now,
    updatedAt: now,
  };
}

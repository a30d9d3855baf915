import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { makeTrip } from '../testing/make-trip.ts';
import type { FlightSegment } from '../trips/trip.schema.ts';
import {
  clockShift,
  flightMinutes,
  listDirections,
  minutesOnGround,
  type ShownDirection,
} from './shown-flights.ts';

const toParis: FlightSegment = {
  flightNumber: 'AF7',
  from: 'JFK',
  to: 'CDG',
  departureDate: date('2025-10-08'),
  departureTime: time('19:00'),
  departureZone: 'America/New_York',
  arrivalDate: date('2025-10-09'),
  arrivalTime: time('08:30'),
  arrivalZone: 'Europe/Paris',
};
const toSeoul: FlightSegment = {
  flightNumber: 'AF264',
  from: 'CDG',
  to: 'ICN',
  departureDate: date('2025-10-09'),
  departureTime: time('13:00'),
  departureZone: 'Europe/Paris',
  arrivalDate: date('2025-10-10'),
  arrivalTime: time('08:10'),
  arrivalZone: 'Asia/Seoul',
};
const direction = (...flights: FlightSegment[]): ShownDirection => ({
  side: 'outbound',
  flights,
  duration: undefined,
});

describe('listDirections', () => {
  it('is empty for a trip without flights', () => {
    expect(listDirections(makeTrip())).toEqual([]);
    expect(listDirections(makeTrip({ flightDetails: { outbound: {} } }))).toEqual([]);
  });

  it('shows a connection flight by flight, with the length of the whole', () => {
    const outbound = { segments: [toParis, toSeoul], duration: '24h 10m', seatNumber: '12A, 31K' };
    expect(listDirections(makeTrip({ flightDetails: { outbound } }))).toEqual([
      { side: 'outbound', flights: [toParis, toSeoul], duration: '24h 10m' },
    ]);
  });

  it('gives the only flight the details of the direction', () => {
    const outbound = {
      segments: [{ ...toSeoul, seat: '31K' }],
      seatNumber: '1A',
      mealService: 'Vegan',
    };
    expect(listDirections(makeTrip({ flightDetails: { outbound } }))[0]?.flights).toEqual([
      { ...toSeoul, seat: '31K', meal: 'Vegan' },
    ]);
  });

  it('puts directions without flights of their own onto the ends of the trip', () => {
    const flightDetails = {
      outbound: { flightNumber: 'KE82', departureTime: time('13:00'), arrivalTime: '17:20+1' },
      return: { flightNumber: 'KE81', departureTime: time('19:30'), arrivalTime: '21:00' },
    };
    expect(
      listDirections(makeTrip({ flightDetails })).map(({ flights }) => flights[0]),
    ).toMatchObject([
      { from: 'JFK', to: 'ICN', departureDate: '2025-10-09', arrivalDate: '2025-10-10' },
      { from: 'ICN', to: 'JFK', departureDate: '2025-10-13', arrivalDate: '2025-10-13' },
    ]);
  });
});

describe('minutesOnGround', () => {
  it('counts from the landing to the next departure', () => {
    expect(minutesOnGround(toParis, toSeoul)).toBe(270);
  });

  it('is undefined if a time is unknown, or the order is wrong', () => {
    expect(minutesOnGround(toSeoul, toParis)).toBeUndefined();
    const { arrivalTime: _, ...open } = toParis;
    expect(minutesOnGround(open, toSeoul)).toBeUndefined();
  });
});

describe('flightMinutes', () => {
  it('is the ticket’s, otherwise by the clocks', () => {
    expect(flightMinutes({ ...toParis, duration: '7h 25m' })).toBe(445);
    expect(flightMinutes(toParis)).toBe(450);
    expect(flightMinutes({ ...toParis, duration: 'about seven' })).toBe(450);
  });

  it('is unknown without a zone, or if it would land before it leaves', () => {
    const { departureZone: _, ...nowhere } = toParis;
    expect(flightMinutes(nowhere)).toBeUndefined();
    expect(flightMinutes({ ...toParis, arrivalDate: date('2025-10-08') })).toBeUndefined();
  });
});

describe('clockShift', () => {
  it.each([
    ['eastwards', direction(toParis, toSeoul), 13 * 60],
    ['one flight', direction(toParis), 6 * 60],
    ['westwards', direction({ ...toParis, departureZone: 'Asia/Seoul' }), -7 * 60],
  ])('%s', (_name, shown, minutes) => {
    expect(clockShift(shown)).toBe(minutes);
  });

  it('is unknown without a zone', () => {
    const { departureZone: _, ...nowhere } = toParis;
    expect(clockShift(direction(nowhere))).toBeUndefined();
  });
});

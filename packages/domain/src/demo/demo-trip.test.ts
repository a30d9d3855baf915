import { describe, expect, it } from 'vitest';
import { arrivalAtDestination, departureFromDestination } from '../flight-window/flight-ends.ts';
import { minutesBetweenZoned } from '../shared/zoned.ts';
import { isDemoTrip } from '../trips/trip-ids.ts';
import { type FlightSegment, Trip, TripCreate } from '../trips/trip.schema.ts';
import { DEMO_TRIP, makeLocalDemoTrip } from './demo-trip.ts';

const trip = makeLocalDemoTrip('2025-09-01T00:00:00Z');

function flownMin(segment: FlightSegment): number | undefined {
  const { departureTime, departureZone, arrivalDate, arrivalTime, arrivalZone } = segment;
  if (!departureTime || !departureZone || !arrivalDate || !arrivalTime || !arrivalZone) {
    return undefined;
  }
  return minutesBetweenZoned(
    { date: segment.departureDate, time: departureTime, zone: departureZone },
    { date: arrivalDate, time: arrivalTime, zone: arrivalZone },
  );
}

describe('the demo', () => {
  it('is what the specification says', () => {
    expect(trip).toMatchObject({
      id: 999_999,
      name: 'Seoul Trip 2025',
      destination: 'Seoul',
      startDate: '2025-10-01',
      endDate: '2025-10-13',
      departureAirport: 'JFK',
      arrivalAirport: 'ICN',
      checkedBags: 1,
      gender: 'female',
      occasion: 'vacation',
      temperatureUnit: 'fahrenheit',
    });
    expect(isDemoTrip(trip)).toBe(true);
  });

  it('is a trip, and can be created like one', () => {
    expect(Trip.parse(trip)).toEqual(trip);
    expect(TripCreate.parse(DEMO_TRIP)).toEqual(DEMO_TRIP);
  });

  it('lands on its first date and leaves on its last', () => {
    expect(arrivalAtDestination(trip)).toEqual({ date: '2025-10-01', time: '17:30' });
    expect(departureFromDestination(trip)).toEqual({ date: '2025-10-13', time: '19:30' });
  });

  it.each(['outbound', 'return'] as const)('says how long the %s flight really takes', (side) => {
    const segment = trip.flightDetails?.[side]?.segments?.[0];
    const [, hours, minutes] = /^(\d+)h (\d+)m$/.exec(segment?.duration ?? '') ?? [];
    expect(segment && flownMin(segment)).toBe(Number(hours) * 60 + Number(minutes));
  });
});

import { describe, expect, it } from 'vitest';
import { arrivalAtDestination, departureFromDestination } from '../flight-window/flight-ends.ts';
import { minutesBetweenZoned } from '../shared/zoned.ts';
import { date } from '../testing/literals.ts';
import { isDemoTrip } from '../trips/trip-ids.ts';
import { type FlightSegment, Trip, TripCreate } from '../trips/trip.schema.ts';
import { makeDemoTrip, makeLocalDemoTrip } from './demo-trip.ts';

const trip = makeLocalDemoTrip({ now: '2025-09-01T00:00:00Z', today: date('2025-09-01') });

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
  it('is what the specification says, in its year §3.35', () => {
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
    const fields = makeDemoTrip(date('2025-09-01'));
    expect(TripCreate.parse(fields)).toEqual(fields);
  });

  it('lies ahead of a later start, with its flights', () => {
    const later = makeDemoTrip(date('2026-11-26'));
    expect(later).toMatchObject({
      name: 'Seoul Trip 2027',
      startDate: '2027-10-01',
      endDate: '2027-10-13',
    });
    expect(arrivalAtDestination(later)).toEqual({ date: '2027-10-01', time: '17:30' });
    expect(departureFromDestination(later)).toEqual({ date: '2027-10-13', time: '19:30' });
    expect(later.flightDetails.outbound?.segments?.[0]?.departureDate).toBe('2027-09-30');
  });

  it.each([
    ['ko', '서울 여행 2025'],
    ['es', 'Viaje a Seúl 2025'],
  ] as const)('is called in %s %s', (language, name) => {
    expect(makeDemoTrip(date('2025-09-01'), language)).toMatchObject({
      name,
      destination: 'Seoul',
    });
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

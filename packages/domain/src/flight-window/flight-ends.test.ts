import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { makeTrip } from '../testing/make-trip.ts';
import type { FlightDetails, FlightSegment } from '../trips/trip.schema.ts';
import { arrivalAtDestination, departureFromDestination } from './flight-ends.ts';

function segment(
  departure: string,
  arrival: string,
  fields: Partial<FlightSegment> = {},
): FlightSegment {
  const [departureDate = '', departureTime = ''] = departure.split(' ');
  const [arrivalDate = '', arrivalTime = ''] = arrival.split(' ');
  return {
    flightNumber: 'KE82',
    from: 'JFK',
    to: 'ICN',
    departureDate: date(departureDate),
    departureTime: time(departureTime),
    arrivalDate: date(arrivalDate),
    arrivalTime: time(arrivalTime),
    ...fields,
  };
}

/** The trip runs from 10 to 13 October. */
const trip = (flightDetails: FlightDetails | null) => makeTrip({ flightDetails });

describe('arrivalAtDestination', () => {
  it.each<[string, FlightDetails | null, string | undefined]>([
    ['no flights', null, undefined],
    ['a direction without times', { outbound: { flightNumber: 'KE82' } }, undefined],
    ['a direction within one day', { outbound: { arrivalTime: '17:05' } }, '2025-10-10 17:05'],
    ['a direction overnight', { outbound: { arrivalTime: '17:05+1' } }, '2025-10-10 17:05'],
    [
      'a trip that starts with the arrival',
      { outbound: { segments: [segment('2025-10-09 13:00', '2025-10-10 17:05')] } },
      '2025-10-10 17:05',
    ],
    [
      'a trip that starts with the departure',
      { outbound: { segments: [segment('2025-10-10 13:00', '2025-10-11 17:05')] } },
      '2025-10-11 17:05',
    ],
    [
      'a connection: the last segment',
      {
        outbound: {
          arrivalTime: '09:00',
          segments: [
            segment('2025-10-09 08:00', '2025-10-09 20:00', { to: 'CDG' }),
            segment('2025-10-09 22:00', '2025-10-10 17:05', { from: 'CDG' }),
          ],
        },
      },
      '2025-10-10 17:05',
    ],
    [
      'a trip moved away from its ticket',
      { outbound: { segments: [segment('2025-09-01 13:00', '2025-09-02 17:05')] } },
      '2025-10-10 17:05',
    ],
    [
      'an arrival over the date line on the day before',
      { outbound: { segments: [segment('2025-10-11 20:00', '2025-10-10 10:00')] } },
      '2025-10-10 10:00',
    ],
  ])('%s §3.7', (_, flights, expected) => {
    const arrival = arrivalAtDestination(trip(flights));
    expect(arrival && `${arrival.date} ${arrival.time}`).toBe(expected);
  });

  it('takes the date of a segment without arrival date from the suffix of the direction', () => {
    const { arrivalDate: _, ...open } = segment('2025-10-10 13:00', '2025-10-11 17:05');
    const flights = { outbound: { arrivalTime: '17:05+1', segments: [open] } };
    expect(arrivalAtDestination(trip(flights))?.date).toBe('2025-10-11');
  });
});

describe('departureFromDestination', () => {
  it.each<[string, FlightDetails | null, string | undefined]>([
    ['one-way', { outbound: { arrivalTime: '17:05' } }, undefined],
    ['a direction', { return: { departureTime: time('19:30') } }, '2025-10-13 19:30'],
    [
      'a connection: the first segment',
      {
        return: {
          departureTime: time('08:00'),
          segments: [
            segment('2025-10-13 19:30', '2025-10-13 23:00', { from: 'ICN', to: 'CDG' }),
            segment('2025-10-14 01:00', '2025-10-14 09:00', { from: 'CDG', to: 'JFK' }),
          ],
        },
      },
      '2025-10-13 19:30',
    ],
    [
      'a trip that ends with the day at home',
      { return: { segments: [segment('2025-10-12 23:30', '2025-10-13 06:00')] } },
      '2025-10-12 23:30',
    ],
    [
      'a trip that was made longer than its ticket',
      { return: { segments: [segment('2025-10-11 10:00', '2025-10-11 14:00')] } },
      '2025-10-13 10:00',
    ],
  ])('%s', (_, flights, expected) => {
    const departure = departureFromDestination(trip(flights));
    expect(departure && `${departure.date} ${departure.time}`).toBe(expected);
  });
});

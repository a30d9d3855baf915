import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { KE81, KE82, makeReading } from '../testing/make-reading.ts';
import { makeTrip } from '../testing/make-trip.ts';
import { findDuplicateFlights } from './duplicate-flights.rules.ts';
import type { TicketSegment } from './ticket.schema.ts';
import { tripFromTicket } from './trip-from-ticket.ts';

const { flightDetails = null } = tripFromTicket(makeReading([KE82, KE81], { returnFrom: 1 }));
const trips = [makeTrip({ id: 1_000_001 }), makeTrip({ id: 1_000_002, flightDetails })];

it.each<[string, TicketSegment]>([
  ['as it is', KE82],
  ['with leading zeros and a space', { ...KE82, flightNumber: 'ke 0082' }],
  ['by number and day alone', { flightNumber: 'KE082', departureDate: date('2025-10-09') }],
  ['without a number, by route, day and time', { ...KE82, flightNumber: undefined }],
  ['at another time: the schedule changed', { ...KE82, departureTime: time('14:10') }],
])('a flight of a trip is found %s', (_name, segment) => {
  expect(findDuplicateFlights(trips, [KE81, segment])).toEqual([
    { segment: 0, tripId: 1_000_002 },
    { segment: 1, tripId: 1_000_002 },
  ]);
});

it.each<[string, TicketSegment]>([
  ['on another day', { ...KE82, departureDate: date('2025-10-10') }],
  ['with another number', { ...KE82, flightNumber: 'KE820' }],
  ['without a day', { ...KE82, departureDate: undefined, arrivalDate: undefined }],
  ['with nothing', {}],
  [
    'without a number at another time',
    { ...KE82, flightNumber: undefined, departureTime: time('23:00') },
  ],
  ['without a number and a time', { ...KE82, flightNumber: undefined, departureTime: undefined }],
])('a flight %s is another one', (_name, segment) => {
  expect(findDuplicateFlights(trips, [segment])).toEqual([]);
});

const at = (flightNumber: string): TicketSegment => ({ ...KE82, flightNumber });

it('flights that were typed without their airports are found by the days of the trip', () => {
  const typed = makeTrip({
    flightDetails: { outbound: { flightNumber: 'KE 082' }, return: { flightNumber: 'KE81' } },
  });
  const { departureDate: _unknown, ...landing } = KE82;
  expect(findDuplicateFlights([typed], [landing, KE81])).toEqual([
    { segment: 0, tripId: typed.id },
    { segment: 1, tripId: typed.id },
  ]);
  const later = { ...KE82, arrivalDate: date('2025-10-11') };
  expect(findDuplicateFlights([typed], [KE82, later])).toEqual([{ segment: 0, tripId: typed.id }]);
});

it('zeros and spaces in a number do not hide a flight, and other digits do not find one', () => {
  const number = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(
      number,
      number,
      fc.nat(3),
      fc.constantFrom('', ' ', '-'),
      (one, other, zeros, gap) => {
        const kept = tripFromTicket(makeReading([at(`OZ${one}`)])).flightDetails ?? null;
        const digits = String(other).padStart(Math.min(4, String(other).length + zeros), '0');
        const found = findDuplicateFlights(
          [makeTrip({ flightDetails: kept })],
          [at(`oz${gap}${digits}`)],
        );
        expect(found.length).toBe(one === other ? 1 : 0);
      },
    ),
  );
});

import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { KE81, KE82, makeReading } from '../testing/make-reading.ts';
import { TripCreate } from '../trips/trip.schema.ts';
import type { TicketSegment } from './ticket.schema.ts';
import { tripFromTicket } from './trip-from-ticket.ts';

const there: TicketSegment = {
  ...KE82,
  airline: 'Korean Air',
  duration: '14h 05m',
  seat: '32A',
  baggage: '2PC',
  pnr: 'ABC123',
};
const back = KE81;
const zones: Record<string, string> = {
  JFK: 'America/New_York',
  CDG: 'Europe/Paris',
  ICN: 'Asia/Seoul',
};
const zoneOf = (code: string) => zones[code];

describe('tripFromTicket', () => {
  it('makes a whole trip of a return ticket', () => {
    const trip = tripFromTicket(
      makeReading([there, back], {
        destination: 'Seoul',
        departureAirport: 'JFK',
        arrivalAirport: 'ICN',
        startDate: date('2025-10-10'),
        endDate: date('2025-10-13'),
        returnFrom: 1,
      }),
      zoneOf,
    );
    expect(trip).toMatchObject({
      destination: 'Seoul',
      startDate: '2025-10-10',
      endDate: '2025-10-13',
      departureAirport: 'JFK',
      arrivalAirport: 'ICN',
      checkedBags: 2,
      flightDetails: {
        outbound: { flightNumber: 'KE82', duration: '14h 05m', arrivalTime: '17:05+1' },
        return: { flightNumber: 'KE81', departureTime: '19:30', arrivalTime: '20:25' },
        baggage: { weightLimit: '2PC' },
      },
    });
    expect(trip.flightDetails?.outbound?.segments).toMatchObject([
      { departureZone: 'America/New_York', arrivalZone: 'Asia/Seoul', pnr: 'ABC123' },
    ]);
    expect(TripCreate.safeParse(trip).success).toBe(true);
  });

  it('joins a connection: numbers, times of both ends, duration with the stop', () => {
    const first = { ...there, flightNumber: 'AF7', to: 'CDG', duration: '7h 00m' };
    const second: TicketSegment = {
      flightNumber: 'AF264',
      from: 'CDG',
      to: 'ICN',
      departureDate: date('2025-10-10'),
      departureTime: time('13:30'),
      arrivalDate: date('2025-10-11'),
      arrivalTime: time('08:00'),
    };
    const direction = tripFromTicket(makeReading([first, second]), zoneOf).flightDetails?.outbound;
    expect(direction).toMatchObject({
      flightNumber: 'AF7 / AF264',
      departureTime: '13:00',
      arrivalTime: '08:00+2',
      duration: '30h 00m',
    });
    expect(direction?.segments).toHaveLength(2);
  });

  it('gives a one-way ticket no return and no end', () => {
    const trip = tripFromTicket(makeReading([there], { startDate: date('2025-10-10') }));
    expect(trip.flightDetails).not.toHaveProperty('return');
    expect(trip).not.toHaveProperty('endDate');
  });

  it('keeps the times of a flight that is too incomplete for a segment', () => {
    const { flightNumber: _, ...unnumbered } = there;
    const direction = tripFromTicket(makeReading([unnumbered])).flightDetails?.outbound;
    expect(direction).toMatchObject({ departureTime: '13:00', arrivalTime: '17:05+1' });
    expect(direction).not.toHaveProperty('segments');
  });

  it('writes no suffix for an arrival on an earlier date', () => {
    const overTheLine = { ...there, arrivalDate: date('2025-10-08') };
    expect(tripFromTicket(makeReading([overTheLine])).flightDetails?.outbound?.arrivalTime).toBe(
      '17:05',
    );
  });

  it('is empty for a document without flights', () => {
    expect(tripFromTicket(makeReading([]))).toEqual({});
  });

  it('drops an airport that is not a code', () => {
    const trip = tripFromTicket(
      makeReading([{ ...there, to: 'Seoul' }], { arrivalAirport: 'Seoul' }),
    );
    expect(trip).not.toHaveProperty('arrivalAirport');
    expect(trip.flightDetails?.outbound).not.toHaveProperty('segments');
  });

  it.each([
    ['1 piece', 1],
    ['5PC', 3],
    ['0PC', 0],
    ['23kg', undefined],
  ])('counts %s as %s bags', (baggage, bags) => {
    expect(tripFromTicket(makeReading([{ ...there, baggage }])).checkedBags).toBe(bags);
  });
});

import { describe, expect, it } from 'vitest';
import { makePassJson, PASS_SEGMENT } from '../testing/make-pass.ts';
import { readBytes } from '../testing/read-bytes.ts';
import { readFlights } from '../testing/read-flights.ts';
import { makeReservation, RESERVATION } from '../testing/reservation.ts';

const TRAIN = { boardingPass: { transitType: 'PKTransitTypeTrain', primaryFields: [] } };
const CANCELLED = makeReservation({ reservationStatus: 'http://schema.org/Cancelled' });

const flightsOf = async (json: unknown) =>
  (await readFlights(JSON.stringify(json, null, 2))).legs.map(({ flightNumber }) => flightNumber);

describe('readData', () => {
  it('reads the inside of a pass as the pass', async () => {
    const { legs: segments, passengers } = await readFlights(JSON.stringify(makePassJson()));
    expect(segments).toEqual([PASS_SEGMENT]);
    expect(passengers).toEqual(['Mina Kim']);
    const { kind, lines } = await readBytes(JSON.stringify(makePassJson()));
    expect(kind).toBe('pass');
    expect(lines).toContain('FLIGHT: KE081');
  });

  it.each<[string, unknown]>([
    ['a reservation', RESERVATION],
    ['a list of reservations', [RESERVATION, RESERVATION]],
    ['a graph', { '@context': 'https://schema.org', '@graph': [RESERVATION] }],
  ])('reads %s as pages carry it', async (_, json) => {
    expect(await flightsOf(json)).toEqual(['KE81']);
  });

  it.each<[string, unknown]>([
    ['a train’s pass', makePassJson({}, TRAIN)],
    ['a reservation that was cancelled', CANCELLED],
    ['a room', { '@context': 'http://schema.org', '@type': 'LodgingReservation' }],
    ['a list of nothing known', [{ passTypeIdentifier: 'x', KE: 81 }]],
  ])('finds no flight in %s', async (_, json) => {
    expect(await flightsOf(json)).toEqual([]);
  });

  it('reads the print of a ticket that only looks so', async () => {
    const text = '[{"note"}] "boardingPass"\nKE 081 ICN-JFK 04MAR2027 10:00 10:20';
    expect((await readFlights(text)).legs).toMatchObject([{ flightNumber: 'KE81', from: 'ICN' }]);
  });
});

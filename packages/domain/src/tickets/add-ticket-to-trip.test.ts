import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar-date.ts';
import { tripDates } from '../testing/arbitraries.ts';
import { date, time } from '../testing/literals.ts';
import { KE81, KE82, makeReading } from '../testing/make-reading.ts';
import { makeTrip } from '../testing/make-trip.ts';
import { checkTripDates, type Trip, TripPatch } from '../trips/trip.schema.ts';
import { addTicketToTrip, type TicketOnTrip } from './add-ticket-to-trip.ts';
import { findDuplicateFlights } from './duplicate-flights.rules.ts';
import { listTripFlights } from './flights-of-trip.ts';
import type { TicketSegment } from './ticket.schema.ts';
import { tripFromTicket } from './trip-from-ticket.ts';

const withFlights = (segments: TicketSegment[], returnFrom?: number): Trip =>
  makeTrip({
    flightDetails: tripFromTicket(makeReading(segments, { returnFrom })).flightDetails ?? null,
  });
const round = withFlights([KE82, KE81], 1);
const there = withFlights([KE82]);

function put(trip: Trip, segments: TicketSegment[], returnFrom?: number): TicketOnTrip {
  const result = addTicketToTrip(trip, makeReading(segments, { returnFrom }));
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const numbersOf = (trip: Trip, { patch }: TicketOnTrip): (string | undefined)[] =>
  listTripFlights({ ...trip, flightDetails: patch.flightDetails ?? trip.flightDetails }).map(
    ({ flightNumber }) => flightNumber,
  );

describe('a second ticket', () => {
  it('brings the return to a trip that only had the outbound flight', () => {
    const late = { ...KE81, departureDate: date('2025-10-15') };
    const added = put(there, [late]);
    expect(added).toMatchObject({
      sides: { outbound: 'kept', return: 'added' },
      changes: [],
      known: [],
      patch: { endDate: '2025-10-15' },
    });
    expect(added.patch.startDate).toBeUndefined();
    expect(added.patch.flightDetails?.outbound).toEqual(there.flightDetails?.outbound);
    expect(numbersOf(there, added)).toEqual(['KE82', 'KE81']);
  });

  it('brings the outbound flight to a trip that only had the return', () => {
    const back = makeTrip({ flightDetails: { return: round.flightDetails?.return } });
    const early = { ...KE82, departureDate: date('2025-10-06'), arrivalDate: date('2025-10-07') };
    const added = put(back, [early]);
    expect(added.sides).toEqual({ outbound: 'added', return: 'kept' });
    expect(added.patch.startDate).toBe('2025-10-07');
  });

  it('joins a flight that leads up to the others', () => {
    const feeder: TicketSegment = {
      flightNumber: 'DL100',
      from: 'BOS',
      to: 'JFK',
      departureDate: date('2025-10-09'),
      departureTime: time('07:00'),
      arrivalDate: date('2025-10-09'),
    };
    const added = put(round, [feeder]);
    expect(numbersOf(round, added)).toEqual(['DL100', 'KE82', 'KE81']);
    expect(added.patch).toMatchObject({ departureAirport: 'BOS' });
    expect(added.changes).toContainEqual({
      side: 'outbound',
      field: 'from',
      before: 'JFK',
      after: 'BOS',
    });
  });

  it('reports a changed schedule, and keeps values that the ticket lacks', () => {
    const seated = withFlights([{ ...KE82, seat: '32A', pnr: 'ABC123' }, KE81], 1);
    const moved: TicketSegment = {
      ...KE82,
      departureDate: date('2025-10-10'),
      departureTime: time('23:30'),
      arrivalDate: date('2025-10-12'),
      arrivalTime: time('04:10'),
    };
    const added = put(seated, [moved]);
    expect(added.changes).toEqual([
      { side: 'outbound', field: 'departureDate', before: '2025-10-09', after: '2025-10-10' },
      { side: 'outbound', field: 'departureTime', before: '13:00', after: '23:30' },
      { side: 'outbound', field: 'arrivalDate', before: '2025-10-10', after: '2025-10-12' },
      { side: 'outbound', field: 'arrivalTime', before: '17:05', after: '04:10' },
    ]);
    expect(added.patch.startDate).toBe('2025-10-12');
    expect(added.patch.flightDetails?.outbound).toMatchObject({
      seatNumber: '32A',
      segments: [{ pnr: 'ABC123', departureTime: '23:30' }],
    });
  });

  it('replaces a flight with another on the same route, keeping nothing of the old one', () => {
    const seated = withFlights([{ ...KE82, seat: '32A' }, KE81], 1);
    const other = { ...KE82, flightNumber: 'OZ221', departureTime: time('12:00') };
    const added = put(seated, [other]);
    expect(numbersOf(seated, added)).toEqual(['OZ221', 'KE81']);
    expect(added.patch.flightDetails?.outbound?.seatNumber).toBeUndefined();
    expect(added.sides).toEqual({ outbound: 'changed', return: 'kept' });
  });

  it('puts a connection in the place of the flight without a stop', () => {
    const first = { ...KE82, flightNumber: 'UA79', to: 'NRT' };
    const second = { ...KE82, flightNumber: 'UA7', from: 'NRT', departureDate: date('2025-10-10') };
    expect(numbersOf(round, put(round, [first, second]))).toEqual(['UA79', 'UA7', 'KE81']);
  });

  it('takes another airport of the same city for the same end', () => {
    const cities: Readonly<Record<string, string>> = {
      JFK: 'NYC',
      EWR: 'NYC',
      ICN: 'SEL',
      GMP: 'SEL',
    };
    const other = { ...KE82, flightNumber: 'UA1', from: 'EWR', to: 'GMP' };
    const reading = makeReading([other]);
    expect(addTicketToTrip(round, reading)).toEqual({ ok: false, reason: 'another-journey' });
    const result = addTicketToTrip(round, reading, undefined, (code) => cities[code]);
    expect(result.ok && numbersOf(round, result.value)).toEqual(['UA1', 'KE81']);
    const back = { ...KE81, flightNumber: 'UA2', from: 'GMP', to: 'EWR' };
    const added = addTicketToTrip(there, makeReading([back]), undefined, (code) => cities[code]);
    expect(added.ok && added.value.sides).toEqual({ outbound: 'kept', return: 'added' });
  });

  it('takes airports of other cities for another journey', () => {
    const elsewhere = { ...KE82, flightNumber: 'UA3', from: 'MAD', to: 'LIM' };
    const result = addTicketToTrip(round, makeReading([elsewhere]), undefined, () => undefined);
    expect(result).toEqual({ ok: false, reason: 'another-journey' });
  });

  it('recognises a flight that the trip has, and adds its missing details', () => {
    const added = put(round, [{ ...KE82, flightNumber: 'KE 082', seat: '7A' }, KE81], 1);
    expect(added.known).toEqual([0, 1]);
    expect(added.changes).toEqual([]);
    expect(added.patch.flightDetails?.outbound?.seatNumber).toBe('7A');
  });

  it('keeps what was typed by hand of the same flight, and drops it for another', () => {
    const typed = makeTrip({
      flightDetails: { outbound: { flightNumber: 'KE 082', mealService: 'vegan' } },
    });
    expect(put(typed, [KE82]).patch.flightDetails?.outbound?.mealService).toBe('vegan');
    const other = { ...KE82, flightNumber: 'OZ221' };
    expect(put(typed, [other]).patch.flightDetails?.outbound?.mealService).toBeUndefined();
  });

  it('moves an end that no flight holds, and keeps the length of the trip', () => {
    const later = { ...KE82, departureDate: date('2025-11-01'), arrivalDate: date('2025-11-02') };
    expect(put(makeTrip(), [later]).patch).toMatchObject({
      startDate: '2025-11-02',
      endDate: '2025-11-05',
    });
  });
});

it.each<[string, Trip, TicketSegment[]]>([
  ['no-flights', round, []],
  ['nothing-new', round, [KE82]],
  ['another-journey', round, [{ ...KE82, flightNumber: 'IB1', from: 'MAD', to: 'LIM' }]],
  ['wrong-dates', round, [{ ...KE82, arrivalDate: date('2025-10-14') }]],
  [
    'wrong-dates',
    round,
    [{ ...KE81, departureDate: date('2027-01-01'), arrivalDate: date('2027-01-01') }],
  ],
])('is refused as %s', (reason, trip, segments) => {
  expect(addTicketToTrip(trip, makeReading(segments))).toEqual({ ok: false, reason });
});

const code = fc.constantFrom('JFK', 'BOS', 'ICN', 'NRT', 'CDG');
const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays(date('2025-10-01'), days));
const sparse: fc.Arbitrary<TicketSegment> = fc.record(
  {
    flightNumber: fc.constantFrom('KE82', 'OZ221', 'ke 0082'),
    from: code,
    to: code,
    departureDate: day,
  },
  { requiredKeys: [] },
);
const flights = (carrier: string): fc.Arbitrary<TicketSegment[]> =>
  fc
    .array(fc.record({ from: code, to: code, departureDate: day }), { minLength: 1, maxLength: 4 })
    .map((segments) =>
      segments.map((segment, at) =>
        Object.assign({ flightNumber: `${carrier}${at + 1}` }, segment),
      ),
    );
const split = fc.option(fc.nat(3), { nil: undefined });
const cut = (at: number | undefined, segments: TicketSegment[]) =>
  at && Math.min(at, segments.length);

it('any ticket results in a valid trip', () => {
  const segments = fc.array(sparse, { maxLength: 14 });
  fc.assert(
    fc.property(tripDates, segments, segments, split, split, (dates, had, brought, one, other) => {
      const trip: Trip = Object.assign(withFlights(had, cut(one, had)), dates);
      const result = addTicketToTrip(
        trip,
        makeReading(brought, { returnFrom: cut(other, brought) }),
      );
      if (!result.ok) return;
      const { patch } = result.value;
      expect(TripPatch.safeParse(patch).success).toBe(true);
      expect(checkTripDates(Object.assign({}, trip, patch))).toBe(true);
    }),
  );
});

it('afterwards the trip has all flights of the ticket, and a second time nothing is new', () => {
  const both = [flights('KE'), fc.oneof(flights('KE'), flights('OZ'))] as const;
  fc.assert(
    fc.property(tripDates, ...both, split, split, (dates, had, brought, one, other) => {
      const trip: Trip = Object.assign(withFlights(had, cut(one, had)), dates);
      const reading = makeReading(brought, { returnFrom: cut(other, brought) });
      const result = addTicketToTrip(trip, reading);
      if (!result.ok) return;
      const after: Trip = Object.assign({}, trip, result.value.patch);
      expect(findDuplicateFlights([after], brought).map(({ segment }) => segment)).toEqual(
        brought.map((_, at) => at),
      );
      expect(addTicketToTrip(after, reading)).toEqual({ ok: false, reason: 'nothing-new' });
    }),
    { numRuns: 500 },
  );
});

import { describe, expect, it } from 'vitest';
import { time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { airportEvents, isAirportEvent } from './airport-events.ts';

describe('airportEvents', () => {
  const trip = makeTrip({
    flightDetails: {
      outbound: { arrivalTime: '14:00+1' },
      return: { departureTime: time('20:00') },
    },
  });

  it('are on the first and the last date with ids of their own §4.40', () => {
    const events = airportEvents(trip, () => [126.45, 37.46]);
    expect(events).toMatchObject([
      { id: -1_001_001, name: 'Arrival at ICN', date: '2025-10-10', startTime: '14:00' },
      { id: -1_002_001, name: 'Departure from ICN', date: '2025-10-13', startTime: '20:00' },
    ]);
    expect(events.every(isAirportEvent)).toBe(true);
    expect(events[0]?.location.coordinates).toEqual([126.45, 37.46]);
    expect(isAirportEvent(makePoi())).toBe(false);
  });

  it('are absent if the time or the airport is unknown', () => {
    expect(airportEvents(makeTrip())).toEqual([]);
    expect(airportEvents({ ...trip, arrivalAirport: null })).toEqual([]);
    expect(
      airportEvents({ ...trip, flightDetails: { outbound: { arrivalTime: '14:00' } } }),
    ).toHaveLength(1);
  });
});

import { newPoi } from '@ooo/domain/pois/new-poi';
import { Poi } from '@ooo/domain/pois/poi.schema';
import { PoiId, TripId } from '@ooo/domain/shared/ids';
import { FlightDetails } from '@ooo/domain/trips/trip.schema';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { expect, test } from 'vitest';
import { toTripDocument } from './trip-document.ts';

let ids = 0;

function makePlace(fields: Partial<Record<keyof Poi, unknown>>): Poi {
  const place = newPoi(
    { tripId: TripId.parse(1_000_001), name: 'Place' },
    { id: PoiId.parse((ids += 1)), now: '2025-09-01T00:00:00.000Z' },
  );
  return Poi.parse({ ...place, ...fields });
}

const TRIP = makeTrip({ name: 'Autumn', destination: 'Seoul', flightDetails: null });

test('places are listed by day and time, the unscheduled ones last', () => {
  const document = toTripDocument(TRIP, [
    makePlace({ name: 'Dinner', tag: 'eat', date: '2025-10-02', startTime: '18:00', duration: 120 }),
    makePlace({ name: 'Some day' }),
    makePlace({ name: 'Palace', date: '2025-10-02', startTime: '09:30' }),
    makePlace({ name: 'Market', date: '2025-10-01' }),
  ]);
  const body = document.slice(document.indexOf('## '));
  expect(body).toBe(`## 2025-10-01, Wednesday

- **Market** (misc)

## 2025-10-02, Thursday

- 09:30: **Palace** (misc)
- 18:00, 120 min: **Dinner** (eat)

## Saved

- **Some day** (misc)
`);
});

test('what is known about a place follows it, with its source', () => {
  const document = toTripDocument(TRIP, [
    makePlace({
      notes: 'Rating: 4.5 | Price: $$\nsecond line',
      location: { address: '1 Sajik-ro', neighborhood: 'Jongno', coordinates: [126.977, 37.579] },
      openingHours: 'Mo-Su 09:00-18:00',
      source: 'OpenStreetMap',
      sourceAsOf: '2025-09-01',
    }),
  ]);
  expect(document).toContain(String.raw`- **Place** (misc)
  - Address: 1 Sajik-ro, Jongno
  - Latitude, longitude: 37.579, 126.977
  - Opening hours: Mo-Su 09:00-18:00
  - Notes: Rating: 4.5 \| Price: $$ second line
  - Source: OpenStreetMap, 2025-09-01
`);
});

test('flights and their segments are there', () => {
  const flightDetails = FlightDetails.parse({
    outbound: {
      flightNumber: 'KE082',
      departureTime: '13:00',
      arrivalTime: '17:20+1',
      segments: [
        {
          flightNumber: 'KE082',
          from: 'JFK',
          to: 'ICN',
          departureDate: '2025-10-01',
          departureTime: '13:00',
          arrivalDate: '2025-10-02',
          arrivalTime: '17:20',
          seat: '12A',
          pnr: 'ABC123',
        },
      ],
    },
    baggage: { weightLimit: '23 kg' },
  });
  const document = toTripDocument({ ...TRIP, flightDetails }, []);
  expect(document).toContain(`## Outbound flight

- Flight: KE082
- Departure: 13:00
- Arrival: 17:20+1
- KE082: JFK 2025-10-01 13:00 to ICN 2025-10-02 17:20, seat 12A, booking ABC123

## Baggage

- Weight: 23 kg
`);
  expect(document).not.toContain('Return flight');
});

test('a name cannot become a heading, a link or a tag', () => {
  const name = '<img src=x onerror=alert(1)>\n# [Free](http://example.com) `flights`';
  const document = toTripDocument({ ...TRIP, name }, [makePlace({ name })]);
  const escaped = String.raw`\<img src=x onerror=alert(1)\> \# \[Free\](http://example.com) \`flights\``;
  expect(document.split('\n')[0]).toBe(`# ${escaped}`);
  expect(document).toContain(`- **${escaped}** (misc)`);
});

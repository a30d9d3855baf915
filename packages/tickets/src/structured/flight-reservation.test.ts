import { describe, expect, it } from 'vitest';
import type { SegmentDraft } from '../document.ts';
import { makeJsonLdPage, makeReservation, RESERVATION } from '../testing/reservation.ts';
import { toSegmentDrafts } from './flight-reservation.ts';
import { scanHtml } from './scan-html.ts';

function readSegments(html: string): SegmentDraft[] {
  return toSegmentDrafts(scanHtml(html));
}

/** Values without their sources. */
function valuesOf(segment: SegmentDraft | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...segment }).map(([field, found]) => [
      field,
      'value' in found ? found.value : found,
    ]),
  );
}

function flightNumbers(html: string): unknown[] {
  return readSegments(html).map((segment) => segment.flightNumber?.value);
}

describe('JSON-LD', () => {
  it('gives every field of a reservation, times on the clock of the airport', () => {
    const segments = readSegments(makeJsonLdPage(RESERVATION));
    expect(segments.map(valuesOf)).toEqual([
      {
        flightNumber: 'KE81',
        airline: 'Korean Air',
        from: 'ICN',
        fromName: 'Incheon',
        to: 'JFK',
        toName: 'John F. Kennedy',
        departureDate: { year: 2027, month: 3, day: 4 },
        departureTime: '10:00',
        arrivalDate: { year: 2027, month: 3, day: 4 },
        arrivalTime: '10:20',
        seat: '34A',
        pnr: 'QX7R2M',
        passenger: 'Mina Kim',
      },
    ]);
  });

  it('says where each value was read', () => {
    const [segment] = readSegments(makeJsonLdPage(RESERVATION));
    expect(segment?.departureTime).toEqual({
      value: '10:00',
      snippet: 'departureTime: 2027-03-04T10:00:00+09:00',
      foundBy: 'structured',
    });
  });

  const json = JSON.stringify(RESERVATION);
  it.each([
    ['an array', `[${json},${json}]`, 2],
    ['a graph', `{"@context":"https://schema.org","@graph":[${json}]}`, 1],
    ['objects in a row', `${json}\n${json}`, 2],
    ['objects in a row with a comma', `${json},${json}`, 2],
    ['an HTML comment around it', `<!-- ${json} -->`, 1],
    ['a CDATA section around it', `//<![CDATA[\n${json}\n//]]>`, 1],
    ['trailing commas', json.replaceAll('}', ',}'), 1],
    ['a semicolon at the end', `${json};`, 1],
    ['line ends inside strings', json.replace('Mina Kim', 'Mina\nKim'), 1],
    ['tabs inside strings', json.replace('Mina Kim', 'Mina\tKim'), 1],
    ['escaped quotes', json.replaceAll('"', '&quot;'), 1],
    [
      'types with the address of the vocabulary',
      json.replaceAll('"@type":"', '"@type":"http://schema.org/'),
      1,
    ],
    [
      'several types',
      json.replace('"FlightReservation"', '["Reservation","FlightReservation"]'),
      1,
    ],
    ['no JSON at all', 'window.x = 1', 0],
    ['JSON that ends too early', json.slice(0, -20), 0],
    ['nothing', '', 0],
    ['null', 'null', 0],
    ['nesting without end', '['.repeat(5000), 0],
  ])('reads %s', (_, script, count) => {
    expect(flightNumbers(makeJsonLdPage(script))).toEqual(
      Array.from({ length: count }, () => 'KE81'),
    );
  });

  it('follows references within a graph, in circles too', () => {
    const { reservationFor, ...rest } = RESERVATION;
    const graph = [
      { ...rest, reservationFor: { '@id': '#flight' } },
      { ...reservationFor, '@id': '#flight', partOf: { '@id': '#flight' } },
    ];
    expect(flightNumbers(makeJsonLdPage({ '@graph': graph }))).toEqual(['KE81']);
  });

  it('gives a segment for each flight of a reservation', () => {
    const back = { ...RESERVATION.reservationFor, flightNumber: '82' };
    const both = { ...RESERVATION, reservationFor: [RESERVATION.reservationFor, back] };
    expect(flightNumbers(makeJsonLdPage(both))).toEqual(['KE81', 'KE82']);
  });

  it('reads a script without an end tag', () => {
    expect(flightNumbers(`<script type="application/ld+json">${json}`)).toEqual(['KE81']);
  });

  it.each(['http://schema.org/Cancelled', 'https://schema.org/ReservationCancelled', 'Canceled'])(
    'gives no segment for the status %s',
    (reservationStatus) => {
      expect(readSegments(makeJsonLdPage(makeReservation({ reservationStatus })))).toEqual([]);
    },
  );

  it.each([
    ['081', 'KE', 'KE81'],
    ['KE081', 'KE', 'KE81'],
    ['ke 0081', undefined, 'KE81'],
    ['7C1102', undefined, '7C1102'],
    ['EZY8724', undefined, 'EZY8724'],
    ['1102', '7C', '7C1102'],
    ['8724A', 'U2', 'U28724A'],
    ['110', undefined, '110'],
    ['n/a', 'KE', undefined],
  ])('makes of number %s and carrier %s the flight %s', (flightNumber, iataCode, expected) => {
    const airline = { '@type': 'Airline', name: 'Air', iataCode };
    expect(flightNumbers(makeJsonLdPage(makeReservation({}, { flightNumber, airline })))).toEqual([
      expected,
    ]);
  });

  it.each<[string, unknown, string]>([
    ['a name', 'American', 'AA110'],
    ['a thing with a name', { '@type': 'Airline', name: 'United Airlines' }, 'UA110'],
    ['the name of nobody', 'Trips and More', '110'],
    ['another name than the number', { name: 'LATAM', iataCode: 'XL' }, 'XL110'],
  ])('takes the carrier of a number alone from %s', (_, airline, expected) => {
    const page = makeJsonLdPage(makeReservation({}, { flightNumber: '0110', airline }));
    expect(flightNumbers(page)).toEqual([expected]);
  });

  it.each([
    ['2027-03-04T20:15:00-08:00', '20:15'],
    ['2027-03-04T20:15', '20:15'],
    ['2027-03-04 20:15:30', '20:15'],
    ['20270304T201500', '20:15'],
    ['2027-03-04T20:15:00.000Z', '20:15'],
    ['2027-03-04', undefined],
  ])('reads %s as the 4th of March at %s', (departureTime, time) => {
    const [segment] = readSegments(makeJsonLdPage(makeReservation({}, { departureTime })));
    expect(segment?.departureDate?.value).toEqual({ year: 2027, month: 3, day: 4 });
    expect(segment?.departureTime?.value).toBe(time);
  });

  it.each(['2027-02-30T10:00', 'soon', '', '2027-13-01'])(
    'takes no date from "%s"',
    (departureTime) => {
      const [segment] = readSegments(makeJsonLdPage(makeReservation({}, { departureTime })));
      expect(segment?.flightNumber?.value).toBe('KE81');
      expect(segment?.departureDate).toBeUndefined();
    },
  );

  it('does not invent a segment from an empty template or another reservation', () => {
    expect(
      readSegments(
        makeJsonLdPage({ '@type': 'FlightReservation', reservationFor: { '@type': 'Flight' } }),
      ),
    ).toEqual([]);
    expect(
      readSegments(makeJsonLdPage({ '@type': 'LodgingReservation', reservationNumber: 'QX7R2M' })),
    ).toEqual([]);
  });

  it('takes no sentence for a booking code', () => {
    const [segment] = readSegments(
      makeJsonLdPage(makeReservation({ reservationNumber: 'see your mail' })),
    );
    expect(segment?.pnr).toBeUndefined();
  });
});

const MICRODATA = `
<div itemscope itemtype="http://schema.org/FlightReservation">
  <meta itemprop="reservationNumber" content="QX7R2M">
  <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Flight">
    <span itemprop="flightNumber">KE <b>081</b></span>
    <div itemprop="departureAirport" itemscope itemtype="http://schema.org/Airport"><meta itemprop="iataCode" content="ICN"></div>
    <div itemprop="arrivalAirport" itemscope itemtype="http://schema.org/Airport"><meta itemprop="iataCode" content="JFK"></div>
    <time itemprop="departureTime" datetime="2027-03-04T10:00:00+09:00">10 o'clock</time>
  </div>
</div>`;

const MICRODATA_VALUES = {
  flightNumber: 'KE81',
  from: 'ICN',
  to: 'JFK',
  departureDate: { year: 2027, month: 3, day: 4 },
  departureTime: '10:00',
  pnr: 'QX7R2M',
};

describe('microdata', () => {
  it.each([
    ['as it should be', MICRODATA],
    ['with end tags left out', MICRODATA.replaceAll('</div>', '')],
    ['with tags that nobody opened', MICRODATA.replaceAll('<meta', '</i></span-x><meta')],
    ['in capitals', MICRODATA.replace(/<(\/?)(div|meta)/g, (tag) => tag.toUpperCase())],
    ['without quotes', MICRODATA.replaceAll(/"([\w-]+)"/g, '$1')],
    ['with the end cut off', MICRODATA.slice(0, -14)],
  ])('is read %s', (_, html) => {
    expect(readSegments(html).map(valuesOf)).toEqual([MICRODATA_VALUES]);
  });

  it('keeps two reservations apart, also where the first is not closed', () => {
    const second = MICRODATA.replace('081', '082').replace('QX7R2M', 'AB2C3D');
    const html = `${MICRODATA.replaceAll('</div>', '')}${second}`;
    expect(
      readSegments(html).map((segment) => [segment.flightNumber?.value, segment.pnr?.value]),
    ).toEqual([
      ['KE81', 'QX7R2M'],
      ['KE82', 'AB2C3D'],
    ]);
  });
});

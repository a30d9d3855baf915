import { describe, expect, it } from 'vitest';
import {
  type EventLines,
  FLIGHT_EVENT,
  makeCalendar,
  makeEvent,
} from '../testing/make-calendar.ts';
import { readFlights } from '../testing/read-flights.ts';

describe('the flight of an event', () => {
  it.each([
    ['an hour for a flight of fourteen', '20270304T020000Z'],
    ['no time at all', '20270304T010000Z'],
  ])('takes no arrival of an event that has %s', async (_, DTEND) => {
    const { legs: segments } = await readFlights(makeCalendar([{ ...FLIGHT_EVENT, DTEND }]));
    expect(segments).toMatchObject([{ departureDate: '2027-03-04', departureTime: '10:00' }]);
    expect(segments[0]?.arrivalTime).toBeUndefined();
    expect(segments[0]?.arrivalDate).toBeUndefined();
  });

  it('takes the arrival of its text where its end is none', async () => {
    const DESCRIPTION =
      'Flight number: KE 081\\nDeparture: 04 Mar 2027 10:00 Incheon (ICN)\\nArrival: 04 Mar 2027 10:20 New York (JFK)';
    const { legs: segments, questions } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, DESCRIPTION, DTEND: '20270304T020000Z' }]),
    );
    expect(segments).toMatchObject([{ departureTime: '10:00', arrivalTime: '10:20' }]);
    expect(questions).toEqual([]);
  });

  it('takes no arrival of a zone that only its writer knows, and that cannot be both places’', async () => {
    const times = {
      'DTSTART;TZID=Office': '20270304T100000',
      'DTEND;TZID=Office': '20270305T002000',
    };
    const { legs: segments } = await readFlights(makeCalendar([makeEvent(times)]));
    expect(segments).toMatchObject([{ departureDate: '2027-03-04', departureTime: '10:00' }]);
    expect(segments[0]?.arrivalTime).toBeUndefined();
  });

  it('takes no end that no flight could have', async () => {
    const times = { DTSTART: '20270304T010000Z', DTEND: '20270314T010000Z' };
    const { legs: segments } = await readFlights(makeCalendar([makeEvent(times)]));
    expect(segments).toMatchObject([{ departureTime: '10:00' }]);
    expect(segments[0]?.arrivalTime).toBeUndefined();
  });

  it('takes the event’s times and asks where its text has others', async () => {
    const DESCRIPTION =
      'Flight number: KE 081\\nDeparture\\nDate: 04 Mar 2027\\nTime: 09:30\\nFrom: Incheon (ICN)\\n' +
      'Arrival\\nDate: 04 Mar 2027\\nTime: 10:20\\nAt: John F Kennedy (JFK)';
    const { legs: segments, questions } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, DESCRIPTION }]),
    );
    expect(segments).toMatchObject([{ departureTime: '10:00', arrivalTime: '10:20' }]);
    expect(questions).toMatchObject([
      { id: 'leg-1-departureTime', choices: [{ value: '10:00' }, { value: '09:30' }] },
    ]);
  });

  it.each([
    ['codes in the heading', { SUMMARY: 'KE081 ICN-JFK', DESCRIPTION: '' }],
    [
      'a city in the heading',
      { SUMMARY: 'Flight to New York (KE 81)', LOCATION: 'Incheon (ICN)', DESCRIPTION: '' },
    ],
    ['Korean', { SUMMARY: '대한항공 KE081 서울(ICN) - 뉴욕(JFK)', DESCRIPTION: '' }],
    [
      'a page',
      { SUMMARY: 'Trip', DESCRIPTION: '<p>Flight KE 81</p><p>Seoul (ICN)<br>New York (JFK)</p>' },
    ],
  ])('finds number and airports in %s', async (_, change) => {
    const { legs: segments } = await readFlights(makeCalendar([{ ...FLIGHT_EVENT, ...change }]));
    expect(segments).toMatchObject([
      {
        flightNumber: 'KE81',
        from: 'ICN',
        to: 'JFK',
        departureTime: '10:00',
        arrivalTime: '10:20',
      },
    ]);
  });

  it.each<[string, EventLines]>([
    [
      'where it takes place',
      { SUMMARY: 'KE81 Seoul to New York', LOCATION: 'Incheon International Airport\\nSeoul' },
    ],
    [
      'its heading',
      {
        SUMMARY: '서울(ICN) → 뉴욕(JFK) KE081',
        DESCRIPTION:
          'KE081\\n출발: 2027년 3월 4일 10:00 서울 인천국제공항\\n도착: 2027년 3월 4일 10:20 뉴욕 케네디공항',
      },
    ],
  ])('takes the airport of a city from %s', async (_, change) => {
    const { legs: segments, questions } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, DESCRIPTION: '', ...change }]),
    );
    expect(segments).toMatchObject([{ flightNumber: 'KE81', from: 'ICN', departureTime: '10:00' }]);
    expect(questions.map(({ field }) => field)).not.toContain('from');
  });

  it('reads a flight under the airline’s name', async () => {
    const change = {
      SUMMARY: 'Delta Air Lines Flight 1567 (ATL - BOS)',
      DESCRIPTION: 'Atlanta\\, GA (ATL) to Boston\\, MA (BOS)\\nDelta 1567\\nDeparture: 08:25 AM',
      DTSTART: '20270111T082500',
      DTEND: '20270111T110100',
    };
    const { legs: segments, questions } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, ...change }]),
    );
    expect(segments).toMatchObject([
      {
        flightNumber: 'DL1567',
        from: 'ATL',
        to: 'BOS',
        departureTime: '08:25',
        arrivalTime: '11:01',
      },
    ]);
    expect(questions).toEqual([]);
  });

  it('knows from the event whether 3/4 in its text is in March or in April', async () => {
    const DESCRIPTION =
      '[Flight] 3/4/2027 Korean Air(KE) #81 dep ICN 10:00am KST arr JFK 10:20am EST\\nSeat 34A';
    const { legs: segments, questions } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, SUMMARY: 'KE81 ICN to JFK', DESCRIPTION }]),
    );
    expect(segments).toMatchObject([{ departureDate: '2027-03-04', departureTime: '10:00' }]);
    expect(questions).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  EVENT_SEGMENT,
  type EventLines,
  makeCalendar,
  makeEvent,
  OUTLOOK_ZONE,
} from '../../testing/make-calendar.ts';
import { readFlights } from '../../testing/read-flights.ts';

describe('the times of events', () => {
  it.each<[string, EventLines, string[]?]>([
    ['in UTC', { DTSTART: '20270304T010000Z', DTEND: '20270304T152000Z' }],
    [
      'of no zone, on the airports’ clocks',
      { DTSTART: '20270304T100000', DTEND: '20270304T102000' },
    ],
    [
      'in the airports’ zones',
      {
        'DTSTART;TZID=Asia/Seoul': '20270304T100000',
        'DTEND;TZID=America/New_York': '20270304T102000',
      },
    ],
    [
      'in a zone of neither airport',
      {
        'DTSTART;TZID=Europe/Berlin': '20270304T020000',
        'DTEND;TZID=Europe/Berlin': '20270304T162000',
      },
    ],
    [
      'in a zone with a path before it',
      {
        'DTSTART;TZID=/example.org/2027/Europe/Berlin': '20270304T020000',
        'DTEND;TZID=/example.org/2027/Europe/Berlin': '20270304T162000',
      },
    ],
    [
      'in a zone that the file explains',
      {
        'DTSTART;TZID=Korea Standard Time': '20270304T100000',
        'DTEND;TZID=Korea Standard Time': '20270305T002000',
      },
      OUTLOOK_ZONE,
    ],
    [
      'in a zone that only Windows knows',
      {
        'DTSTART;TZID=Korea Standard Time': '20270304T100000',
        'DTEND;TZID=Korea Standard Time': '20270305T002000',
      },
    ],
    [
      'in a zone that is its offset',
      { 'DTSTART;TZID=GMT+1': '20270304T020000', 'DTEND;TZID="UTC+01:00"': '20270304T162000' },
    ],
    [
      'in zones that only their writer knows, on the airports’ clocks',
      {
        'DTSTART;TZID=(GMT+09.00) Seoul': '20270304T100000',
        'DTEND;TZID=(GMT-05.00) Eastern Time': '20270304T102000',
      },
    ],
    ['with a duration for the end', { DTSTART: '20270304T010000Z', DURATION: 'PT14H20M' }],
  ])('reads times %s', async (_, times, around) => {
    const { legs: segments, questions } = await readFlights(
      makeCalendar([makeEvent(times)], around),
    );
    expect(segments).toMatchObject([EVENT_SEGMENT]);
    expect(questions).toEqual([]);
  });

  it('reads a whole day as a date alone', async () => {
    const calendar = makeCalendar([makeEvent({ 'DTSTART;VALUE=DATE': '20270304' })]);
    const { legs: segments } = await readFlights(calendar);
    expect(segments).toMatchObject([{ flightNumber: 'KE81', departureDate: '2027-03-04' }]);
    expect(segments[0]?.departureTime).toBeUndefined();
    expect(segments[0]?.arrivalDate).toBeUndefined();
  });

  it.each([
    ['each second', 'FREQ=SECONDLY'],
    ['each day', 'FREQ=DAILY'],
    ['each minute of a day of the year', `FREQ=YEARLY;BYMINUTE=${[...Array(60).keys()].join(',')}`],
  ])('takes a zone that changes its clock %s for unknown', async (_, rule) => {
    const zone = OUTLOOK_ZONE.map((line) => line.replace('Korea Standard Time', 'Endless'));
    zone.splice(4, 0, `RRULE:${rule}`);
    const times = {
      'DTSTART;TZID=Endless': '20270304T100000',
      'DTEND;TZID=Endless': '20270305T002000',
    };
    const { legs: segments } = await readFlights(makeCalendar([makeEvent(times)], zone));
    expect(segments).toMatchObject([{ departureDate: '2027-03-04', departureTime: '10:00' }]);
    expect(segments[0]?.arrivalTime).toBeUndefined();
  });
});

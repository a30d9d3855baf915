import { describe, expect, it } from 'vitest';
import { MAX_EVENTS } from '../../limits.ts';
import { cpuMs } from '../../testing/cpu-ms.ts';
import { type EventLines, FLIGHT_EVENT, makeCalendar } from '../../testing/make-calendar.ts';
import { readFlights } from '../../testing/read-flights.ts';

describe('the events of a calendar', () => {
  const retimed = { ...FLIGHT_EVENT, DTSTART: '20270304T030000Z', DTEND: '20270304T172000Z' };
  it.each<[string, EventLines[], string[]]>([
    ['the last version', [FLIGHT_EVENT, { ...retimed, SEQUENCE: '2' }], ['12:00']],
    ['the last version first', [{ ...retimed, SEQUENCE: '2' }, FLIGHT_EVENT], ['12:00']],
    ['none that was called off', [FLIGHT_EVENT, { ...FLIGHT_EVENT, STATUS: 'CANCELLED' }], []],
    [
      'none that was called off later',
      [FLIGHT_EVENT, { ...retimed, SEQUENCE: '1', STATUS: 'CANCELLED' }],
      [],
    ],
    [
      'what was called off and stands again',
      [
        { ...FLIGHT_EVENT, SEQUENCE: '1', STATUS: 'CANCELLED' },
        { ...FLIGHT_EVENT, SEQUENCE: '2' },
      ],
      ['10:00'],
    ],
    [
      'another event that was called off beside it',
      [FLIGHT_EVENT, { ...retimed, UID: 'trip-9@air.example', STATUS: 'CANCELLED' }],
      ['10:00'],
    ],
    [
      'all events of a program that gives them one id',
      [FLIGHT_EVENT, { ...FLIGHT_EVENT, DTSTART: '20270414T010000Z', DTEND: '20270414T152000Z' }],
      ['10:00', '10:00'],
    ],
  ])('of events that were changed it reads %s', async (_, events, times) => {
    const { legs: segments } = await readFlights(makeCalendar(events));
    expect(segments.map(({ departureTime }) => departureTime)).toEqual(times);
  });

  it('reads an event that comes again a million times as one', async () => {
    const rule = { RRULE: 'FREQ=SECONDLY;COUNT=1000000', RDATE: '20270305T010000Z' };
    const { legs: segments } = await readFlights(makeCalendar([{ ...FLIGHT_EVENT, ...rule }]));
    expect(segments).toMatchObject([{ departureDate: '2027-03-04', departureTime: '10:00' }]);
  });

  it('takes time with the number of its events, not with the square of it', async () => {
    const calendar = makeCalendar(
      Array.from({ length: 4000 }, (_, at) => ({ ...FLIGHT_EVENT, UID: `trip-${at}` })),
    );
    const started = cpuMs();
    await readFlights(calendar);
    // With the square it were a hundred seconds.
    expect(cpuMs() - started).toBeLessThan(10_000);
  });

  it('is read up to so many events, and says so', async () => {
    const meeting = { SUMMARY: 'Meeting', DTSTART: '20270304T100000Z' };
    const { warnings } = await readFlights(
      makeCalendar(Array.from({ length: MAX_EVENTS + 1 }, () => meeting)),
    );
    expect(warnings.map(({ code }) => code)).toContain('TRUNCATED');
  });

  it('gives no segment of a calendar that calls off', async () => {
    expect((await readFlights(makeCalendar([FLIGHT_EVENT], ['METHOD:CANCEL']))).legs).toEqual([]);
  });
});

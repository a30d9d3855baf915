import { describe, expect, it } from 'vitest';
import {
  EVENT_SEGMENT,
  type EventLines,
  FLIGHT_EVENT,
  makeCalendar,
} from '../testing/make-calendar.ts';
import { makeMail } from '../testing/make-mail.ts';
import { readBytes } from '../testing/read-bytes.ts';
import { readFlights } from '../testing/read-flights.ts';

describe('readCalendar', () => {
  it('reads the journey of several events', async () => {
    const back = {
      ...FLIGHT_EVENT,
      UID: 'trip-2@air.example',
      DTSTART: '20270314T160000Z',
      DTEND: '20270315T073000Z',
      SUMMARY: 'Your flight from JFK to ICN',
      DESCRIPTION: 'Flight number: KE 082',
    };
    const hotel = {
      DTSTART: '20270304T200000Z',
      SUMMARY: 'Hotel in New York',
      UID: 'h@home.example',
    };
    const { legs: segments, destination } = await readFlights(
      makeCalendar([FLIGHT_EVENT, hotel, back]),
    );
    expect(segments.map(({ flightNumber }) => flightNumber)).toEqual(['KE81', 'KE82']);
    expect(destination).toBe('New York');
  });

  it.each<[string, EventLines]>([
    ['a meeting', { SUMMARY: 'Meeting 12', DESCRIPTION: 'Room 34A' }],
    ['a hotel', { SUMMARY: 'Hotel Kennedy', DESCRIPTION: 'Check-in 15:00, near JFK' }],
    ['a train', { SUMMARY: 'Zug ICE 123 Frankfurt - Berlin', DESCRIPTION: 'Gleis 7, Wagen 12' }],
    ['a reminder', { SUMMARY: 'Online check-in opens: KE081 ICN-JFK' }],
    ['a flight that was cancelled', { STATUS: 'CANCELLED' }],
    ['an event on a day that is none', { DTSTART: '20271399T990000Z' }],
  ])('gives no segment for %s', async (_, change) => {
    const { legs: segments, warnings } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, ...change }]),
    );
    expect(segments).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'NO_FLIGHT' }]);
  });

  const plain = makeCalendar([FLIGHT_EVENT]);
  const korean = plain.replace('Your flight', '대한항공 항공편 안내');
  it.each<[string, string | Uint8Array]>([
    ['folded at every twentieth character', plain.replaceAll(/(.{20})(?=.)/g, '$1\r\n ')],
    ['folded inside a character', foldBytes(korean, 21)],
    ['with line ends of Unix', plain.replaceAll('\r\n', '\n')],
    ['with line ends that are no line ends', plain.replaceAll('\\n', '\r\n')],
    ['with names in lower case', plain.replaceAll(/^[A-Z]+(?=:)/gm, (name) => name.toLowerCase())],
    [
      'with an event alone',
      plain.replace(/^[^]*(?=BEGIN:VEVENT)/, '').replace('END:VCALENDAR', ''),
    ],
    ['twice over', plain + plain],
    ['with a byte order mark', `\uFEFF${plain}`],
  ])('reads a file %s', async (_, calendar) => {
    expect((await readFlights(calendar)).legs).toMatchObject([
      { flightNumber: 'KE81', from: 'ICN', to: 'JFK', departureTime: '10:00' },
    ]);
  });

  it('is read as a part of a mail, beside what the mail itself says', async () => {
    const mail = makeMail([
      { type: 'text/plain; charset=utf-8', content: 'Have a good flight!' },
      { type: 'text/calendar; charset=utf-8; method=PUBLISH', content: plain },
    ]);
    const { legs: segments } = await readFlights(mail);
    expect(segments).toMatchObject([EVENT_SEGMENT]);
  });

  it('is shown with the line of each value', async () => {
    const document = await readBytes(plain);
    const [segment] = document.structured;
    expect(document.kind).toBe('calendar');
    expect(document.parsedLines).toBe(0);
    for (const found of [segment?.departureTime, segment?.flightNumber, segment?.pnr]) {
      expect(document.lines[(found?.line ?? 0) - 1]).toContain(found?.snippet);
    }
  });

  it('is damaged where a line has no value', async () => {
    await expect(readFlights(plain.replace('SUMMARY:', 'SUMMARY;'))).rejects.toMatchObject({
      code: 'BROKEN',
      message: expect.stringMatching(/calendar/),
    });
  });

  it('reads of an event no more than of any document', async () => {
    const DESCRIPTION = 'KE 82 ICN '.repeat(300_000);
    const { legs: segments, warnings } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, SUMMARY: 'KE81 ICN-JFK', DESCRIPTION }]),
    );
    expect(segments.length).toBeLessThan(2);
    expect(warnings.map(({ code }) => code)).toContain('TRUNCATED');
  });
});

function foldBytes(text: string, width: number): Uint8Array {
  const latin1 = Buffer.from(text).toString('latin1');
  return Buffer.from(
    latin1.replaceAll(new RegExp(`([^\\r\\n]{${width}})(?=[^\\r\\n])`, 'g'), '$1\r\n '),
    'latin1',
  );
}

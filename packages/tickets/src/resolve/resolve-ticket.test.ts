import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { describe, expect, it } from 'vitest';
import type { TravelDocument } from '../document.ts';
import { parseSegments } from '../parsers/parse-segments.ts';
import { makeDocument } from '../testing/make-document.ts';
import { resolveTicket } from './resolve-ticket.ts';

function read(text: string, fields: Partial<TravelDocument> = {}) {
  const document = makeDocument(text, fields);
  return resolveTicket(document, parseSegments(document));
}

const codes = (reading: ReturnType<typeof read>) => reading.warnings.map(({ code }) => code);

describe('resolveTicket', () => {
  it('asks for the year where receipt and issue disagree', () => {
    const reading = read('Issue date: 05 JUN 2017\nFlight IB3677  TXL - MAD  20-Jul 12:25 15:35', {
      receivedOn: '2017-12-29' as CalendarDate,
    });
    expect(reading.legs[0]).toMatchObject({
      departureDate: '2018-07-20',
      arrivalDate: '2018-07-20',
    });
    expect(codes(reading)).toEqual(['YEAR_ASSUMED']);
    expect(reading.questions).toMatchObject([
      { id: 'leg-1-departureDate', choices: [{ value: '2018-07-20' }, { value: '2017-07-20' }] },
    ]);
  });

  it('takes 10/11 day first on the paper of a French carrier, and asks nothing', () => {
    const reading = read('Air France\nFlight AF 22  CDG - JFK  10/11/2025 08:30 10:40');
    expect(reading.legs[0]?.departureDate).toBe('2025-11-10');
    expect(reading.questions).toEqual([]);
  });

  it('takes it day first with a French carrier, and asks, where somebody else writes', () => {
    const reading = read('Flight AF 22  CDG - JFK  10/11/2025 08:30 10:40');
    expect(reading.questions[0]).toMatchObject({
      id: 'leg-1-departureDate',
      choices: [{ value: '2025-11-10' }, { value: '2025-10-11' }],
    });
  });

  it('asks which day 10/11 is where the carriers disagree', () => {
    const reading = read(
      'Flight AF 22  CDG - JFK  10/11/2025 08:30 10:40\n\nFlight DL 264  JFK - CDG  12/11/2025 19:30 09:00+1',
    );
    expect(reading.questions[0]).toMatchObject({
      id: 'leg-1-departureDate',
      choices: [{ value: '2025-11-10' }, { value: '2025-10-11' }],
    });
  });

  it('asks which airport of a city is meant', () => {
    const reading = read(
      'Flight BA 117\nDeparture: London  15 Oct 2025 08:20\nArrival: New York JFK (JFK) 15 Oct 2025 11:05',
    );
    expect(reading.legs[0]).toMatchObject({ from: 'LHR', to: 'JFK' });
    expect(reading.questions.map(({ id }) => id)).toEqual(['leg-1-from']);
  });

  it.each([
    ['main', 'LHR', 'LHR', []],
    ['other', 'LGW', 'LGW', []],
    ['two airports', 'LGW', 'LHR', ['leg-1-to']],
  ])('takes the %s of a city that the rest of the journey names', (_, from, to, asked) => {
    const back = `Flight BA 116\nDeparture: London (${from})  25 Oct 2025 08:20\nArrival: Madrid (MAD) 25 Oct 2025 11:40`;
    const more =
      to === from
        ? ''
        : '\n\nFlight BA 457\nDeparture: Madrid (MAD) 27 Oct 2025 08:20\nArrival: London (LHR) 27 Oct 2025 09:40';
    const reading = read(
      `Flight BA 117\nDeparture: New York JFK (JFK)  15 Oct 2025 18:20\nArrival: London  16 Oct 2025 06:25\n\n${back}${more}`,
    );
    expect(reading.legs[0]?.to).toBe(to);
    expect(reading.questions.map(({ id }) => id)).toEqual(asked);
  });

  it('says that the printed duration does not fit', () => {
    const reading = read('Flight KE081 ICN - JFK 15 Oct 2025 10:00 11:05\nDuration: 10h 00m');
    expect(codes(reading)).toEqual(['DURATION_MISMATCH']);
    expect(reading.warnings[0]?.message).toBe(
      'The ticket says 10h 00m, but by its times the flight takes 14h 05m.',
    );
  });

  it('puts segments in order of departure and points notes at their new places', () => {
    const reading = read(
      'Flight KE082 JFK - ICN 25 Oct 2025 12:30 26 Oct 2025 16:10\n\nFlight KE081 ICN - JFK 15 Oct 2025 10:00 11:05\nDuration: 10h 00m',
    );
    expect(reading.legs.map((segment) => segment.flightNumber)).toEqual(['KE81', 'KE82']);
    expect(reading.warnings).toMatchObject([{ code: 'DURATION_MISMATCH', leg: 0 }]);
    expect(reading).toMatchObject({ destination: 'New York', returnFrom: 1 });
  });

  it('takes the carrier of a lone number from the sender', () => {
    const reading = read('Flight 0174  PUJ - FLL  25 Jun 2026 2:33 PM  5:08 PM', {
      sender: 'JetBlue <noreply@jetblue.com>',
    });
    expect(reading.legs[0]).toMatchObject({ flightNumber: 'B6174', airline: 'JetBlue' });
  });

  it('keeps the marketing number of a codeshare and names who flies', () => {
    const reading = read('Flight DL 9520\nOperated by KLM\nTXL - AMS 07 JUN 2016 12:10 13:30');
    expect(reading.legs).toMatchObject([{ flightNumber: 'DL9520', operatedBy: 'KLM' }]);
  });

  it.each([
    ['Flight KE081 is a good flight.', /no date/u],
    ['Your order KE081 of 15 Oct 2025', /no departure and arrival airport/u],
    ['', /nothing like a flight/u],
  ])('says why there is no flight in “%s”', (text, reason) => {
    const reading = read(text);
    expect(reading.legs).toEqual([]);
    expect(reading.warnings).toEqual([
      { code: 'NO_FLIGHT', message: expect.stringMatching(reason) },
    ]);
  });
});
